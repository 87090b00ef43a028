import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { aboutAccounts, done, loginOutput, ofMembers, ticket } from './fields.contract.ts';

/** What browsers and devices say to each other is theirs; it is handed on as it is. */
const webAuthn = z.looseObject({});

export const passkeyChallenge = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/passkey/challenge',
  summary: 'Returns a challenge that a device signs to log its owner in. It is valid once.',
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
  summary: 'Logs in the member whose device signed the challenge.',
  input: z.object({ ticket, response: webAuthnAnswer }),
  output: loginOutput,
  origin: 'ours',
});

export const passkeyRequest = defineEndpoint({
  ...ofMembers,
  assurance: 'fresh',
  name: 'POST /api/passkey/wanted',
  summary: 'Returns the options that a device needs to create a passkey for the member.',
  input: z.object({}),
  output: z.object({ ticket: z.string(), options: webAuthn }),
  origin: 'ours',
});

export const savePasskey = defineEndpoint({
  ...ofMembers,
  assurance: 'fresh',
  name: 'POST /api/passkey/save',
  summary: 'Stores the passkey that a device created for the member.',
  input: z.object({ ticket, name: z.string().trim().max(60).default(''), response: webAuthnAnswer }),
  output: z.object({ id: z.string() }),
  origin: 'ours',
});

export const listPasskeys = defineEndpoint({
  ...ofMembers,
  name: 'GET /api/passkey/list',
  summary: 'Lists the member’s passkeys.',
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
  summary: 'Deletes one of the member’s passkeys, unless it is the last login method.',
  input: z.object({ id: z.string().max(1_400) }),
  output: done,
  origin: 'ours',
});
