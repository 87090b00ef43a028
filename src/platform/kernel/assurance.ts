import type { FailureCode } from './failure.ts';

/**
 * What a call asks of a session before it touches how an account is reached, or takes all of it away: the strongest factor that the
 * account has, shown lately. `confirmed` is for calls whose own input brings the password or a code, which is enough where the account
 * has nothing stronger and no role.
 */
export type Assurance = 'fresh' | 'confirmed';

/** By what someone shows who they are. `strong` is a passkey or a code of an app, `other` the word of another provider. */
export type Factor = 'password' | 'code' | 'strong' | 'other';

/** When the owner of a session last showed what. */
export interface SessionFactors {
  readonly anyAt: Date | null;
  readonly passwordAt: Date | null;
  readonly codeAt: Date | null;
  readonly strongAt: Date | null;
}

/** What an account has that makes its owner prove more. */
export interface AccountFactors {
  readonly app: boolean;
  readonly passkey: boolean;
  /** Since when it has the oldest of its roles at a console. */
  readonly roleSince: Date | null;
  /** When its password was last set by a code alone. */
  readonly passwordResetAt: Date | null;
}

export type AssuranceProblem = Extract<
  FailureCode,
  'secondFactorRequired' | 'bothFactorsRequired' | 'roleNeededAnew' | 'reauthenticationRequired'
>;

const freshSeconds = 15 * 60;

const isFresh = (at: Date | null, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() <= freshSeconds * 1_000;

export const hasStrongFactor = ({ app, passkey }: Pick<AccountFactors, 'app' | 'passkey'>): boolean => app || passkey;

/** The one rule (decision 96). */
export function assuranceProblem(
  required: Assurance,
  account: AccountFactors,
  session: SessionFactors,
  now: Date,
): AssuranceProblem | undefined {
  if (hasStrongFactor(account)) return isFresh(session.strongAt, now) ? undefined : 'secondFactorRequired';
  if (account.roleSince) {
    // Whoever reads the mailbox may have set the password: then the two prove one thing.
    if (account.passwordResetAt && account.passwordResetAt >= account.roleSince) return 'roleNeededAnew';
    return isFresh(session.passwordAt, now) && isFresh(session.codeAt, now) ? undefined : 'bothFactorsRequired';
  }
  return required === 'confirmed' || isFresh(session.anyAt, now) ? undefined : 'reauthenticationRequired';
}
