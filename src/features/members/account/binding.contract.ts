import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { siteIdInput } from '../../../platform/contract/fields.ts';
import { bindingStates } from './domain/binding.ts';
import { aboutAccounts, done, loginOutput, mayBeSealed, ofMembers, short, ticket } from './fields.contract.ts';

const providerId = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);

export const loginMethods = defineEndpoint({
  ...aboutAccounts,
  name: 'GET /api/loginMethods',
  summary: 'Returns the login methods of this site, and the external origins to which a login may redirect.',
  input: z.object({}),
  output: z.object({
    password: z.boolean(),
    sms: z.boolean(),
    passkey: z.boolean(),
    providers: z.array(z.object({ id: z.string(), kind: z.enum(['orcid', 'oidc', 'wechat']), name: z.string() })),
    returnOrigins: z.array(z.string()),
  }),
  origin: 'ours',
});

export const loginByIds = defineEndpoint({
  ...aboutAccounts,
  name: 'GET /api/loginByIds',
  isGetAlone: true,
  summary:
    'Logs in at another provider. With a provider it returns the address to go to; with the code and state that came back it logs in, once, or returns a ticket for binding. Only a page of this host may call it.',
  input: z.object({
    siteId: siteIdInput.optional(),
    /** The page that the provider leads back to; the same both times. */
    redirectUrl: z.string().max(500),
    provider: providerId.optional(),
    /** `bind`: a member adds the provider to their account. */
    purpose: z.enum(['login', 'bind']).default('login'),
    code: z.string().max(2_000).optional(),
    state: z.string().max(100).optional(),
    iss: z.string().max(500).optional(),
  }),
  output: z.discriminatedUnion('step', [
    z.object({ step: z.literal('go'), address: z.string(), state: z.string() }),
    z.object({ step: z.literal('loggedIn'), login: loginOutput }),
    z.object({
      step: z.literal('bind'),
      ticket: z.string(),
      provider: z.string(),
      /** How the provider calls them. */
      name: z.string(),
      message: z.string(),
    }),
  ]),
});

export const thirdBind = defineEndpoint({
  ...aboutAccounts,
  assurance: 'fresh',
  name: 'POST /api/thirdBind',
  summary:
    'Binds a provider’s identity to an account, either the member’s own or the one proven by a password or a code (purpose bind); then logs in.',
  input: z.object({
    ticket,
    name: mayBeSealed.optional(),
    password: mayBeSealed.optional(),
    receiver: mayBeSealed.optional(),
    code: short.optional(),
  }),
  output: z.object({ provider: z.string(), login: loginOutput.nullable() }),
});

export const getBinding = defineEndpoint({
  ...ofMembers,
  name: 'GET /api/binding',
  summary: 'Returns what the member’s account is linked to: mobile, e-mail address (both masked), password, providers.',
  input: z.object({}),
  output: z.object({
    state: z.enum(bindingStates),
    userName: z.string(),
    mobileNo: z.string(),
    email: z.string(),
    hasPassword: z.boolean(),
    passwordIsOld: z.boolean(),
    orcid: z.string().nullable(),
    passkeys: z.number(),
    providers: z.array(z.object({ id: z.string(), name: z.string(), since: z.iso.datetime().nullable() })),
  }),
  origin: 'ours',
});

export const unbind = defineEndpoint({
  ...ofMembers,
  assurance: 'fresh',
  name: 'POST /api/unbind',
  summary: 'Unbinds a provider from the member’s account, unless it is the last login method.',
  input: z.object({ provider: providerId }),
  output: done,
  origin: 'ours',
});
