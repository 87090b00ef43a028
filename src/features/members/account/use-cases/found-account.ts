import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { emailProblem, nameProblem, type Problem } from '../../../../platform/kernel/person-rules.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { newPasswordProblem } from '../domain/password-rules.ts';
import { readEmail, userNameProblem } from '../domain/registration-rules.ts';
import type { AccountStore } from '../store/postgres-accounts.ts';
import type { Passwords } from './passwords.ts';
import type { SignOn } from './sign-on.ts';

interface FirstAccount {
  readonly userName: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

interface Parts {
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly signOns: SignOn;
  readonly clock: Clock;
}

const rules: { readonly [Field in keyof FirstAccount]: (form: FirstAccount) => Problem } = {
  userName: ({ userName }) => userNameProblem(userName),
  name: ({ name }) => nameProblem(name),
  email: ({ email }) => emailProblem(email),
  password: ({ password, userName }) => newPasswordProblem({ password, confirmation: password, userName }),
  confirmPassword: ({ password, confirmPassword }) => (password === confirmPassword ? undefined : 'passwordMismatch'),
};

/** An account by the rules of any other, of someone to whom no code can be sent because nothing is set up yet. */
export const createFounding = ({ accounts, passwords, signOns, clock }: Parts) => ({
  problems: (form: FirstAccount): Partial<Record<keyof FirstAccount, NonNullable<Problem>>> =>
    Object.fromEntries(
      (Object.keys(rules) as (keyof FirstAccount)[]).flatMap((field) => {
        const problem = rules[field](form);
        return problem ? [[field, problem]] : [];
      }),
    ),

  /** What costs time is done before the transaction in which the account is made; that answers its number. */
  async prepare(
    form: FirstAccount,
    language: string,
  ): Promise<Result<(transaction: Transaction) => Promise<string>, Failure>> {
    const receiver = readEmail(form.email);
    if (!receiver.ok) return failed(failure(receiver.failure));
    const taken = await accounts.taken({ userName: form.userName, receiver: receiver.value });
    if (taken) return failed(failure(taken));
    const hash = await passwords.hash(receiver.value.value, form.password);
    if (!hash.ok) return hash;
    return success(async (transaction) => {
      const id = await accounts.createWithin(transaction, {
        userName: form.userName,
        name: form.name,
        receiver: receiver.value,
        passwordHash: hash.value,
        researchFields: [],
        institution: '',
        language,
      });
      if (id === undefined) throw new Error('somebody else took the name or the address of the first operator');
      return id;
    });
  },

  /** The address by which they go on there: they have just shown everything that there is to show. */
  leadTo(account: string, url: string, browser: string): Promise<string | undefined> {
    const now = clock.now();
    return signOns.leave(account, { anyAt: now, passwordAt: now, codeAt: null, strongAt: now }, url, browser);
  },
});
