import { z } from 'zod';
import { defineConsoleEndpoint } from '../../platform/contract/endpoint.ts';
import { contentTextOutput } from '../../platform/contract/fields.ts';
import { pagedInput, pagedOutput } from '../../platform/contract/saved-output.ts';
import { isMinute } from '../../platform/kernel/day.ts';
import { documentIdInput, kindInput } from './changes.contract.ts';

const stateInput = z.string().regex(/^[0-9a-f]{0,32}$/);

/** `2026-11-18T09:30` */
const minuteInput = z.string().refine(isMinute);

const documentValue = z.record(z.string().max(80), z.unknown());

/** A field of a form, with its words. */
const fieldOutput = z.looseObject({ name: z.string(), type: z.string(), label: z.string() });

export const listDocuments = defineConsoleEndpoint({
  name: 'GET /console/documents',
  summary: 'Lists documents of one kind for editing, drafts first.',
  input: z.object({
    kind: kindInput,
    text: z.string().max(200).default(''),
    state: z.enum(['draft', 'published', 'withdrawn']).optional(),
    sort: z.enum(['newest', 'updated', 'views']).default('newest'),
    ...pagedInput,
  }),
  output: pagedOutput(
    z.object({
      id: z.string(),
      titles: contentTextOutput,
      note: z.string(),
      isShown: z.boolean(),
      isDraft: z.boolean(),
      /** ISO 8601: when it is published by itself. */
      scheduledAt: z.string().nullable(),
      /** Nothing for what is not published in the site's catalogue. */
      facts: z
        .object({
          status: z.enum(['draft', 'published', 'withdrawn']),
          authors: z.array(contentTextOutput),
          doi: z.string().nullable(),
          within: contentTextOutput,
          views: z.number(),
          updatedAt: z.string(),
        })
        .nullable(),
    }),
  ).extend({ name: z.string() }),
  permission: 'console.enter',
});

const scheduleOutput = z.object({
  /** ISO 8601 */
  at: z.string(),
  /** Why it could not be published when its moment had come. */
  problem: z.string().nullable(),
  /** Whether something else has been prepared since. */
  isOlder: z.boolean(),
});

export type ListedDocuments = z.infer<typeof listDocuments.input>;

export const getDocument = defineConsoleEndpoint({
  name: 'GET /console/document',
  summary: 'Returns one document for editing, with its form; the id `new` creates one.',
  input: z.object({ kind: kindInput, id: documentIdInput }),
  output: z.object({
    kind: z.string(),
    name: z.string(),
    id: z.string(),
    document: documentValue,
    published: documentValue.nullable(),
    isDraft: z.boolean(),
    schedule: scheduleOutput.nullable(),
    state: z.string(),
    fields: z.array(fieldOutput),
    isRemovable: z.boolean(),
    isDangerous: z.boolean(),
    isItem: z.boolean(),
    /** What it is called; nothing where a site has it once. */
    titles: contentTextOutput,
    /** Where readers find it. */
    address: z.string().nullable(),
    /** Whether something of it is prepared that readers do not see, and that a link can show. */
    hasPreview: z.boolean(),
    /** What whoever asks left in this form without saving it. */
    kept: z
      .object({
        state: z.string(),
        /** What they began with; null if nobody knows. */
        base: documentValue.nullable(),
        document: documentValue,
        /** ISO 8601 */
        keptAt: z.string(),
      })
      .nullable(),
    /** Who else has it open. */
    others: z.array(z.string()),
  }),
  permission: 'console.enter',
});

export const keepUnsaved = defineConsoleEndpoint({
  name: 'POST /console/document/keep',
  summary:
    'Keeps an unsaved form for its author only; without a document it reports that the form is open. Returns who else has it open.',
  input: z.object({ kind: kindInput, id: documentIdInput, state: stateInput, document: documentValue.optional() }),
  output: z.object({ others: z.array(z.string()) }),
  permission: 'console.enter',
});

