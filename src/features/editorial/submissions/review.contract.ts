import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { contentTextOutput, idInput } from '../../../platform/contract/fields.ts';
import { fileOutput } from '../../../platform/contract/file-answer.ts';
import { advices, reviewStates } from './domain/review.ts';
import { submissionKinds } from './domain/submission.ts';
import { fileEntry, prose } from './fields.contract.ts';

const invitedCall = { freshness: 'private', origin: 'ours' } as const;
const code = z.string().min(20).max(200);

export const getReview = defineEndpoint({
  name: 'GET /front/review/detail',
  summary: 'What someone is asked about, for whoever has the link of the request.',
  input: z.object({ code }),
  output: z.object({
    name: z.string(),
    state: z.enum(reviewStates),
    dueOn: z.string(),
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
  summary: 'Gives the review: advice, words for the author, words for the editors alone.',
  input: z.object({ code, advice: z.enum(advices), toAuthor: prose, toEditor: prose }),
  output: z.object({}),
  ...invitedCall,
});

export const getReviewFile = defineEndpoint({
  name: 'GET /front/review/file',
  summary: 'A file that a review is asked about.',
  input: z.object({ code, file: idInput }),
  output: fileOutput,
  answers: 'file',
  ...invitedCall,
});
