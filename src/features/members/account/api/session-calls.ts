import type { Assure } from '../../../../platform/contract/assure.ts';
import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import { hostNameOf } from '../../../../platform/contract/host-name.ts';
import type { Factor } from '../../../../platform/kernel/assurance.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Sessions } from '../../../../platform/ports/sessions.ts';
import {
  confirmIdentity,
  endOtherSessions,
  endSession,
  getAssurance,
  readSignOn,
  sessions,
  signOn,
  takeSignOn,
} from '../session.contract.ts';
import type { AccountStore } from '../store/postgres-accounts.ts';
import type { ConfirmIdentity } from '../use-cases/confirm-identity.ts';
import { browserOf, type SignOn } from '../use-cases/sign-on.ts';
import type { BeginLogin } from './login-calls.ts';

type Request = Pick<CallRequest<unknown>, 'member' | 'session' | 'keepsSession'>;

/** A member has shown more of who they are: their session goes on under a new token. Answers whether there was a session. */
type StepUp = (request: Request, factors: readonly Factor[]) => Promise<boolean>;

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

export const answerDevices = (store: Sessions) => [
  answering(sessions, async ({ member, session = '' }) => {
    const { current, all } = await store.of(member.id, session);
    return success(
      all.map(({ id, device, since, seen }) => ({
        id,
        device,
        since: since.toISOString(),
        seen: seen.toISOString(),
        isCurrent: id === current,
      })),
    );
  }),

  answering(endSession, async ({ member, input }) => {
    return (await store.endOne(member.id, input.id)) ? success({}) : failed(failure('notFound'));
  }),

  answering(endOtherSessions, async ({ member, session }) => {
    await store.endOthers(member.id, session);
    return success({});
  }),
];

/** Showing once more who one is, and whether that is wanted. */
export const answerConfirming = (confirm: ConfirmIdentity, stepUp: StepUp, assure: Assure) => [
  answering(confirmIdentity, async (request) => {
    if (!request.member) return failed(failure('loginRequired'));
    const proven = await confirm(request.member.id, request.input, request.trace.address, 'confirm');
    if (!proven.ok) return proven;
    return (await stepUp(request, proven.value)) ? success({}) : failed(failure('loginRequired'));
  }),

  answering(getAssurance, async ({ member, session }) => {
    const assured = await assure('fresh', member.id, { session });
    return success({ missing: assured.ok ? null : assured.failure.code });
  }),
];

const hostOf = ({ from }: Pick<CallRequest<unknown>, 'from'>): string => hostNameOf(from);

const placeOf = (request: CallRequest<unknown>) => ({
  host: hostOf(request),
  site: request.site.host.id,
  browser: browserOf(request.trace),
});

interface Parts {
  readonly signOns: SignOn;
  readonly accounts: Pick<AccountStore, 'byId'>;
  readonly sessions: Sessions;
  readonly beginLogin: BeginLogin;
}

export const answerSigningOn = ({ signOns, accounts, sessions, beginLogin }: Parts) => [
  answering(signOn, async (request) => {
    const { input, member, session = '' } = request;
    const url = await signOns.leave(member.id, await sessions.factorsOf(session), input.url, browserOf(request.trace));
    return url ? success({ url }) : failed(failure('badInput', { field: 'url' }));
  }),

  answering(readSignOn, async (request) => {
    const account = request.member ? undefined : await signOns.peek(request.input.signOn, placeOf(request));
    return success({ userName: (account && (await accounts.byId(account))?.userName) || null });
  }),

  answering(takeSignOn, async (request) => {
    const arrived = await signOns.arrive(request.input.signOn, placeOf(request));
    // Nobody who is logged in becomes someone else by following a link.
    if (arrived === undefined || request.member) return success({ taken: false });
    await beginLogin(arrived.account, request, { factors: [], before: arrived.factors });
    return success({ taken: true });
  }),
];
