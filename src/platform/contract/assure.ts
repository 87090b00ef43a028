import { type Assurance, assuranceProblem, type SessionFactors } from '../kernel/assurance.ts';
import { type Failure, failure } from '../kernel/failure.ts';
import { failed, type Result, success } from '../kernel/result.ts';
import type { AccountFactorsOf } from '../ports/account-factors.ts';
import type { Clock } from '../ports/clock.ts';
import type { Sessions } from '../ports/sessions.ts';

interface Parts {
  readonly sessions: Pick<Sessions, 'factorsOf'>;
  readonly factorsOf: AccountFactorsOf;
  readonly clock: Clock;
}

/** The credentials of a call: the token of a session, or the factors proven with the call itself. */
export type Credentials = { readonly session: string | undefined } | { readonly factors: SessionFactors };

/** Whether the credentials are sufficient for this account. `run` checks it for every call that declares it; there is no other way to decide. */
export type Assure = (required: Assurance, account: string, credentials: Credentials) => Promise<Result<void, Failure>>;

const nothing: SessionFactors = { anyAt: null, passwordAt: null, codeAt: null, strongAt: null };

export const createAssure =
  ({ sessions, factorsOf, clock }: Parts): Assure =>
  async (required, account, credentials) => {
    const proven =
      'factors' in credentials
        ? credentials.factors
        : credentials.session && (await sessions.factorsOf(credentials.session));
    const problem = assuranceProblem(required, await factorsOf(account), proven || nothing, clock.now());
    return problem ? failed(failure(problem)) : success(undefined);
  };
