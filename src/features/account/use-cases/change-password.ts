import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { Sessions } from '../../../platform/ports/sessions.ts';
import { newPasswordProblem } from '../domain/password-rules.ts';
import type { AccountStore, StoredAccount } from './account-store.ts';
import { openAll } from './open-all.ts';
import type { Passwords } from './passwords.ts';
import type { Proofs } from './prove.ts';
import type { MayBeSealed, TransportKeys } from './transport-keys.ts';

interface Parts {
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly proofs: Proofs;
  readonly keys: TransportKeys;
  readonly sessions: Sessions;
}

interface Wish {
  readonly password: MayBeSealed;
  readonly confirmPassword: MayBeSealed;
}

export function createPasswordChanges({ accounts, passwords, proofs, keys, sessions }: Parts) {
  const store = async (account: StoredAccount, password: string): Promise<Result<void, Failure>> => {
    const hash = await passwords.hash(`account ${account.id}`, password);
    if (!hash.ok) return hash;
    await accounts.setPassword(account.id, hash.value);
    return success(undefined);
  };

  return {
    /** By a code: whoever forgot the password. Nobody stays logged in. */
    async reset(
      wish: Wish & { readonly receiver: MayBeSealed; readonly code: string },
    ): Promise<Result<StoredAccount, Failure>> {
      const opened = await openAll(keys, { password: wish.password, confirmPassword: wish.confirmPassword });
      if (!opened.ok) return opened;
      const { password, confirmPassword: confirmation } = opened.value;
      const early = newPasswordProblem({ password, confirmation, userName: '' });
      if (early) return failed(failure(early));
      const proven = await proofs.code('reset', wish.receiver, wish.code);
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
      if (!(await proven.value.spend())) return failed(failure('verificationCodeWrong'));
      const stored = await store(account, password);
      if (!stored.ok) return stored;
      await sessions.endOthers(account.id);
      return success(account);
    },

    /** By the old one: the member's own session stays, all others end. */
    async replace(
      member: string,
      session: string | undefined,
      wish: Wish & { readonly originalPassword: MayBeSealed },
    ): Promise<Result<void, Failure>> {
      const account = await accounts.byId(member);
      if (!account) return failed(failure('loginRequired'));
      const original = await proofs.ownPassword(account, wish.originalPassword);
      if (!original.ok) return original;
      const opened = await openAll(keys, { password: wish.password, confirmPassword: wish.confirmPassword });
      if (!opened.ok) return opened;
      const { password, confirmPassword: confirmation } = opened.value;
      const problem = newPasswordProblem({
        password,
        confirmation,
        userName: account.userName,
        original: original.value,
      });
      if (problem) return failed(failure(problem));
      const stored = await store(account, password);
      if (!stored.ok) return stored;
      await sessions.endOthers(account.id, session);
      return success(undefined);
    },
  };
}

export type PasswordChanges = ReturnType<typeof createPasswordChanges>;
