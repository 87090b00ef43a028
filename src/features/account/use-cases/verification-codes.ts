import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Transaction } from '../../../platform/ports/database.ts';
import type { VerificationCodes } from '../../../platform/ports/verification-codes.ts';
import { codeLength, codeProblem } from '../domain/code-rules.ts';

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

export interface CodeStore {
  /** Answers whether it was kept; not while the last one is too young or the day's codes are used up. */
  keep(key: CodeKey, codeHash: string, times: CodeTimes): Promise<boolean>;
  /** Seconds until a code can be kept again. */
  wait(key: CodeKey, times: CodeTimes): Promise<number>;
  takeBack(key: CodeKey, times: CodeTimes): Promise<void>;
  /** Counts a try and answers what the code should be; nothing where there is none, or no try is left. */
  try(key: CodeKey, times: CodeTimes): Promise<{ readonly codeHash: string } | 'none' | 'usedUp'>;
  spend(key: CodeKey, codeHash: string, transaction?: Transaction): Promise<boolean>;
}

interface Parts {
  readonly store: CodeStore;
  readonly times: CodeTimes;
  /** Phones and six digits are soon guessed: only a hash with a secret hides them. */
  readonly secret: Buffer;
}

export function createVerificationCodes({ store, times, secret }: Parts): VerificationCodes {
  const hash = (...parts: readonly string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
  const keyOf = (purpose: string, receiver: string): CodeKey => ({ purpose, receiverHash: hash('receiver', receiver) });
  const codeHashOf = (purpose: string, receiver: string, code: string) => hash('code', purpose, receiver, code);

  return {
    async issue(purpose, receiver) {
      const key = keyOf(purpose, receiver);
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      if (await store.keep(key, codeHashOf(purpose, receiver, code), times)) return success(code);
      return failed(failure('tooManyRequestsWait', { seconds: await store.wait(key, times) }));
    },

    withdraw: (purpose, receiver) => store.takeBack(keyOf(purpose, receiver), times),

    async check(purpose, receiver, given) {
      const problem = codeProblem(given);
      if (problem) return failed(failure(problem));
      const key = keyOf(purpose, receiver);
      const found = await store.try(key, times);
      if (found === 'usedUp') return failed(failure('verificationTooManyTries'));
      const codeHash = codeHashOf(purpose, receiver, given.trim());
      if (found === 'none' || !timingSafeEqual(Buffer.from(found.codeHash), Buffer.from(codeHash)))
        return failed(failure('verificationCodeWrong'));
      return success({ spend: (transaction) => store.spend(key, codeHash, transaction) });
    },
  };
}
