import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { aboutAccounts, done, loginOutput, ofMembers, ticket } from './fields.contract.ts';

/** What browsers and devices say to each other is theirs; it is handed on as it is. */
const webAuthn = z.looseObject({});

export const passkeyChallenge = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/passkey/challenge',
  summary: 'What a device signs to log its owner in. It counts once.',
  input: z.object({}),
  output: z.object({ ticket: z.string(), options: webAuthn }),
  origin: 'ours',
});

const webAuthnAnswer = z.looseObject({
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  response: z.looseObject({ clientDataJSON: z.string().max(4_000) }),
  type: z.literal('public-key'),
});

export const passkeyLogin = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/passkey/login',
  summary: 'Logs in whose device signed the challenge.',
  input: z.object({ ticket, response: webAuthnAnswer }),
  output: loginOutput,
  origin: 'ours',
});

export const passkeyRequest = defineEndpoint({
  ...ofMembers,
  assurance: 'fresh',
  name: 'POST /api/passkey/wanted',
  summary: 'What a device needs to make a passkey for the member.',
  input: z.object({}),
  output: z.object({ ticket: z.string(), options: webAuthn }),
  origin: 'ours',
});

export const savePasskey = defineEndpoint({
  ...ofMembers,
  assurance: 'fresh',
  name: 'POST /api/passkey/save',
  summary: 'Keeps the passkey that a device made for the member.',
  input: z.object({ ticket, name: z.string().trim().max(60).default(''), response: webAuthnAnswer }),
  output: z.object({ id: z.string() }),
  origin: 'ours',
});

export const listPasskeys = defineEndpoint({
  ...ofMembers,
  name: 'GET /api/passkey/list',
  summary: 'The member’s passkeys.',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      since: z.iso.datetime(),
      used: z.iso.datetime().nullable(),
    }),
  ),
  origin: 'ours',
});

export const deletePasskey = defineEndpoint({
  ...ofMembers,
  assurance: 'fresh',
  name: 'POST /api/passkey/delete',
  summary: 'Deletes one of the own passkeys, unless it is the last way in.',
  input: z.object({ id: z.string().max(1_400) }),
  output: done,
  origin: 'ours',
});
