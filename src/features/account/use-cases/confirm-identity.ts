import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { AccountStore, StoredAccount } from './account-store.ts';
import type { Proofs } from './prove.ts';
import type { MayBeSealed } from './transport-keys.ts';

export interface IdentityProof {
  readonly password?: MayBeSealed | undefined;
  /** Sent to the account's own mobile number or address. */
  readonly code?: string | undefined;
}

export type ConfirmIdentity = (
  account: string,
  proof: IdentityProof,
  purpose?: 'deleteAccount' | 'confirm',
) => Promise<Result<true, Failure>>;

/** Where a code for the account's own owner goes. */
export const ownReceiver = ({ mobile, email }: Pick<StoredAccount, 'mobile' | 'email'>): string | null =>
  mobile ?? email;

/** Whether a member is who the session says, before something that a session left open must not be enough for. */
export const createConfirmIdentity =
  (accounts: AccountStore, proofs: Proofs): ConfirmIdentity =>
  async (id, { password, code }, purpose = 'deleteAccount') => {
    const account = await accounts.byId(id);
    if (!account) return failed(failure('loginRequired'));
    if (password !== undefined && account.passwordHash !== null) {
      const own = await proofs.ownPassword(account, password);
      return own.ok ? success(true) : own;
    }
    const receiver = ownReceiver(account);
    if (receiver === null || code === undefined)
      return failed(
        failure(receiver === null || account.passwordHash ? 'passwordRequired' : 'verificationCodeRequired'),
      );
    const proven = await proofs.code(purpose, receiver, code);
    if (!proven.ok) return proven;
    return (await proven.value.spend()) ? success(true) : failed(failure('verificationCodeWrong'));
  };
