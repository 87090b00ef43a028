import type { Factor } from '../../../../platform/kernel/assurance.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { AccountStore, StoredAccount } from '../store/postgres-accounts.ts';
import type { CredentialChecks } from './prove.ts';
import type { MayBeSealed } from './transport-keys.ts';

export interface IdentityFactor {
  readonly password?: MayBeSealed | undefined;
  /** Sent to the account's own mobile number or address. */
  readonly code?: string | undefined;
  /** Of the account's authenticator app. */
  readonly appCode?: string | undefined;
}

/** Answers by what it was shown. */
export type ConfirmIdentity = (
  account: string,
  credential: IdentityFactor,
  /** The network address that asks. */
  from: string,
  purpose?: 'deleteAccount' | 'confirm',
) => Promise<Result<readonly Factor[], Failure>>;

/** Whether a code is one of the account's app, which was set up and confirmed before. */
export type ProveByApp = (account: string, code: string) => Promise<Result<unknown, Failure>>;

/** Where a code for the account's own owner goes. */
export const ownReceiver = ({ mobile, email }: Pick<StoredAccount, 'mobile' | 'email'>): string | null =>
  mobile ?? email;

/** Whether a member is who the session says, before something that a session left open must not be enough for. */
export const createConfirmIdentity = (
  accounts: AccountStore,
  credentials: CredentialChecks,
  byApp: ProveByApp,
): ConfirmIdentity => {
  const byCode = async (account: StoredAccount, purpose: 'deleteAccount' | 'confirm', code: string, from: string) => {
    const receiver = ownReceiver(account);
    if (receiver === null) return failed(failure('passwordRequired'));
    const proven = await credentials.code(purpose, receiver, code, from);
    if (!proven.ok) return proven;
    return (await proven.value.spend()) ? success(true) : failed(failure('verificationCodeWrong'));
  };

  return async (id, { password, code, appCode }, from, purpose = 'deleteAccount') => {
    const account = await accounts.byId(id);
    if (!account) return failed(failure('loginRequired'));
    const factors: Factor[] = [];
    if (appCode !== undefined) {
      const right = await byApp(id, appCode);
      if (!right.ok) return right;
      factors.push('strong');
    }
    if (password !== undefined && account.passwordHash !== null) {
      const own = await credentials.ownPassword(account, password);
      if (!own.ok) return own;
      factors.push('password');
    }
    if (code !== undefined) {
      const right = await byCode(account, purpose, code, from);
      if (!right.ok) return right;
      factors.push('code');
    }
    if (factors.length > 0) return success(factors);
    const byCodeOnly = account.passwordHash === null && ownReceiver(account) !== null;
    return failed(failure(byCodeOnly ? 'verificationCodeRequired' : 'passwordRequired'));
  };
};
