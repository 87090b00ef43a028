import { importJWK, type JWK, SignJWT } from 'jose';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { StoredAccount } from '../store/postgres-accounts.ts';

/** Who logged in, signed, for other programs of the publisher; null where the installation has no key. */
export type SignIdToken = (account: StoredAccount, origin: string) => Promise<string | null>;

const lifeSeconds = 300;

export function createIdTokens(privateJwk: string | undefined, clock: Clock): SignIdToken {
  if (privateJwk === undefined) return async () => null;
  const jwk = JSON.parse(privateJwk) as JWK;
  const { alg } = jwk;
  if (!alg) throw new Error('IMPRINT_ID_TOKEN_KEY names no alg');
  const key = importJWK(jwk, alg);
  return async (account, origin) => {
    const now = Math.floor(clock.now().getTime() / 1_000);
    return new SignJWT({ preferred_username: account.userName })
      .setProtectedHeader({ alg, typ: 'JWT', ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(origin)
      .setAudience(origin)
      .setSubject(account.id)
      .setIssuedAt(now)
      .setExpirationTime(now + lifeSeconds)
      .sign(await key);
  };
}
