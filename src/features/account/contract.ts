import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { siteIdInput } from '../../platform/contract/fields.ts';
import { bindingStates } from './domain/binding.ts';
import { codePurposes } from './domain/code-rules.ts';

/** Passwords, phones and addresses may come as they are or sealed with a key of getPublicKey or getAesKey. */
const short = z.string().max(300);
const sealed = z.object({ keyId: z.string().max(80), value: z.string().max(4_000) });
const mayBeSealed = z.union([short, sealed]);

const secondsLeft = z.number().int();

/** What every way of logging in answers; the session itself goes into a cookie that no script can read. */
const loginOutput = z.object({
  /** The value of the cookie commonToken, to be sent in the header `token`. */
  token: z.string(),
  /** Who logged in, signed for other programs of the publisher; null where the installation has no key for it. */
  id_token: z.string().nullable(),
  member: z.object({
    userName: z.string(),
    /** With stars in the middle; empty where there is none. */
    mobileNo: z.string(),
    headPicture: z.string().nullable(),
  }),
  /** The password is older than three months: advice, no more. */
  passwordIsOld: z.boolean(),
});

const aboutAccounts = { freshness: 'private' } as const;
const ofMembers = { ...aboutAccounts, audience: 'member' } as const;
const done = z.object({});

export const getPublicKey = defineEndpoint({
  ...aboutAccounts,
  name: 'GET /api/getPublicKey',
  summary: 'The key (RSA-OAEP-256) with which a browser seals a short value. It lives for minutes.',
  input: z.object({}),
  output: z.object({
    keyId: z.string(),
    algorithm: z.literal('RSA-OAEP-256'),
    publicKey: z.string(),
    seconds: secondsLeft,
  }),
});

export const getAesKey = defineEndpoint({
  ...aboutAccounts,
  name: 'GET /api/getAesKey',
  summary:
    'A key (AES-256-GCM) for longer values, for the caller alone: wrapped with the RSA key that the caller sends.',
  input: z.object({
    /** SPKI of an RSA key that the caller made, base64 or base64url. */
    publicKey: z.string().min(300).max(1_200),
  }),
  output: z.object({
    keyId: z.string(),
    algorithm: z.literal('A256GCM'),
    /** RSA-OAEP-256 with the caller's key, base64. */
    wrappedKey: z.string(),
    seconds: secondsLeft,
  }),
});

export const captcha = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/captcha',
  summary: 'A puzzle (ALTCHA) whose solution goes, as base64 of its JSON, into the header `captcha`. It counts once.',
  input: z.object({}),
  output: z.object({
    parameters: z.looseObject({ algorithm: z.string(), cost: z.number(), nonce: z.string(), salt: z.string() }),
    signature: z.string(),
  }),
});

export const isRegistered = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/isRegistered',
  summary:
    'Whether an account has this user name, mobile number or e-mail address. After a few questions a captcha is needed.',
  input: z.object({ name: mayBeSealed }),
  output: z.object({ registered: z.boolean() }),
});

export const sendReceiverMessage = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/sendReceiverMessage',
  summary:
    'Sends a code to a mobile number or an e-mail address; needs a captcha. The answer is the same whether or not there is an account.',
  input: z.object({
    purpose: z.enum(codePurposes),
    /** A mobile number or an address; for deleteAccount and confirm the member's own is taken. */
    receiver: mayBeSealed.optional(),
  }),
  output: z.object({
    /** Before the next one can be sent. */
    resendSeconds: secondsLeft,
    /** How long the code counts. */
    seconds: secondsLeft,
  }),
});

export const register = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/register',
  summary: 'Makes an account for whoever proves the receiver by a code, and logs in.',
  input: z.object({
    userName: short,
    name: short,
    /** A mobile number or an e-mail address, to which the code was sent. */
    receiver: mayBeSealed,
    code: short,
    password: mayBeSealed,
    confirmPassword: mayBeSealed,
    researchFields: z.array(short).max(50),
    institution: short.default(''),
    agreed: z.boolean(),
  }),
  output: loginOutput,
});

export const login = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/login',
  summary:
    'Logs in by user name, mobile number or e-mail address and password. After some failures a captcha is needed.',
  input: z.object({ name: mayBeSealed, password: mayBeSealed }),
  output: loginOutput,
});

export const loginByMessage = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/loginByMessage',
  summary: 'Logs in by a code that was sent to the mobile number or e-mail address of the account.',
  input: z.object({ receiver: mayBeSealed, code: short }),
  output: loginOutput,
});

export const setNewPwd = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/setNewPwd',
  summary: 'Sets a new password by a code (purpose reset). All sessions of the account end.',
  input: z.object({ receiver: mayBeSealed, code: short, password: mayBeSealed, confirmPassword: mayBeSealed }),
  output: done,
});

export const changePwd = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/changePwd',
  summary: 'Replaces the own password. All other sessions end.',
  input: z.object({ originalPassword: mayBeSealed, password: mayBeSealed, confirmPassword: mayBeSealed }),
  output: done,
});

const ownPassword = {
  /** Needed where the account has one: a session that was left open must not be enough to take the account over. */
  password: mayBeSealed.optional(),
  code: short,
};

export const changeMobile = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/changeMobile',
  summary: 'Sets or replaces the own mobile number by a code that was sent to the new one (purpose changeMobile).',
  input: z.object({ mobile: mayBeSealed, ...ownPassword }),
  output: z.object({ mobileNo: z.string() }),
});

export const changeEmail = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/changeEmail',
  summary: 'Sets or replaces the own e-mail address by a code that was sent to the new one (purpose changeEmail).',
  input: z.object({ email: mayBeSealed, ...ownPassword }),
  output: z.object({ email: z.string() }),
  origin: 'ours',
});

export const confirmIdentity = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/confirmIdentity',
  summary:
    'Proves once more who the member is, by the password or a code (purpose confirm). Adding a way to log in asks for it where the last proof is older than fifteen minutes.',
  input: z.object({ password: mayBeSealed.optional(), code: short.optional() }),
  output: done,
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
    'The address of a page at another site of this installation, with a code by which the member is logged in there: once, within a minute.',
  input: z.object({ url: z.string().max(2_000) }),
  output: z.object({ url: z.string() }),
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

const providerId = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
const ticket = z.string().max(100);

export const loginMethods = defineEndpoint({
  ...aboutAccounts,
  name: 'GET /api/loginMethods',
  summary: 'By what one can log in at this site, and the outside origins to which a login may lead back.',
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
  summary:
    'Logging in at another house. Asked with a provider, it answers where to go; asked with the code and state that came back, it logs in, once, or answers a ticket for binding. Only a page of this host may ask.',
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
  name: 'POST /api/thirdBind',
  summary:
    'Binds who came back from a provider to an account: the member’s own, or the one that a password or a code (purpose bind) proves; then logs in.',
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
  summary:
    'What the member’s account is linked to: mobile, password, providers. The mobile and the address with stars.',
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
  name: 'POST /api/unbind',
  summary: 'Takes a provider from the own account, unless it is the last way in.',
  input: z.object({ provider: providerId }),
  output: done,
  origin: 'ours',
});

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

export const passkeyWish = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/passkey/wish',
  summary: 'What a device needs to make a passkey for the member.',
  input: z.object({}),
  output: z.object({ ticket: z.string(), options: webAuthn }),
  origin: 'ours',
});

export const savePasskey = defineEndpoint({
  ...ofMembers,
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
  name: 'POST /api/passkey/delete',
  summary: 'Deletes one of the own passkeys, unless it is the last way in.',
  input: z.object({ id: z.string().max(1_400) }),
  output: done,
  origin: 'ours',
});
