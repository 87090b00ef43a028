import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { AccountFactorsOf } from '../../../../platform/ports/account-factors.ts';
import { newPasswordProblem } from '../domain/password-rules.ts';
import type { AccountStore, StoredAccount } from './account-store.ts';
import { openAll } from './open-all.ts';
import type { Passwords } from './passwords.ts';
import type { CredentialChecks } from './prove.ts';
import type { MayBeSealed, TransportKeys } from './transport-keys.ts';

interface Parts {
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly credentials: CredentialChecks;
  readonly keys: TransportKeys;
  readonly factorsOf: AccountFactorsOf;
  /** So long passkeys stay after a reset that asked to drop them: whoever still has one keeps them by logging in with it. */
  readonly passkeySeconds: number;
}

interface Wanted {
  readonly password: MayBeSealed;
  readonly confirmPassword: MayBeSealed;
}

export function createPasswordChanges({ accounts, passwords, credentials, keys, factorsOf, passkeySeconds }: Parts) {
  /** A mailbox alone never takes away what protects more than the mailbox: an app stays, and so does what guards a role. */
  const mayDropPasskeys = async (account: string): Promise<boolean> => {
    const { app, passkey, roleSince } = await factorsOf(account);
    return passkey && !app && roleSince === null;
  };

  return {
    /** By a code: whoever forgot the password. Nobody stays logged in. */
    async reset(
      wanted: Wanted & { readonly receiver: MayBeSealed; readonly code: string; readonly dropPasskeys: boolean },
      from: string,
    ): Promise<Result<{ readonly account: StoredAccount; readonly passkeysEnd: boolean }, Failure>> {
      const opened = await openAll(keys, { password: wanted.password, confirmPassword: wanted.confirmPassword });
      if (!opened.ok) return opened;
      const { password, confirmPassword: confirmation } = opened.value;
      const early = newPasswordProblem({ password, confirmation, userName: '' });
      if (early) return failed(failure(early));
      const proven = await credentials.code('reset', wanted.receiver, wanted.code, from);
      if (!proven.ok) return proven;
      const account = await accounts.byReceiver(proven.value.receiver);
      if (!account) return failed(failure('userNotFoundRegister'));
      const problem = newPasswordProblem({ password, confirmation, userName: account.userName });
      if (problem) return failed(failure(problem));
      if (account.passwordHash) {
        const same = await passwords.verify(`account ${account.id}`, password, account.passwordHash);
        if (!same.ok) return same;
        if (same.value) return failed(failure('passwordSameAsOriginal'));
      }
      // Hashing may be refused while there is too much of it; the code is used up last.
      const hash = await passwords.hash(`account ${account.id}`, password);
      if (!hash.ok) return hash;
      const passkeysEnd = wanted.dropPasskeys && (await mayDropPasskeys(account.id));
      const { spend } = proven.value;
      const manner = { spend, passkeysEndAfter: passkeysEnd ? passkeySeconds : null };
      const isSet = await accounts.setPassword(account.id, hash.value, manner);
      return isSet ? success({ account, passkeysEnd }) : failed(failure('verificationCodeWrong'));
    },

    /** By the old one: the member's own session stays, all others end. */
    async replace(
      member: string,
      session: string | undefined,
      wanted: Wanted & { readonly originalPassword: MayBeSealed },
    ): Promise<Result<void, Failure>> {
      const account = await accounts.byId(member);
      if (!account) return failed(failure('loginRequired'));
      const original = await credentials.ownPassword(account, wanted.originalPassword);
      if (!original.ok) return original;
      const opened = await openAll(keys, { password: wanted.password, confirmPassword: wanted.confirmPassword });
      if (!opened.ok) return opened;
      const { password, confirmPassword: confirmation } = opened.value;
      const problem = newPasswordProblem({
        password,
        confirmation,
        userName: account.userName,
        original: original.value,
      });
      if (problem) return failed(failure(problem));
      const hash = await passwords.hash(`account ${account.id}`, password);
      if (!hash.ok) return hash;
      await accounts.setPassword(account.id, hash.value, { sparing: session });
      return success(undefined);
    },
  };
}

export type PasswordChanges = ReturnType<typeof createPasswordChanges>;
