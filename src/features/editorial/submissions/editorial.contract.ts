import { z } from 'zod';
import { defineConsoleEndpoint } from '../../../platform/contract/endpoint.ts';
import { dayInput, idInput } from '../../../platform/contract/fields.ts';
import { fileOutput } from '../../../platform/contract/file-answer.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { languages } from '../../../platform/kernel/language.ts';
import { emailProblem } from '../../../platform/kernel/person-rules.ts';
import { advices, reviewStates } from './domain/review.ts';
import { decisions } from './domain/steps.ts';
import { submissionKinds, submissionStates } from './domain/submission.ts';
import {
  done,
  line,
  messageInput,
  namedItem,
  previewInput,
  prose,
  revisionInput,
  summary,
  whole,
} from './fields.contract.ts';

const permission = 'submissions.handle';
/** Whether whoever asks is one of its authors. They see what authors see and can do nothing about it here. */
const isAuthor = z.boolean();

export const listSubmissions = defineConsoleEndpoint({
  name: 'GET /console/submissions',
  summary: 'What was sent to this site, by state, kind and editor, the latest changed first.',
  input: z.object({
    state: z.enum(submissionStates).optional(),
    kind: z.enum(submissionKinds).optional(),
    editor: z.enum(['me', 'nobody']).optional(),
    text: line(100).optional(),
    ...pagedInput,
  }),
  output: pagedOutput(
    z.object({ ...summary, author: z.string(), editor: z.string(), journal: namedItem.nullable(), isAuthor }),
  ).extend({ counts: z.partialRecord(z.enum(submissionStates), z.number()) }),
  permission,
});

export const getEditorialSubmission = defineConsoleEndpoint({
  name: 'GET /console/submission',
  summary: 'A submission for editors: all of it, with reviews and notes; for one of its authors what authors see.',
  input: z.object({ id: idInput }),
  output: z.object({
    ...whole,
    isAuthor,
    author: z.string(),
    /** In which the author is written to. */
    language: z.enum(languages),
    /** How a letter to the author could begin, by decision, with what readers said for the author. */
    letters: z.record(z.enum(decisions), z.string()),
    editor: z.object({ account: z.string(), name: z.string() }).nullable(),
    editors: z.array(z.object({ account: z.string(), name: z.string(), isAuthor })),
    reviews: z.array(
      z.object({
        id: z.string(),
        round: z.number(),
        name: z.string(),
        email: z.string(),
        state: z.enum(reviewStates),
        dueOn: z.string(),
        advice: z.enum(advices).nullable(),
        toAuthor: z.string(),
        toEditor: z.string(),
        askedAt: z.string(),
        answeredAt: z.string().nullable(),
      }),
    ),
  }),
  permission,
});

export const assignSubmission = defineConsoleEndpoint({
  name: 'POST /console/submission/assign',
  summary: 'Gives a submission to someone at the console, or to nobody.',
  input: z.object({ id: idInput, account: idInput.nullable() }),
  output: done,
  permission,
});

export const waiveConflict = defineConsoleEndpoint({
  name: 'POST /console/submission/waiveConflict',
  summary: 'Lets an editor deal with a submission of which they are an author; kept with its reason.',
  input: z.object({ id: idInput, account: idInput, reason: line(1_000).min(1) }),
  output: done,
  permission: 'conflicts.waive',
});

export const requestReview = defineConsoleEndpoint({
  name: 'POST /console/submission/requestReview',
  summary: 'Asks someone by mail what they think of it.',
  input: z.object({
    id: idInput,
    name: line(200).min(1),
    email: z
      .string()
      .trim()
      .refine((given) => emailProblem(given) === undefined),
    language: z.enum(languages),
    dueOn: dayInput,
    text: line(5_000).default(''),
  }),
  output: z.object({ review: z.string() }),
  permission,
});

export const cancelReview = defineConsoleEndpoint({
  name: 'POST /console/submission/cancelReview',
  summary: 'No longer waits for a review; its link stops working.',
  input: z.object({ id: idInput, review: idInput }),
  output: done,
  permission,
});

export const decideSubmission = defineConsoleEndpoint({
  name: 'POST /console/submission/decide',
  summary: 'Asks for a revision, accepts or declines, with a letter to the author.',
  input: z.object({ id: idInput, revision: revisionInput, decision: z.enum(decisions), letter: prose.min(1) }),
  output: done,
  permission,
});

export const writeToAuthor = defineConsoleEndpoint({
  name: 'POST /console/submission/message',
  summary: 'Writes to the author about a submission, with files or without.',
  input: z.object({ id: idInput, ...messageInput }),
  output: z.object({ event: z.string() }),
  permission,
});

export const noteSubmission = defineConsoleEndpoint({
  name: 'POST /console/submission/note',
  summary: 'Writes something down that only the console sees.',
  input: z.object({ id: idInput, text: prose.min(1) }),
  output: z.object({ event: z.string() }),
  permission,
});

export const publishSubmission = defineConsoleEndpoint({
  name: 'POST /console/submission/publish',
  summary: 'Publishes an accepted manuscript as a just-accepted article, an accepted video as a video.',
  input: z.object({
    id: idInput,
    doi: line(200)
      .regex(/^(10\.\d{4,9}\/\S+)?$/)
      .default(''),
    journalId: idInput.nullish(),
    accessType: z.union([z.literal(0), z.literal(1)]).default(1),
    licence: line(100).default(''),
  }),
  output: z.object({ item: z.string() }),
  permission,
});

export const getEditorialFile = defineConsoleEndpoint({
  name: 'GET /console/submission/file',
  summary: 'A file of a submission, for editors.',
  input: z.object({ id: idInput, file: idInput }),
  output: fileOutput,
  answers: 'file',
  permission,
});

export const previewEditorialSubmission = defineConsoleEndpoint({
  name: 'GET /console/submission/preview',
  summary: 'A film of a submission to be watched, for editors: its picture or its stream.',
  input: previewInput,
  output: fileOutput,
  answers: 'file',
  permission,
});
