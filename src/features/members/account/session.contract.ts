import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { aboutAccounts, done, mayBeSealed, ofMembers, short } from './fields.contract.ts';

export const confirmIdentity = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/confirmIdentity',
  summary:
    'Proves once more who the member is: by the password, a code (purpose confirm), both, or a code of their app. The session goes on under a new token. Calls that touch how an account is reached ask for it where the last proof is older than fifteen minutes.',
  input: z.object({ password: mayBeSealed.optional(), code: short.optional(), appCode: short.optional() }),
  output: done,
  origin: 'ours',
});

export const getAssurance = defineEndpoint({
  ...ofMembers,
  name: 'GET /api/assurance',
  summary:
    'What the session lacks before a factor of the account can be touched: the failure that such a call would answer.',
  input: z.object({}),
  output: z.object({ missing: z.string().nullable() }),
  origin: 'ours',
});

export const logout = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/logout',
  summary: 'Ends the own session.',
  input: z.object({}),
  output: done,
});

export const sessions = defineEndpoint({
  ...ofMembers,
  name: 'GET /api/sessions',
  summary: 'Where the member is logged in, the newest first.',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      /** Such as "Chrome · Windows"; empty where the browser did not say. */
      device: z.string(),
      since: z.iso.datetime(),
      seen: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
  origin: 'ours',
});

export const endSession = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/sessions/end',
  summary: 'Ends one of the own sessions.',
  input: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/) }),
  output: done,
  origin: 'ours',
});

export const endOtherSessions = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/sessions/endOthers',
  summary: 'Ends all of the own sessions but this one.',
  input: z.object({}),
  output: done,
  origin: 'ours',
});

export const signOn = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/signOn',
  summary:
    'The address of a page at another site of this installation, with a code by which the member is logged in there: once, within five minutes.',
  input: z.object({ url: z.string().max(2_000) }),
  output: z.object({ url: z.string() }),
  origin: 'ours',
});

export const lookAtSignOn = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/signOn/look',
  summary:
    'Whom the code of an address that signOn gave out would log in, without using it up; nobody where it does not count, or for who is logged in. A page asks with this before it logs someone in who comes from elsewhere.',
  input: z.object({ signOn: z.string().max(100) }),
  output: z.object({ userName: z.string().nullable() }),
  origin: 'ours',
});

export const takeSignOn = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/signOn/take',
  summary:
    'Takes up the code of an address that signOn gave out. A page does this before it leads to the clean address.',
  input: z.object({ signOn: z.string().max(100) }),
  output: z.object({ taken: z.boolean() }),
  origin: 'ours',
});
