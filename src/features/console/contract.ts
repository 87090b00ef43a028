import { z } from 'zod';
import { defineConsoleEndpoint, defineEndpoint } from '../../platform/contract/endpoint.ts';
import { contentTextOutput, flagInput, idInput } from '../../platform/contract/fields.ts';
import { fileInput } from '../../platform/contract/file-answer.ts';
import { pagedInput, pagedOutput } from '../../platform/contract/saved-output.ts';
import { consoleRoles } from '../../platform/kernel/console-role.ts';
import { languages } from '../../platform/kernel/language.ts';
import { documentIdInput, forMembers, kindInput } from './changes.contract.ts';

const stateInput = z.string().regex(/^[0-9a-f]{0,32}$/);

const documentValue = z.record(z.string().max(80), z.unknown());

/** A field of a form, with its words. */
const fieldOutput = z.looseObject({ name: z.string(), type: z.string(), label: z.string() });

export const getConsole = defineEndpoint({
  name: 'GET /console/me',
  summary:
    'Who asks at the console of this site: in which role, what it allows, and whether they must prove once more who they are.',
  input: z.object({}),
  output: z.object({
    userName: z.string(),
    role: z.enum(consoleRoles).nullable(),
    permissions: z.array(z.string()),
    needsFactor: z.boolean(),
    /** By what they can: an app that shows codes, a passkey. */
    factors: z.object({ app: z.boolean(), passkey: z.boolean() }),
    site: z.object({
      id: z.number(),
      sld: z.string(),
      languages: z.array(z.string()),
      defaultLanguage: z.enum(languages),
    }),
    /** What can be edited here in this role. */
    kinds: z.array(
      z.object({
        ...{ kind: z.string(), section: z.string(), name: z.string(), isMany: z.boolean() },
        canBeMade: z.boolean().meta({ description: 'Whether editors make further ones.' }),
      }),
    ),
  }),
  ...forMembers,
});

export const listDocuments = defineConsoleEndpoint({
  name: 'GET /console/documents',
  summary: 'Things of one kind that can be edited, those in preparation first.',
  input: z.object({ kind: kindInput, text: z.string().max(200).default(''), ...pagedInput }),
  output: pagedOutput(
    z.object({
      id: z.string(),
      titles: contentTextOutput,
      note: z.string(),
      isShown: z.boolean(),
      isDraft: z.boolean(),
    }),
  ).extend({ name: z.string() }),
  permission: 'console.enter',
});

export const getDocument = defineConsoleEndpoint({
  name: 'GET /console/document',
  summary: 'One thing to edit, with the form that edits it; `new` as the id begins another one.',
  input: z.object({ kind: kindInput, id: documentIdInput }),
  output: z.object({
    kind: z.string(),
    name: z.string(),
    id: z.string(),
    document: documentValue,
    published: documentValue.nullable(),
    isDraft: z.boolean(),
    state: z.string(),
    fields: z.array(fieldOutput),
    isRemovable: z.boolean(),
    isDangerous: z.boolean(),
    isItem: z.boolean(),
    /** Where readers find it. */
    address: z.string().nullable(),
  }),
  permission: 'console.enter',
});

const problemOutput = z.object({ path: z.string(), message: z.string() });

export const saveDocument = defineConsoleEndpoint({
  name: 'POST /console/document/save',
  summary: 'Keeps a thing as a draft or publishes it. Whoever began with an older state is told what the newer one is.',
  input: z.object({
    kind: kindInput,
    id: documentIdInput,
    state: stateInput,
    document: documentValue,
    as: z.enum(['draft', 'published']),
    name: z.string().max(100).default(''),
  }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('stored'), id: z.string(), state: z.string() }),
    z.object({ outcome: z.literal('refused'), problems: z.array(problemOutput) }),
    z.object({ outcome: z.literal('unconfirmed') }),
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
    'Takes a thing away from readers and from the list. Where much hangs on it, the name of the site is asked for.',
  input: z.object({ kind: kindInput, id: documentIdInput, state: stateInput, name: z.string().max(100).default('') }),
  output: z.object({ removed: z.boolean() }),
  permission: 'console.enter',
});

