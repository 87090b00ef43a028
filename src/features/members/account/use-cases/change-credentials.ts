import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { AccountFactorsOf } from '../../../../platform/ports/account-factors.ts';
import { newPasswordProblem } from '../domain/password-rules.ts';
import { type Receiver, readEmail, readMobile } from '../domain/registration-rules.ts';
import type { AccountStore, StoredAccount } from '../store/postgres-accounts.ts';
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
      const opened = await keys.openAll({ password: wanted.password, confirmPassword: wanted.confirmPassword });
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
      const opened = await keys.openAll({ password: wanted.password, confirmPassword: wanted.confirmPassword });
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

interface ChangeReceiverParts {
  readonly accounts: AccountStore;
  readonly credentials: CredentialChecks;
  readonly keys: TransportKeys;
}

interface ReceiverRequest {
  readonly receiver: MayBeSealed;
  readonly code: string;
  readonly password?: MayBeSealed | undefined;
}

export type ChangeReceiver = (
  member: string,
  kind: Receiver['kind'],
  wanted: ReceiverRequest,
  from: string,
) => Promise<
  Result<{ readonly receiver: Receiver /** What it was until now. */; readonly before: string | null }, Failure>
>;

const read = { mobile: readMobile, email: readEmail } as const;
const purposes = { mobile: 'changeMobile', email: 'changeEmail' } as const;

/** A new mobile number or address: proven by a code that went there, and by the password where there is one. */
export const createChangeReceiver =
  ({ accounts, credentials, keys }: ChangeReceiverParts): ChangeReceiver =>
  async (member, kind, wanted, from) => {
    const text = await keys.open(wanted.receiver);
    if (!text.ok) return text;
    const receiver = read[kind](text.value);
    if (!receiver.ok) return failed(failure(receiver.failure));
    const account = await accounts.byId(member);
    if (!account) return failed(failure('loginRequired'));
    if (account.passwordHash) {
      const own = await credentials.ownPassword(account, wanted.password ?? '');
      if (!own.ok) return own;
    }
    const proven = await credentials.code(purposes[kind], receiver.value.value, wanted.code, from);
    if (!proven.ok) return proven;
    const owner = await accounts.byReceiver(receiver.value);
    if (owner && owner.id !== account.id) return failed(failure(kind === 'mobile' ? 'phoneTaken' : 'emailTaken'));
    if (!(await proven.value.spend())) return failed(failure('verificationCodeWrong'));
    const set = await accounts.setReceiver(account.id, receiver.value);
    return set.ok ? success({ receiver: receiver.value, before: account[kind] }) : failed(failure(set.failure));
  };
