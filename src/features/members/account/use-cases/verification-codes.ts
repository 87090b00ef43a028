import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { VerificationCodes } from '../../../../platform/ports/verification-codes.ts';
import { codeLength, codeProblem } from '../domain/code-rules.ts';
import { networkOf } from '../domain/network-of.ts';
import type { CodeGuesses } from './code-guesses.ts';

export interface CodeTimes {
  /** How long a code counts. */
  readonly seconds: number;
  /** Before the next one can be sent. */
  readonly resendSeconds: number;
  readonly mostTries: number;
  /** So many codes for one purpose and receiver in a day. */
  readonly mostADay: number;
}

export interface CodeKey {
  readonly purpose: string;
  readonly receiverHash: string;
}

export interface KeptCode {
  readonly codeHash: string;
  /** The network that asked for it, hashed; null where nobody did. */
  readonly askedFrom: string | null;
}

/** A code that is tried: what it should be, or nothing where there is none or no try is left. */
export interface TriedCode {
  readonly codeHash: string | 'none' | 'usedUp';
  readonly isAsker: boolean;
}

export interface CodeStore {
  /** Answers whether it was kept; not while the last one is too young or the day's codes are used up. */
  keep(key: CodeKey, code: KeptCode, times: CodeTimes): Promise<boolean>;
  /** Seconds until a code can be kept again. */
  wait(key: CodeKey, times: CodeTimes): Promise<number>;
  takeBack(key: CodeKey, times: CodeTimes): Promise<void>;
  /** Counts a try from a network, for those who asked or for all others. */
  try(key: CodeKey, from: string, times: CodeTimes): Promise<TriedCode>;
  spend(key: CodeKey, codeHash: string, transaction?: Transaction): Promise<boolean>;
}

interface Parts {
  readonly store: CodeStore;
  readonly guesses: CodeGuesses;
  readonly times: CodeTimes;
  /** Phones and six digits are soon guessed: only a hash with a secret hides them. */
  readonly secret: Buffer;
}

export function createVerificationCodes({ store, guesses, times, secret }: Parts): VerificationCodes {
  const hash = (...parts: readonly string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
  const keyOf = (purpose: string, receiver: string): CodeKey => ({ purpose, receiverHash: hash('receiver', receiver) });
  const codeHashOf = (purpose: string, receiver: string, code: string) => hash('code', purpose, receiver, code);

  const networkHashOf = (address: string) => hash('network', networkOf(address));

  return {
    async issue(purpose, receiver, asker) {
      const key = keyOf(purpose, receiver);
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      const askedFrom = asker === undefined ? null : networkHashOf(asker);
      const kept = { codeHash: codeHashOf(purpose, receiver, code), askedFrom };
      if (await store.keep(key, kept, times)) return success(code);
      return failed(failure('tooManyRequestsWait', { seconds: await store.wait(key, times) }));
    },

    withdraw: (purpose, receiver) => store.takeBack(keyOf(purpose, receiver), times),

    async check(purpose, receiver, given, from) {
      const problem = codeProblem(given);
      if (problem) return failed(failure(problem));
      const key = keyOf(purpose, receiver);
      const found = await store.try(key, networkHashOf(from), times);
      if (found.codeHash === 'usedUp') return failed(failure('verificationTooManyTries'));
      const guess = { receiver, network: networkOf(from), isAsker: found.isAsker };
      if (!(await guesses.begin(guess))) return failed(failure('tooManyRequests'));
      const codeHash = codeHashOf(purpose, receiver, given.trim());
      if (found.codeHash === 'none' || !timingSafeEqual(Buffer.from(found.codeHash), Buffer.from(codeHash)))
        return failed(failure('verificationCodeWrong'));
      await guesses.forgive(guess);
      return success({ spend: (transaction) => store.spend(key, codeHash, transaction) });
    },
  };
}