export type RemoveDocument = z.infer<typeof removeDocument.input>;

export const dropDraft = defineConsoleEndpoint({
  name: 'POST /console/document/dropDraft',
  summary: 'Gives up what was prepared; what readers see stays.',
  input: z.object({ kind: kindInput, id: documentIdInput }),
  output: z.object({ removed: z.boolean() }),
  permission: 'console.enter',
});

export const restoreDocument = defineConsoleEndpoint({
  name: 'POST /console/document/restore',
  summary: 'Puts back the state before or after a change of the log.',
  input: z.object({ number: z.number().int().positive(), to: z.enum(['before', 'after']) }),
  output: z.object({ id: z.string() }),
  permission: 'console.enter',
});

/** A package from the browser of which not everything could be imported. */
const troubledImport = z.object({ id: z.string(), name: z.string(), refused: z.number(), hasFailed: z.boolean() });

export type TroubledImport = z.infer<typeof troubledImport>;

export const getOverview = defineConsoleEndpoint({
  name: 'GET /console/overview',
  summary:
    'What waits at the console of this site and what was done there last; null stands for what the role does not see.',
  input: z.object({}),
  output: z.object({
    /** How many wait for a moderator. */
    comments: z.number().nullable(),
    /** How many were sent and nobody has begun with. */
    submissions: z.number().nullable(),
    invitations: z.number().nullable(),
    imports: z.array(troubledImport).nullable(),
    /** Until the site expires, once they are 30 or fewer. */
    daysLeft: z.number().nullable(),
    drafts: z.array(
      z.object({
        kind: z.string(),
        kindName: z.string(),
        titles: z.record(z.string(), z.string().optional()),
        /** ISO 8601 */
        savedAt: z.string(),
        by: z.string().nullable(),
        address: z.string(),
      }),
    ),
    changes: z
      .array(
        z.object({
          number: z.number(),
          at: z.string(),
          by: z.string().nullable(),
          action: z.string(),
          kindName: z.string(),
        }),
      )
      .nullable(),
  }),
  permission: 'console.enter',
});

export const beginSecondFactor = defineEndpoint({
  name: 'POST /console/factor/begin',
  assurance: 'fresh',
  summary: 'Begins to set up an app that shows codes. It counts once a code of it was shown.',
  input: z.object({}),
  output: z.object({ secret: z.string(), address: z.string() }),
  ...forMembers,
});

export const proveAgain = defineEndpoint({
  name: 'POST /console/factor/prove',
  summary: 'A code of the app: this session counts at the console from now on. Each code counts once.',
  input: z.object({ code: z.string().regex(/^\d{6}$/) }),
  output: z.object({}),
  ...forMembers,
});

export const uploadPicture = defineConsoleEndpoint({
  name: 'POST /console/upload',
  summary:
    'Takes a picture (PNG, JPEG, WebP, GIF or AVIF, up to 10 MB) as bytes, encodes it anew and answers where readers fetch it.',
  takes: 'file',
  input: z.object({ bytes: fileInput }),
  output: z.object({ url: z.string() }),
  permission: 'content.edit',
});

/** An address repeats a name for each of several. */
const severalInput = (one: z.ZodString, most: number) =>
  z.union([one.transform((given) => [given]), z.array(one).max(most)]).default([]);

export const listItems = defineConsoleEndpoint({
  name: 'GET /console/things',
  summary:
    'Things of the site to point to: by their ids, else those of some kinds by words of their titles, 20 at most.',
  input: z.object({
    kinds: severalInput(kindInput, 20),
    text: z.string().max(200).default(''),
    ids: severalInput(idInput, 100),
    /** Also of the sites that this one gathers. */
    isGathered: flagInput.default(false),
  }),
  output: z.object({
    things: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        kindName: z.string(),
        titles: z.record(z.string(), z.string().optional()),
        year: z.string(),
        isShown: z.boolean(),
      }),
    ),
  }),
  permission: 'content.edit',
});

/** Something that the site has published or prepares, as another item may point to it. */
export type LinkableItem = Omit<z.infer<typeof listItems.output>['things'][number], 'kindName'>;
