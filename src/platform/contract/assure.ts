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

/** Who asks: by the token of a session, or by what was shown with the call itself. */
export type Shown = { readonly session: string | undefined } | { readonly factors: SessionFactors };

/** Whether what was shown is enough for this account. `run` asks it for every call that says so; there is no other way to decide. */
export type Assure = (asked: Assurance, account: string, shown: Shown) => Promise<Result<void, Failure>>;

const nothing: SessionFactors = { anyAt: null, passwordAt: null, codeAt: null, strongAt: null };

export const createAssure =
  ({ sessions, factorsOf, clock }: Parts): Assure =>
  async (asked, account, shown) => {
    const proven = 'factors' in shown ? shown.factors : shown.session && (await sessions.factorsOf(shown.session));
    const problem = assuranceProblem(asked, await factorsOf(account), proven || nothing, clock.now());
    return problem ? failed(failure(problem)) : success(undefined);
  };
