import { z } from 'zod';
import { defineConsoleEndpoint } from '../../../platform/contract/endpoint.ts';
import { dayInput, idInput } from '../../../platform/contract/fields.ts';
import { fileOutput } from '../../../platform/contract/file-answer.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { languages } from '../../../platform/kernel/language.ts';
import { notTakenKinds } from '../../../platform/kernel/not-taken.ts';
import { emailProblem } from '../../../platform/kernel/person-rules.ts';
import { copyStates } from './domain/copies.ts';
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
  uploadInput,
  whole,
} from './fields.contract.ts';

const permission = 'submissions.handle';
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What was read of a manuscript, so that an editor can see whether all of it is there. */
const textReport = z.object({
  counts: z.object({
    words: z.number(),
    headings: z.number(),
    paragraphs: z.number(),
    tables: z.number(),
    figures: z.number(),
    formulas: z.number(),
    notes: z.number(),
    references: z.number(),
    citations: z.number(),
  }),
  /** What stands above the text in the manuscript, and on the page anyway. */
  front: z.array(z.string()).readonly(),
  notTaken: z.array(z.object({ kind: z.enum(notTakenKinds), name: z.string() })).readonly(),
});
export type TextReport = z.infer<typeof textReport>;

/** Of a manuscript in Word that was accepted. */
const manuscriptText = z.object({
  state: z.enum(['none', 'waiting', 'read', 'refused', 'interrupted']),
  reason: z.string().nullable(),
  /** Its hash: whoever publishes it says which text they looked at. */
  body: z.string().nullable(),
  report: textReport.nullable(),
});

/** Whether whoever asks is one of its authors. They see what authors see and can do nothing about it here. */
const isAuthor = z.boolean();

export const listSubmissions = defineConsoleEndpoint({
  name: 'GET /console/submissions',
  summary: 'Lists submissions to this site by state, kind and editor, most recently changed first.',
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
  summary: 'Returns a submission for editors, with reviews and notes; for one of its authors only what authors see.',
  input: z.object({ id: idInput }),
  output: z.object({
    ...whole,
    isAuthor,
    author: z.string(),
    /** What is read of an accepted manuscript in Word; nothing where there is none. */
    text: manuscriptText.nullable(),
    /** In which the author is written to. */
    language: z.enum(languages),
    /** How a letter to the author could begin, by decision, with what readers said for the author. */
    letters: z.record(z.enum(decisions), z.string()),
    editor: z.object({ account: z.string(), name: z.string() }).nullable(),
    editors: z.array(z.object({ account: z.string(), name: z.string(), isAuthor })),
    /** Copies that do not say who wrote them: of which file, its own id once it is ready, whom its text names all the same. */
    copies: z.array(
      z.object({
        file: z.string(),
        state: z.enum(copyStates),
        names: z.array(z.string()),
        copy: z.string().nullable(),
      }),
    ),
    reviews: z.array(
      z.object({
        id: z.string(),
        round: z.number(),
        /** The review is anonymous: the reviewer does not see the authors. */
        anonymous: z.boolean(),
        name: z.string(),
        email: z.string(),
        language: z.enum(languages),
        state: z.enum(reviewStates),
        dueOn: z.string(),
        /** Until when they would like to have time. */
        requestedUntil: z.string().nullable(),
        /** Competing interests that they declared; empty for none. */
        interests: z.string().nullable(),
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
  summary: 'Assigns a submission to an editor, or to nobody.',
  input: z.object({ id: idInput, account: idInput.nullable() }),
  output: done,
  permission,
});

export const waiveConflict = defineConsoleEndpoint({
  name: 'POST /console/submission/waiveConflict',
  summary: 'Lets an editor handle a submission of which they are an author; recorded with its reason.',
  input: z.object({ id: idInput, account: idInput, reason: line(1_000).min(1) }),
  output: done,
  permission: 'conflicts.waive',
});

export const requestReview = defineConsoleEndpoint({
  name: 'POST /console/submission/requestReview',
  summary: 'Invites a reviewer by mail.',
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
    anonymous: z.boolean().default(false),
  }),
  output: z.object({ review: z.string() }),
  permission,
});

export const makeCopies = defineConsoleEndpoint({
  name: 'POST /console/submission/makeCopies',
  summary: 'Orders anonymised copies of the files of this round.',
  input: z.object({ id: idInput }),
  output: done,
  permission,
});

export const giveCleanFile = defineConsoleEndpoint({
  name: 'POST /console/submission/cleanFile',
  summary: 'Provides a file without authors’ names for anonymous reviewers, in place of one that has them.',
  input: z.object({ id: idInput, file: idInput, upload: uploadInput }),
  output: done,
  permission,
});

export const cancelReview = defineConsoleEndpoint({
  name: 'POST /console/submission/cancelReview',
  summary: 'Cancels a review request; its link stops working.',
  input: z.object({ id: idInput, review: idInput }),
  output: done,
  permission,
});

export const decideSubmission = defineConsoleEndpoint({
  name: 'POST /console/submission/decide',
  summary: 'Requests a revision, accepts or declines, with a letter to the author.',
  input: z.object({ id: idInput, revision: revisionInput, decision: z.enum(decisions), letter: prose.min(1) }),
  output: done,
  permission,
});

export const writeToAuthor = defineConsoleEndpoint({
  name: 'POST /console/submission/message',
  summary: 'Sends the author a message about a submission, with or without files.',
  input: z.object({ id: idInput, ...messageInput }),
  output: z.object({ event: z.string() }),
  permission,
});

export const noteSubmission = defineConsoleEndpoint({
  name: 'POST /console/submission/note',
  summary: 'Adds a note that only the console shows.',
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
    /** The text that was looked at, by its hash; without it readers get the file alone. */
    text: sha256.nullish(),
  }),
  output: z.object({ item: z.string() }),
  permission,
});

export const readSubmissionText = defineConsoleEndpoint({
  name: 'POST /console/submission/readText',
  summary: 'Extracts the text of an accepted manuscript in Word, for the first time or again.',
  input: z.object({ id: idInput }),
  output: z.object({ isAsked: z.boolean() }),
  permission,
});

export const getSubmissionText = defineConsoleEndpoint({
  name: 'GET /console/submission/text',
  summary: 'Returns the text extracted from an accepted manuscript, as safe HTML, before it is published.',
  input: z.object({ id: idInput }),
  output: z.object({ html: z.string(), language: z.string() }),
  permission,
});

export const getSubmissionTextPicture = defineConsoleEndpoint({
  name: 'GET /console/submission/textPicture',
  summary: 'Returns a picture of that text, for editors.',
  /** By its hash. */
  input: z.object({ id: idInput, file: sha256 }),
  output: fileOutput,
  answers: 'file',
  permission,
});

export const getEditorialFile = defineConsoleEndpoint({
  name: 'GET /console/submission/file',
  summary: 'Returns a file of a submission, for editors.',
  input: z.object({ id: idInput, file: idInput }),
  output: fileOutput,
  answers: 'file',
  permission,
});

export const previewEditorialSubmission = defineConsoleEndpoint({
  name: 'GET /console/submission/preview',
  summary: 'Returns a preview of a submitted film, for editors: its picture or its stream.',
  input: previewInput,
  output: fileOutput,
  answers: 'file',
  permission,
});
