import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { aboutAccounts, done, mayBeSealed, ofMembers, short } from './fields.contract.ts';

export const confirmIdentity = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/confirmIdentity',
  summary:
    'Confirms the member’s identity again by password, code (purpose confirm), both, or a code of their app. The session continues under a new token. Calls that change login methods require it if the last confirmation is older than fifteen minutes.',
  input: z.object({ password: mayBeSealed.optional(), code: short.optional(), appCode: short.optional() }),
  output: done,
  origin: 'ours',
});

export const getAssurance = defineEndpoint({
  ...ofMembers,
  name: 'GET /api/assurance',
  summary:
    'Returns the failure that a call changing the account’s login factors would currently give, or nothing if the session suffices.',
  input: z.object({}),
  output: z.object({ missing: z.string().nullable() }),
  origin: 'ours',
});

export const logout = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/logout',
  summary: 'Ends the current session.',
  input: z.object({}),
  output: done,
});

export const sessions = defineEndpoint({
  ...ofMembers,
  name: 'GET /api/sessions',
  summary: 'Lists the member’s sessions, newest first.',
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
  summary: 'Ends one of the member’s sessions.',
  input: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/) }),
  output: done,
  origin: 'ours',
});

export const endOtherSessions = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/sessions/endOthers',
  summary: 'Ends all of the member’s sessions except this one.',
  input: z.object({}),
  output: done,
  origin: 'ours',
});

export const signOn = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/signOn',
  summary:
    'Returns the address of a page at another site of this installation, with a code that logs the member in there: once, within five minutes.',
  input: z.object({ url: z.string().max(2_000) }),
  output: z.object({ url: z.string() }),
  origin: 'ours',
});

export const readSignOn = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/signOn/look',
  summary:
    'Returns the member whom a signOn code would log in, without using it up; nobody if it is invalid or the caller is already logged in. Pages call it before logging in a reader who comes from elsewhere.',
  input: z.object({ signOn: z.string().max(100) }),
  output: z.object({ userName: z.string().nullable() }),
  origin: 'ours',
});

export const takeSignOn = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/signOn/take',
  summary: 'Redeems a signOn code. A page calls it before it redirects to the clean address.',
  input: z.object({ signOn: z.string().max(100) }),
  output: z.object({ taken: z.boolean() }),
  origin: 'ours',
});
