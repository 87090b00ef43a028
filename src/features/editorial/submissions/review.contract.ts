import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { contentTextOutput, dayInput, idInput } from '../../../platform/contract/fields.ts';
import { fileInput, fileOutput } from '../../../platform/contract/file-answer.ts';
import { advices, reviewStates } from './domain/review.ts';
import { submissionKinds } from './domain/submission.ts';
import { fileEntry, line, prose } from './fields.contract.ts';

const invitedCall = { freshness: 'private', origin: 'ours' } as const;
const code = z.string().min(20).max(200);

export const getReview = defineEndpoint({
  name: 'GET /front/review/detail',
  summary: 'Returns a review request, for anyone with its link.',
  input: z.object({ code }),
  output: z.object({
    name: z.string(),
    state: z.enum(reviewStates),
    dueOn: z.string(),
    /** The requested extension. */
    requestedUntil: z.string().nullable(),
    /** The name of the file that they sent along. */
    attachment: z.string().nullable(),
    kind: z.enum(submissionKinds),
    titles: contentTextOutput,
    abstracts: contentTextOutput,
    keywords: z.record(z.string(), z.array(z.string())),
    advice: z.enum(advices).nullable(),
    toAuthor: z.string(),
    toEditor: z.string(),
    files: z.array(fileEntry),
  }),
  ...invitedCall,
});

export const answerReview = defineEndpoint({
  name: 'POST /front/review/answer',
  summary: 'Agrees to give a review, or declines.',
  input: z.object({ code, agrees: z.boolean() }),
  output: z.object({}),
  ...invitedCall,
});

export const submitReview = defineEndpoint({
  name: 'POST /front/review/give',
  summary: 'Submits the review: recommendation, comments for the author, comments for the editors only.',
  input: z.object({
    code,
    advice: z.enum(advices),
    toAuthor: prose,
    toEditor: prose,
    /** What could influence them; empty where there is nothing, left out where nothing is said. */
    interests: line(5_000).nullable().default(null),
  }),
  output: z.object({}),
  ...invitedCall,
});

export const getReviewFile = defineEndpoint({
  name: 'GET /front/review/file',
  summary: 'Returns a file of a review request.',
  input: z.object({ code, file: idInput }),
  output: fileOutput,
  answers: 'file',
  ...invitedCall,
});

export const askForTime = defineEndpoint({
  name: 'POST /front/review/askForTime',
  summary: 'Asks the editors for time until a later day.',
  input: z.object({ code, until: dayInput, reason: line(1_000).default('') }),
  output: z.object({}),
  ...invitedCall,
});

export const attachToReview = defineEndpoint({
  name: 'POST /front/review/attach',
  summary:
    'Takes one file that goes with the review (PDF, DOCX, ODT or text, up to 6 MB) as bytes; a second one replaces it.',
  takes: 'file',
  input: z.object({ code, name: line(200).min(1), bytes: fileInput }),
  output: z.object({}),
  ...invitedCall,
});
