import { z } from 'zod';
import { contentTextOutput, idInput } from '../../../platform/contract/fields.ts';
import { creditRoles } from '../../../platform/kernel/credit-role.ts';
import { languages } from '../../../platform/kernel/language.ts';
import { sentFileRoles } from '../../../platform/kernel/sent-file.ts';
import { previewForm } from './domain/preview.ts';
import { eventNames, guessedParts, submissionKinds, submissionStates } from './domain/submission.ts';

export const line = (longest: number) => z.string().trim().max(longest);
export const prose = z.string().max(20_000);
const inLanguages = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/), value);
export const uploadInput = z.string().min(1).max(100);

/** What an author says of a submission. A draft may be as unfinished as it likes; sending asks for the rest. */
export const detailsSchema = z.object({
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
        /** Roles of CRediT as they end at credit.niso.org/contributor-roles/. */
        credits: z.array(z.enum(creditRoles)).max(creditRoles.length).readonly().optional(),
      }),
    )
    .max(500)
    .readonly(),
  references: z.array(line(2_000)).max(2_000).readonly(),
  letter: prose,
  declarations: z.object({
    isOriginal: z.boolean(),
    interests: line(5_000),
    noInterests: z.boolean(),
    funding: line(5_000),
    data: line(5_000),
    ethics: line(5_000),
    tools: line(5_000),
  }),
  looked: z.array(z.enum(guessedParts)).max(guessedParts.length).readonly(),
});
const guessSchema = detailsSchema
  .pick({ written: true, titles: true, abstracts: true, keywords: true, authors: true, references: true })
  .partial();

export const thing = z.object({ id: z.string(), titles: contentTextOutput });

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
  role: z.enum(sentFileRoles),
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
  side: z.enum(['author', 'editor', 'reader', 'portal']),
  /** Who did it. Authors are not told which editor it was. */
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
  journal: thing.nullable(),
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
