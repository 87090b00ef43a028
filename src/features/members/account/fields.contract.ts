import { z } from 'zod';

/** Passwords, phones and addresses may come as they are or sealed with a key of getPublicKey or getAesKey. */
export const short = z.string().max(300);

const sealed = z.object({ keyId: z.string().max(80), value: z.string().max(4_000) });

export const mayBeSealed = z.union([short, sealed]);

/** What every way of logging in answers; the session itself goes into a cookie that no script can read. */
export const loginOutput = z.object({
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

export const aboutAccounts = { freshness: 'private' } as const;

export const ofMembers = { ...aboutAccounts, audience: 'member' } as const;

export const done = z.object({});

export const ticket = z.string().max(100);
