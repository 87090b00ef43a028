import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { type Receiver, readEmail, readMobile } from '../domain/receiver.ts';
import type { AccountStore } from './account-store.ts';
import type { CredentialChecks } from './prove.ts';
import type { MayBeSealed, TransportKeys } from './transport-keys.ts';

interface Parts {
  readonly accounts: AccountStore;
  readonly credentials: CredentialChecks;
  readonly keys: TransportKeys;
}

export interface ReceiverRequest {
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
  ({ accounts, credentials, keys }: Parts): ChangeReceiver =>
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
