import { createHash, generateKeyPairSync } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { reviewCodes } from '../../src/features/editorial/submissions/use-cases/review-links.ts';
import { createUnsubscribeTokens } from '../../src/features/members/alerts/use-cases/unsubscribe-token.ts';
import { keyRings, keysFrom } from '../../src/processes/keys.ts';
import { solve } from '../support/captchas.ts';
import { engineEnvironment } from '../support/engines.ts';
import type { MarkedSite } from './marked-site.ts';
import { submissionNumbers } from './sample-submissions.ts';

// What only the portal itself can write. Without it a call is refused before it asks a store, and its sample proves nothing.

const secret = engineEnvironment().IMPRINT_SECRET as string;
const keysFor = keyRings(secret);

/** The code of the request for a review that the site has stored. */
export const reviewCode = (site: MarkedSite): string =>
  reviewCodes(keysFor('opinions')).write(site.id, site.itemId(submissionNumbers.review));

/** The link of a mail to an address that subscribed to nothing. */
export const unsubscribeToken = (site: MarkedSite): string =>
  createUnsubscribeTokens(keysFor('alerts')).write({
    site: site.id,
    ending: { emailHash: createHash('sha256').update(`nobody at ${site.mark}`).digest('hex') },
  });

/** A puzzle as the portal gives it, an easy one, solved; fillMarkedSites says that it was shown before. */
async function solvedOnce() {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1_000) + 86_400,
    hmacSignatureSecret: keysFrom(secret)('captcha').toString('hex'),
  });
  return {
    header: await solve(challenge),
    hash: createHash('sha256').update(String(challenge.signature)).digest('hex'),
  };
}
export const spentCaptcha = await solvedOnce();

/** Form of every secret that the portal keeps for one use; nobody has this one. */
export const secretOfNobody = 'x'.repeat(43);

export const callersPublicKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64');
