import { z } from 'zod';
import { defineConsoleEndpoint, defineEndpoint } from '../../platform/contract/endpoint.ts';
import { flagInput, idInput } from '../../platform/contract/fields.ts';
import { fileInput } from '../../platform/contract/file-answer.ts';
import { consoleRoles } from '../../platform/kernel/console-role.ts';
import { languages } from '../../platform/kernel/language.ts';
import { forMembers, kindInput } from './changes.contract.ts';
import { checklistSteps } from './domain/checklist.ts';

export const getConsole = defineEndpoint({
  name: 'GET /console/me',
  summary:
    'Returns the caller’s role at the console of this site, its permissions, and whether a further proof of identity is required.',
  input: z.object({}),
  output: z.object({
    userName: z.string(),
    /** What they are called: the name they gave, else the user name. */
    name: z.string(),
    role: z.enum(consoleRoles).nullable(),
    permissions: z.array(z.string()),
    needsFactor: z.boolean(),
    /** How many wait at a page of the menu, by its name; nothing where the role does not see them. */
    waiting: z.object({ comments: z.number().optional(), submissions: z.number().optional() }),
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
        kind: z.string(),
        section: z.string(),
        name: z.string(),
        isMany: z.boolean(),
        canBeMade: z.boolean().meta({ description: 'Whether editors make further ones.' }),
        isItem: z.boolean().meta({ description: 'Whether it is something that the site publishes.' }),
        isRemovable: z.boolean().meta({ description: 'Whether its list and its form take away what is stored.' }),
      }),
    ),
  }),
  ...forMembers,
});

/** A package from the browser of which not everything could be imported. */
const troubledImport = z.object({ id: z.string(), name: z.string(), refused: z.number(), hasFailed: z.boolean() });

export type TroubledImport = z.infer<typeof troubledImport>;

/** What the dashboard says of submissions. */
const submissionFiguresOutput = z.object({
  /** Sent in each of the last twelve months, the oldest first. */
  sent: z.array(z.number()).readonly(),
  /** From the sending to the decision, of what was decided within a year. */
  medianDays: z.number().nullable(),
  /** Reviews that were due before today. */
  overdue: z.number(),
  /** By state. */
  counts: z.record(z.string(), z.number().optional()),
});

export type SubmissionFigures = z.infer<typeof submissionFiguresOutput>;

export const getOverview = defineConsoleEndpoint({
  name: 'GET /console/overview',
  summary: 'Returns pending tasks and recent activity at the console of this site; null for what the role may not see.',
  input: z.object({}),
  output: z.object({
    /** How many wait for a moderator. */
    comments: z.number().nullable(),
    /** How many were sent and nobody has begun with. */
    submissions: z.number().nullable(),
    invitations: z.number().nullable(),
    submissionFigures: submissionFiguresOutput.nullable(),
    /** What a new site still needs; null once its first article is published. */
    checklist: z.array(z.object({ step: z.enum(checklistSteps), isDone: z.boolean() })).nullable(),
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
  summary: 'Begins to set up an authenticator app, which becomes active with its first code.',
  input: z.object({}),
  output: z.object({ secret: z.string(), address: z.string() }),
  ...forMembers,
});

export const proveAgain = defineEndpoint({
  name: 'POST /console/factor/prove',
  summary:
    'Confirms a code of the authenticator app, which gives this session access to the console. Each code is valid once.',
  input: z.object({ code: z.string().regex(/^\d{6}$/) }),
  output: z.object({}),
  ...forMembers,
});

export const uploadPicture = defineConsoleEndpoint({
  name: 'POST /console/upload',
  summary:
    'Takes a picture (PNG, JPEG, WebP, GIF or AVIF, up to 10 MB) as bytes, re-encodes it and returns its public address.',
  takes: 'file',
  input: z.object({ bytes: fileInput }),
  output: z.object({ url: z.string() }),
  permission: 'content.edit',
});

export const takeFile = defineConsoleEndpoint({
  name: 'POST /console/file',
  summary: 'Takes an upload of the editor that was found clean into the files of the site. A form then names it.',
  input: z.object({ upload: z.string().min(1).max(100) }),
  output: z.object({ sha256: z.string(), name: z.string(), bytes: z.number(), contentType: z.string() }),
  permission: 'content.edit',
});

/** An address repeats a name for each of several. */
const severalInput = (one: z.ZodString, most: number) =>
  z.union([one.transform((given) => [given]), z.array(one).max(most)]).default([]);

export const listItems = defineConsoleEndpoint({
  name: 'GET /console/things',
  summary:
    'Returns items of the site for references to them: by their ids, else those of some kinds by words of their titles, 20 at most.',
  input: z.object({
    kinds: severalInput(kindInput, 20),
    text: z.string().max(200).default(''),
    ids: severalInput(idInput, 100),
    /** Also of the sites that this one gathers. */
    isGathered: flagInput.default(false),
    /** Only papers that stand in no issue, of this journal or of none. */
    unplacedIn: idInput.optional(),
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
