import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { VerificationCodes } from '../../../../platform/ports/verification-codes.ts';
import { networkOf } from '../domain/caller.ts';
import { codeLength, codeProblem } from '../domain/registration-rules.ts';
import type { CodeStore, CodeTimes } from '../store/postgres-codes.ts';
import type { CodeGuesses } from './failed-tries.ts';

interface Parts {
  readonly store: CodeStore;
  readonly guesses: CodeGuesses;
  readonly times: CodeTimes;
  /** Phones and six digits are soon guessed: only a hash with a secret hides them. */
  readonly secret: Buffer;
}

export function createVerificationCodes({ store, guesses, times, secret }: Parts): VerificationCodes {
  const hash = (...parts: readonly string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
  const keyOf = (purpose: string, receiver: string) => ({ purpose, receiverHash: hash('receiver', receiver) });
  const codeHashOf = (purpose: string, receiver: string, code: string) => hash('code', purpose, receiver, code);

  const networkHashOf = (address: string) => hash('network', networkOf(address));

  return {
    async issue(purpose, receiver, asker) {
      const key = keyOf(purpose, receiver);
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      const askerHash = asker === undefined ? null : networkHashOf(asker);
      const kept = { codeHash: codeHashOf(purpose, receiver, code), askerHash };
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
