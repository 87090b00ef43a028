import { randomBytes } from 'node:crypto';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Keys } from '../../../platform/ports/keys.ts';
import type { FactorStore } from '../store/postgres-app-factors.ts';
import { appAddress, base32, stepOfCode } from './time-codes.ts';

interface Parts {
  readonly factors: FactorStore;
  /** Who reads the table alone can make no codes. */
  readonly keys: Keys;
  readonly clock: Clock;
}

const keyBytes = 20;

/** Codes of an authenticator app as a second proof of who someone is. */
export function createSecondFactor({ factors, keys, clock }: Parts) {
  const prove = async (account: string, code: string): Promise<Result<true, Failure>> => {
    const kept = await factors.keyOf(account);
    if (!kept) return failed(failure('secondFactorWrong'));
    if (!(await factors.mayTry(account))) return failed(failure('verificationTooManyTries'));
    const key = keys.open(kept.sealedKey);
    if (!key) throw new Error('the key of an authenticator app is sealed by a key that IMPRINT_SECRET no longer has');
    const step = stepOfCode(key, code, clock.now());
    if (step === undefined || !(await factors.take(account, step))) return failed(failure('secondFactorWrong'));
    return success(true);
  };
  const isConfirmed = async (account: string): Promise<boolean> => (await factors.keyOf(account))?.isConfirmed ?? false;

  return {
    /** A new key for an app; it counts from its first code on. */
    async begin(account: string, issuer: string): Promise<Result<{ secret: string; address: string }, Failure>> {
      const { userName } = await factors.of(account);
      const fresh = randomBytes(keyBytes);
      if (!(await factors.begin(account, keys.seal(fresh)))) return failed(failure('secondFactorRequired'));
      return success({ secret: base32(fresh), address: appAddress(fresh, { issuer, name: userName }) });
    },

    /** A key for someone who has no account yet; whoever asks keeps it sealed until the first code comes. */
    offer: (sealed = keys.seal(randomBytes(keyBytes)), issuer: string, name: string) => {
      const key = keys.open(sealed);
      return key && { sealed, secret: base32(key), address: appAddress(key, { issuer, name }) };
    },
    /** The step of time of the first code for such a key, if it is a right one. */
    firstStep(sealed: string, code: string): number | undefined {
      const key = keys.open(sealed);
      return key && stepOfCode(key, code, clock.now());
    },
    keep: factors.keep,

    /** Whether an app was set up and confirmed. */
    isConfirmed,
    /** By a code of an app, which counts from its first code on. */
    prove,
    /** By a code of an app that counts already. */
    proveConfirmed: async (account: string, code: string): Promise<Result<true, Failure>> =>
      (await isConfirmed(account)) ? prove(account, code) : failed(failure('secondFactorWrong')),
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
