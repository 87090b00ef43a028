import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { codePurposes } from './domain/registration-rules.ts';
import { aboutAccounts, done, loginOutput, mayBeSealed, ofMembers, short } from './fields.contract.ts';

const secondsLeft = z.number().int();

export const getPublicKey = defineEndpoint({
  ...aboutAccounts,
  name: 'GET /api/getPublicKey',
  summary: 'Returns the key (RSA-OAEP-256) with which a browser encrypts a short value. It is valid for minutes.',
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
    'Returns a key (AES-256-GCM) for longer values, wrapped with the RSA key that the caller sends, so that only the caller can use it.',
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
  summary:
    'Returns a puzzle (ALTCHA). Send its solution as base64 of its JSON in the header `captcha`; it is valid once. Given the name that is about to log in, its difficulty depends on that name’s failed attempts.',
  input: z.object({ name: mayBeSealed.optional() }),
  output: z.object({
    parameters: z.looseObject({ algorithm: z.string(), cost: z.number(), nonce: z.string(), salt: z.string() }),
    signature: z.string(),
  }),
});

export const isRegistered = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/isRegistered',
  summary:
    'Tells whether an account has this user name, mobile number or e-mail address. After a few requests a captcha is required.',
  input: z.object({ name: mayBeSealed }),
  output: z.object({ registered: z.boolean() }),
});

export const sendReceiverMessage = defineEndpoint({
  ...aboutAccounts,
  name: 'POST /api/sendReceiverMessage',
  summary:
    'Sends a code to a mobile number or an e-mail address; requires a captcha. The response is the same whether or not there is an account.',
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
  summary: 'Creates an account for the owner of a mobile number or e-mail address, proven by a code, and logs in.',
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
    'Logs in by user name, mobile number or e-mail address and password. After some failures a captcha is required.',
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
  summary:
    'Sets a new password by a code (purpose reset). All sessions of the account end. Passkeys can be dropped at the same time; they are removed some days later, unless one of them is used until then.',
  input: z.object({
    receiver: mayBeSealed,
    code: short,
    password: mayBeSealed,
    confirmPassword: mayBeSealed,
    dropPasskeys: z.boolean().default(false),
  }),
  output: done,
});

export const changePwd = defineEndpoint({
  ...ofMembers,
  assurance: 'confirmed',
  name: 'POST /api/changePwd',
  summary: 'Replaces the member’s password. All other sessions end.',
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
  assurance: 'confirmed',
  name: 'POST /api/changeMobile',
  summary:
    'Sets or replaces the member’s mobile number, confirmed by a code sent to the new one (purpose changeMobile).',
  input: z.object({ mobile: mayBeSealed, ...ownPassword }),
  output: z.object({ mobileNo: z.string() }),
});

export const changeEmail = defineEndpoint({
  ...ofMembers,
  assurance: 'confirmed',
  name: 'POST /api/changeEmail',
  summary:
    'Sets or replaces the member’s e-mail address, confirmed by a code sent to the new one (purpose changeEmail).',
  input: z.object({ email: mayBeSealed, ...ownPassword }),
  output: z.object({ email: z.string() }),
  origin: 'ours',
});