export const forgetUnsaved = defineConsoleEndpoint({
  name: 'POST /console/document/forget',
  summary: 'Discards the caller’s unsaved form.',
  input: z.object({ kind: kindInput, id: documentIdInput }),
  output: z.object({ forgotten: z.boolean() }),
  permission: 'console.enter',
});

const problemOutput = z.object({ path: z.string(), message: z.string() });

const refusedOutput = z.object({ outcome: z.literal('refused'), problems: z.array(problemOutput) });

export const saveDocument = defineConsoleEndpoint({
  name: 'POST /console/document/save',
  summary:
    'Saves a document as a draft, publishes it or schedules its publication. If the caller began with an older state, the newer one is returned.',
  input: z.object({
    kind: kindInput,
    id: documentIdInput,
    state: stateInput,
    document: documentValue,
    as: z
      .enum(['draft', 'published', 'scheduled', 'stored'])
      .meta({ description: '`stored`: among the things of the site, where others can name it, unseen by readers.' }),
    at: minuteInput.optional().meta({ description: 'When a scheduled one is published, by the clock of the site.' }),
    now: z
      .boolean()
      .default(false)
      .meta({ description: 'Published at once although its date of publication is to come.' }),
    name: z.string().max(100).default(''),
  }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('stored'), id: z.string(), state: z.string() }),
    refusedOutput,
    z.object({ outcome: z.literal('unconfirmed') }),
    z.object({ outcome: z.literal('ahead'), on: z.string().meta({ description: 'Its date of publication.' }) }),
    z.object({
      outcome: z.literal('conflict'),
      state: z.string(),
      theirs: documentValue,
      by: z.string().nullable(),
    }),
  ]),
  permission: 'console.enter',
});

export type SaveDocument = z.infer<typeof saveDocument.input>;
export type SavedDocument = z.infer<typeof saveDocument.output>;

export const removeDocument = defineConsoleEndpoint({
  name: 'POST /console/document/remove',
  summary:
    'Removes a document from readers and from the list. If much depends on it, the name of the site is required.',
  input: z.object({ kind: kindInput, id: documentIdInput, state: stateInput, name: z.string().max(100).default('') }),
  output: z.object({ removed: z.boolean() }),
  permission: 'console.enter',
});

export type RemoveDocument = z.infer<typeof removeDocument.input>;

export const dropDraft = defineConsoleEndpoint({
  name: 'POST /console/document/dropDraft',
  summary: 'Discards a draft; the published version stays.',
  input: z.object({ kind: kindInput, id: documentIdInput }),
  output: z.object({ removed: z.boolean() }),
  permission: 'console.enter',
});

export const linkPreview = defineConsoleEndpoint({
  name: 'POST /console/document/preview',
  summary:
    'Creates a link that shows the newest draft of a document as readers will see it, to everybody with the link, until it expires.',
  input: z.object({ kind: kindInput, id: documentIdInput }),
  output: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('linked'),
      address: z.string(),
      until: z.string().meta({ description: 'ISO 8601: when the link ends.' }),
    }),
    refusedOutput,
  ]),
  permission: 'console.enter',
});

export const endPreviews = defineConsoleEndpoint({
  name: 'POST /console/document/endPreviews',
  summary: 'Withdraws all preview links of a document.',
  input: z.object({ kind: kindInput, id: documentIdInput }),
  output: z.object({ ended: z.boolean() }),
  permission: 'console.enter',
});

export const unschedule = defineConsoleEndpoint({
  name: 'POST /console/document/unschedule',
  summary: 'Cancels a scheduled publication; the draft stays.',
  input: z.object({ kind: kindInput, id: documentIdInput }),
  output: z.object({ removed: z.boolean() }),
  permission: 'console.enter',
});

export const restoreDocument = defineConsoleEndpoint({
  name: 'POST /console/document/restore',
  summary: 'Restores the state before or after an entry of the log.',
  input: z.object({ number: z.number().int().positive(), to: z.enum(['before', 'after']) }),
  output: z.object({ id: z.string() }),
  permission: 'console.enter',
});
