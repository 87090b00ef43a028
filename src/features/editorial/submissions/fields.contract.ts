import { z } from 'zod';
import { contentTextOutput, idInput } from '../../../platform/contract/fields.ts';
import { creditRoles } from '../../../platform/kernel/credit-role.ts';
import { languages } from '../../../platform/kernel/language.ts';
import { submittedRoles } from '../../../platform/kernel/sent-file.ts';
import { previewForm } from './domain/preview.ts';
import { eventNames, guessedParts, sides, submissionKinds, submissionStates } from './domain/submission.ts';

export const line = (longest: number) => z.string().trim().max(longest);
export const prose = z.string().max(20_000);
const inLanguages = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/), value);
export const uploadInput = z.string().min(1).max(100);

/** What an author says of a submission. A draft may be as unfinished as it likes; sending asks for the rest. */
export const detailsSchema = z.object({
  /** The language that the work is written in. */
  written: z.enum(languages),
  titles: inLanguages(line(1_000).optional()),
  abstracts: inLanguages(prose.optional()),
  keywords: inLanguages(z.array(line(200)).max(30).readonly()),
  authors: z
    .array(
      z.object({
        name: inLanguages(line(200).optional()),
        email: line(254),
        orcid: line(19),
        affiliation: inLanguages(line(500).optional()),
        isCorresponding: z.boolean(),
        /**
         * What this author did: roles of CRediT as they end at credit.niso.org/contributor-roles/. Unknown where a file was
         * read or a draft is from before it was asked.
         */
        credits: z.array(z.enum(creditRoles)).max(creditRoles.length).readonly().optional(),
      }),
    )
    .max(500)
    .readonly(),
  references: z.array(line(2_000)).max(2_000).readonly(),
  /** To the editors, seen by nobody else. */
  letter: prose,
  /** What an author has to say about more than the work itself. */
  declarations: z.object({
    /** It is their own, nobody else has it at the same time, all authors agree. */
    isOriginal: z.boolean(),
    /** Empty where there are none; then `noInterests` says so. */
    interests: line(5_000),
    noInterests: z.boolean(),
    funding: line(5_000),
    data: line(5_000),
    ethics: line(5_000),
    /** Which generating programs helped, and with what. */
    tools: line(5_000),
  }),
  /** The parts of what was read out of a file that the author has looked at. */
  looked: z.array(z.enum(guessedParts)).max(guessedParts.length).readonly(),
});
const guessSchema = detailsSchema
  .pick({ written: true, titles: true, abstracts: true, keywords: true, authors: true, references: true })
  .partial();

export type SubmissionDetails = z.infer<typeof detailsSchema>;
export type SubmissionAuthor = SubmissionDetails['authors'][number];
export type Declarations = SubmissionDetails['declarations'];
/** What a file seems to say of itself. Never more than a proposal. */
export type Guess = z.infer<typeof guessSchema>;

export const namedItem = z.object({ id: z.string(), titles: contentTextOutput });

export const summary = {
  id: z.string(),
  kind: z.enum(submissionKinds),
  number: z.string().nullable(),
  state: z.enum(submissionStates),
  round: z.number(),
  titles: contentTextOutput,
  changedAt: z.string(),
  sentAt: z.string().nullable(),
};

export const fileEntry = z.object({
  id: z.string(),
  round: z.number(),
  role: z.enum(submittedRoles),
  side: z.string(),
  name: z.string(),
  bytes: z.number(),
  contentType: z.string(),
  language: z.string().nullable(),
  /** The message that it came with. */
  event: z.string().nullable(),
  addedAt: z.string(),
});

const eventEntry = z.object({
  id: z.string(),
  round: z.number(),
  what: z.enum(Object.keys(eventNames) as [keyof typeof eventNames]),
  side: z.enum(sides),
  /** Who did it. Authors do not see which editor it was. */
  by: z.string(),
  text: z.string(),
  data: z.record(z.string(), z.string()),
  at: z.string(),
});

export const whole = {
  ...summary,
  revision: z.number(),
  details: detailsSchema,
  guess: guessSchema.nullable(),
  journal: namedItem.nullable(),
  /** Where it is published. */
  published: z.object({ id: z.string(), kind: z.string(), url: z.string().nullable() }).nullable(),
  /** With whether a film can be watched here: by `submission/preview`. */
  files: z.array(fileEntry.extend({ hasPreview: z.boolean() })),
  events: z.array(eventEntry),
  /** What may be done next, by name. */
  steps: z.array(z.string()),
};

/** A film's picture, `hls` for its stream, or a part that the stream names. */
export const previewInput = z.object({ id: idInput, file: idInput, form: z.string().regex(previewForm) });

export const messageInput = { text: prose.min(1), uploads: z.array(uploadInput).max(20).default([]) };
export const done = z.object({ id: z.string() });
/** The state of a submission that its writer saw. */
export const revisionInput = z.coerce.number().int().min(1);
