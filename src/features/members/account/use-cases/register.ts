import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { registrationProblems } from '../domain/registration-rules.ts';
import type { AccountStore, StoredAccount } from '../store/postgres-accounts.ts';
import type { Passwords } from './passwords.ts';
import type { CredentialChecks } from './prove.ts';
import type { MayBeSealed, TransportKeys } from './transport-keys.ts';

interface Parts {
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly credentials: CredentialChecks;
  readonly keys: TransportKeys;
}

export interface Registration {
  readonly userName: string;
  readonly name: string;
  readonly receiver: MayBeSealed;
  readonly code: string;
  readonly password: MayBeSealed;
  readonly confirmPassword: MayBeSealed;
  readonly researchFields: readonly string[];
  readonly institution: string;
  readonly agreed: boolean;
}

export type Register = (
  wanted: Registration,
  language: string,
  from: string,
) => Promise<Result<StoredAccount, Failure>>;

/** Everything that can be told without the code is told before it is looked at, and it is used up last. */
export const createRegister =
  ({ accounts, passwords, credentials, keys }: Parts): Register =>
  async (wanted, language, from) => {
    const opened = await keys.openAll({
      receiver: wanted.receiver,
      password: wanted.password,
      confirmPassword: wanted.confirmPassword,
    });
    if (!opened.ok) return opened;
    const form = { ...wanted, ...opened.value };
    const [first] = registrationProblems(form);
    if (first) return failed(failure(first.problem));

    const proven = await credentials.code('register', form.receiver, form.code, from);
    if (!proven.ok) return proven;
    const { receiver, spend } = proven.value;
    const taken = await accounts.taken({ userName: form.userName, receiver });
    if (taken) return failed(failure(taken));
    const passwordHash = await passwords.hash(receiver.value, form.password);
    if (!passwordHash.ok) return passwordHash;
    if (!(await spend())) return failed(failure('verificationCodeWrong'));
    const created = await accounts.create({
      userName: form.userName,
      name: form.name,
      receiver,
      passwordHash: passwordHash.value,
      researchFields: form.researchFields.map((field) => field.trim()).filter(Boolean),
      institution: form.institution,
      language,
    });
    if (!created.ok) return failed(failure(created.failure));
    const account = await accounts.byId(created.value);
    return account ? success(account) : failed(failure('unavailable'));
  };
