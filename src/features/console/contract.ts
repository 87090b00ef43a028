import { z } from 'zod';
import { defineConsoleEndpoint, defineEndpoint } from '../../platform/contract/endpoint.ts';
import { contentTextOutput, idInput } from '../../platform/contract/fields.ts';
import { fileInput, fileOutput } from '../../platform/contract/file-answer.ts';
import { pagedInput, pagedOutput } from '../../platform/contract/saved-output.ts';
import { consoleRoles } from '../../platform/kernel/console-role.ts';
import { languages } from '../../platform/kernel/language.ts';

const kindInput = z.string().regex(/^[a-z-]{1,40}$/);
const documentIdInput = z.string().regex(/^[\w.-]{1,80}$/);
const stateInput = z.string().regex(/^[0-9a-f]{0,32}$/);
const documentValue = z.record(z.string().max(80), z.unknown());

/** A field of a form, with its words. */
const fieldOutput = z.looseObject({ name: z.string(), type: z.string(), label: z.string() });

export const getConsole = defineEndpoint({
  name: 'GET /console/me',
  summary:
    'Who asks at the desk of this site: in which role, what it allows, and whether they must prove once more who they are.',
  input: z.object({}),
  output: z.object({
    userName: z.string(),
    role: z.enum(consoleRoles).nullable(),
    permissions: z.array(z.string()),
    needsProof: z.boolean(),
    /** By what they can: an app that shows codes, a passkey. */
    proofs: z.object({ app: z.boolean(), passkey: z.boolean() }),
    site: z.object({
      id: z.number(),
      sld: z.string(),
      languages: z.array(z.string()),
      defaultLanguage: z.enum(languages),
    }),
    /** What can be edited here in this role. */
    kinds: z.array(z.object({ kind: z.string(), section: z.string(), name: z.string(), isMany: z.boolean() })),
  }),
  site: 'any',
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
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

export const removeDocument = defineConsoleEndpoint({
  name: 'POST /console/document/remove',
  summary:
    'Takes a thing away from readers and from the list. Where much hangs on it, the name of the site is asked for.',
  input: z.object({ kind: kindInput, id: documentIdInput, state: stateInput, name: z.string().max(100).default('') }),
  output: z.object({ removed: z.boolean() }),
  permission: 'console.enter',
});

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

const changeFilter = {
  kind: kindInput.optional(),
  id: documentIdInput.optional(),
  /** A user name. */
  by: z.string().max(50).optional(),
  /** By the clock of the site. */
  day: z.iso.date().optional(),
};

export const exportChanges = defineConsoleEndpoint({
  name: 'GET /console/changes/csv',
  summary: 'The same list for a table program, its newest 10,000 lines.',
  input: z.object(changeFilter),
  output: fileOutput,
  answers: 'file',
  permission: 'changes.see',
});

export const listChanges = defineConsoleEndpoint({
  name: 'GET /console/changes',
  summary:
    'Who did what when at the desk of this site, the newest first; of one kind, one thing, one person or one day where it is named.',
  input: z.object({ ...changeFilter, ...pagedInput }),
  output: pagedOutput(
    z.object({
      number: z.number(),
      at: z.string(),
      by: z.string().nullable(),
      action: z.string(),
      kind: z.string(),
      kindName: z.string(),
      id: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      hash: z.string(),
      isRestorable: z.boolean(),
    }),
  ),
  permission: 'changes.see',
});

export const getOverview = defineConsoleEndpoint({
  name: 'GET /console/overview',
  summary:
    'What waits at the desk of this site and what was done there last; null stands for what the role does not see.',
  input: z.object({}),
  output: z.object({
    /** How many wait for a moderator. */
    comments: z.number().nullable(),
    /** How many were sent and nobody has begun with. */
    submissions: z.number().nullable(),
    invitations: z.number().nullable(),
    imports: z
      .array(z.object({ id: z.string(), name: z.string(), refused: z.number(), hasFailed: z.boolean() }))
      .nullable(),
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

const mayBeSealed = z.union([
  z.string().max(200),
  z.object({ keyId: z.string().max(100), value: z.string().max(2_000) }),
]);

export const beginProof = defineEndpoint({
  name: 'POST /console/proof/begin',
  summary: 'Begins to set up an app that shows codes, for whoever has shown once more that the account is theirs.',
  input: z.object({ password: mayBeSealed.optional(), code: z.string().max(20).optional() }),
  output: z.object({ secret: z.string(), address: z.string() }),
  site: 'any',
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});

export const proveAgain = defineEndpoint({
  name: 'POST /console/proof/prove',
  summary: 'A code of the app: this session counts at the console from now on. Each code counts once.',
  input: z.object({ code: z.string().regex(/^\d{6}$/) }),
  output: z.object({}),
  site: 'any',
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
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

export const listThings = defineConsoleEndpoint({
  name: 'GET /console/things',
  summary:
    'Things of the site to point to: by their ids, else those of some kinds by words of their titles, 20 at most.',
  input: z.object({
    kinds: severalInput(kindInput, 20),
    text: z.string().max(200).default(''),
    ids: severalInput(idInput, 100),
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

const roleOutput = z.enum(consoleRoles);
const colleagueOutput = z.object({ account: z.string(), userName: z.string(), role: roleOutput, since: z.string() });
const invitationOutput = z.object({ id: z.string(), email: z.string(), role: roleOutput, expires: z.string() });
const invitationIdInput = z.string().regex(/^[0-9a-f]{16}$/);
const codeInput = z.string().max(100);

export const listPeople = defineConsoleEndpoint({
  name: 'GET /console/people',
  summary: 'Who works at this site in which role, and who is invited; operators see the operators too.',
  input: z.object({}),
  output: z.object({
    people: z.array(colleagueOutput),
    invitations: z.array(invitationOutput),
    operators: z.array(colleagueOutput).nullable(),
    operatorInvitations: z.array(invitationOutput).nullable(),
  }),
  permission: 'people.manage',
});

export const changeRole = defineConsoleEndpoint({
  name: 'POST /console/people/role',
  summary: 'Gives someone who works here another role, or none. The last owner stays.',
  input: z.object({ account: idInput, role: z.enum(['owner', 'editor', 'moderator']).nullable() }),
  output: z.object({}),
  permission: 'people.manage',
});

export const dropOperator = defineConsoleEndpoint({
  name: 'POST /console/people/dropOperator',
  summary: 'Takes an operator’s role away; the last one stays.',
  input: z.object({ account: idInput }),
  output: z.object({}),
  permission: 'sites.manage',
});

export const inviteColleague = defineConsoleEndpoint({
  name: 'POST /console/people/invite',
  summary:
    'Sends a mail with a link that gives whoever takes it a role here. An earlier link to the same address is void.',
  input: z.object({ email: z.string().max(254), role: roleOutput }),
  output: z.object({}),
  permission: 'people.manage',
});

export const revokeInvitation = defineConsoleEndpoint({
  name: 'POST /console/people/revoke',
  summary: 'Makes an invitation void.',
  input: z.object({ id: invitationIdInput, ofOperator: z.boolean().default(false) }),
  output: z.object({}),
  permission: 'people.manage',
});

export const getInvitation = defineEndpoint({
  name: 'GET /console/invitation',
  summary: 'What an invitation is for, while it is good.',
  input: z.object({ code: codeInput }),
  output: z.object({ role: roleOutput }),
  site: 'any',
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});

export const takeInvitation = defineEndpoint({
  name: 'POST /console/invitation/take',
  summary: 'Takes an invitation up. It counts once.',
  input: z.object({ code: codeInput }),
  output: z.object({ role: roleOutput }),
  site: 'any',
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});
