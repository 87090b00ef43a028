import type { CallRequest } from '../../../../platform/contract/handler.ts';
import type { Factor } from '../../../../platform/kernel/assurance.ts';
import type { Sessions } from '../../../../platform/ports/sessions.ts';
import type { AccountStore } from '../use-cases/account-store.ts';

type Request = Pick<CallRequest<unknown>, 'member' | 'session' | 'keepsSession'>;

/** A member has shown more of who they are: their session goes on under a new token. Answers whether there was a session. */
export type StepUp = (request: Request, factors: readonly Factor[]) => Promise<boolean>;

export const createStepUp =
  (sessions: Sessions, accounts: AccountStore): StepUp =>
  async ({ member, session, keepsSession }, factors) => {
    const account = member && (await accounts.byId(member.id));
    const next = account && session !== undefined ? await sessions.stepUp(session, factors) : null;
    if (!account || !next) return false;
    if (factors.includes('strong')) await accounts.keepPasskeys(account.id);
    keepsSession({ ...next, userName: account.userName });
    return true;
  };
