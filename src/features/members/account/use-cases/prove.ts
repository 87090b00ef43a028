import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { RightCode, VerificationCodes } from '../../../../platform/ports/verification-codes.ts';
import { networkOf } from '../domain/caller.ts';
import { type CodePurpose, type Receiver, readReceiver } from '../domain/registration-rules.ts';

import type { AccountStore, StoredAccount } from '../store/postgres-accounts.ts';
import type { Captchas } from './captchas.ts';
import type { FailedTries } from './failed-tries.ts';
import type { Passwords } from './passwords.ts';
import type { MayBeSealed, TransportKeys } from './transport-keys.ts';

interface Parts {
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly tries: FailedTries;
  readonly captchas: Captchas;
  readonly codes: VerificationCodes;
  readonly keys: TransportKeys;
  readonly rateLimit: RateLimit;
  /** So many tries from one network in a minute, right or wrong: against floods. */
  readonly mostAMinute: number;
}

/** Who asks: where from, and with which solved puzzle. */
export interface Asker {
  readonly address: string;
  readonly captcha: string | undefined;
}

export interface ProvenReceiver extends RightCode {
  readonly receiver: Receiver;
}

/** The ways in which someone shows that an account is theirs. */
export function createCredentialChecks({
  accounts,
  passwords,
  tries,
  captchas,
  codes,
  keys,
  rateLimit,
  mostAMinute,
}: Parts) {
  return {
    /** By a name and a password. Whether it is the name or the password that is wrong can't be told, not even by a clock. */
    async password(
      given: { readonly name: MayBeSealed; readonly password: MayBeSealed },
      { address, captcha }: Asker,
    ): Promise<Result<StoredAccount, Failure>> {
      const network = networkOf(address);
      const flood = await rateLimit.take(`login ${network}`, { most: mostAMinute, seconds: 60 });
      if (!flood.allowed) return failed(failure('tooManyRequestsWait', { seconds: flood.retryAfterSeconds }));
      const name = await keys.open(given.name);
      if (!name.ok) return name;
      const password = await keys.open(given.password);
      if (!password.ok) return password;
      if (name.value.trim() === '') return failed(failure('userNameRequired'));
      if (password.value === '') return failed(failure('passwordRequired'));

      const before = await tries.peek(name.value, network);
      if (before.isOver) return failed(failure('tooManyRequests'));
      if (before.needsCaptcha && captcha === undefined) return failed(failure('captchaRequired'));
      const { needsCaptcha, isOver, effort } = await tries.begin(name.value, network);
      if (isOver) return failed(failure('tooManyRequests'));
      // One step less counts too: others may have tried since the puzzle was given.
      const leastEffort = Math.max(1, effort / 2);
      const passed =
        needsCaptcha || passwords.isBusy() ? await captchas.accept(captcha, leastEffort) : success(undefined);
      if (!passed.ok) return passed;
      const account = await accounts.byName(name.value);
      const right = await passwords.verify(network, password.value, account?.passwordHash ?? null);
      if (!right.ok) return right;
      if (!right.value || !account) return failed(failure('wrongCredentials'));
      await tries.forgive(name.value, network);
      return success(account);
    },

    /** By the password of an account whose owner is logged in: before what a session left open must not be enough for. */
    async ownPassword(account: StoredAccount, given: MayBeSealed): Promise<Result<string, Failure>> {
      const password = await keys.open(given);
      if (!password.ok) return password;
      if (password.value === '') return failed(failure('passwordRequired'));
      const who = `account ${account.id}`;
      if ((await tries.begin(who, who)).isOver) return failed(failure('tooManyRequests'));
      const right = await passwords.verify(who, password.value, account.passwordHash);
      if (!right.ok) return right;
      if (!right.value) return failed(failure('originalPasswordWrong'));
      await tries.forgive(who, who);
      return password;
    },

    /** By a code that was sent. It is used up only by `spend`, so that another mistake in the same form does not cost it. */
    async code(
      purpose: CodePurpose,
      given: MayBeSealed,
      code: string,
      from: string,
    ): Promise<Result<ProvenReceiver, Failure>> {
      const text = await keys.open(given);
      if (!text.ok) return text;
      const receiver = readReceiver(text.value);
      if (!receiver.ok) return failed(failure(receiver.failure));
      const right = await codes.check(purpose, receiver.value.value, code, from);
      return right.ok ? success({ receiver: receiver.value, spend: right.value.spend }) : right;
    },
  };
}

export type CredentialChecks = ReturnType<typeof createCredentialChecks>;

/** The account of a receiver that a code has proven. The code is used up. */
export async function takeAccount(
  proven: ProvenReceiver,
  accounts: AccountStore,
): Promise<Result<StoredAccount, Failure>> {
  if (!(await proven.spend())) return failed(failure('verificationCodeWrong'));
  const account = await accounts.byReceiver(proven.receiver);
  return account ? success(account) : failed(failure('userNotFoundRegister'));
}
