import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { ProofStore } from './proof-store.ts';
import { appAddress, base32, stepOfCode } from './time-codes.ts';

interface Parts {
  readonly proofs: ProofStore;
  /** 32 bytes; who reads the table alone can make no codes. */
  readonly key: Buffer;
  readonly clock: Clock;
}

const keyBytes = 20;
const nonceBytes = 12;
const tagBytes = 16;

/** Codes of an authenticator app as a second proof of who someone is. */
export function createSecondProof({ proofs, key, clock }: Parts) {
  const seal = (plain: Buffer): string => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64');
  };

  const unseal = (sealed: string): Buffer => {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  };

  return {
    /** A new key for an app; it counts once a code of it was shown. */
    async begin(account: string, issuer: string): Promise<Result<{ secret: string; address: string }, Failure>> {
      const { userName } = await proofs.of(account);
      const fresh = randomBytes(keyBytes);
      if (!(await proofs.begin(account, seal(fresh)))) return failed(failure('secondProofRequired'));
      return success({ secret: base32(fresh), address: appAddress(fresh, { issuer, name: userName }) });
    },

    async prove(account: string, code: string): Promise<Result<true, Failure>> {
      const kept = await proofs.keyOf(account);
      if (!kept) return failed(failure('secondProofWrong'));
      if (!(await proofs.mayTry(account))) return failed(failure('verificationTooManyTries'));
      const step = stepOfCode(unseal(kept.sealedKey), code, clock.now());
      if (step === undefined || !(await proofs.take(account, step))) return failed(failure('secondProofWrong'));
      return success(true);
    },
  };
}

export type SecondProof = ReturnType<typeof createSecondProof>;
