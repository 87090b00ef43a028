import { createHash } from 'node:crypto';
import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Sessions } from '../../../../platform/ports/sessions.ts';
import { networkOf } from '../domain/network-of.ts';
import { lookAtSignOn, signOn, takeSignOn } from '../session.contract.ts';
import type { AccountStore } from '../use-cases/account-store.ts';
import type { SignOn } from '../use-cases/sign-on.ts';
import type { BeginLogin } from './begin-login.ts';

const hostOf = ({ from }: Pick<CallRequest<unknown>, 'from'>): string => from.host.toLowerCase().replace(/:\d+$/, '');

/** No cookie goes from host to host; this does, and a stranger who follows the link seldom has it. */
const browserOf = ({ trace }: Pick<CallRequest<unknown>, 'trace'>): string =>
  createHash('sha256')
    .update(`${networkOf(trace.address)}\n${trace.agent}`)
    .digest('hex');

const placeOf = (request: CallRequest<unknown>) => ({
  host: hostOf(request),
  site: request.site.host.id,
  browser: browserOf(request),
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
    const url = await signOns.leave(member.id, await sessions.factorsOf(session), input.url, browserOf(request));
    return url ? success({ url }) : failed(failure('badInput', { field: 'url' }));
  }),

  answering(lookAtSignOn, async (request) => {
    const account = request.member ? undefined : await signOns.look(request.input.signOn, placeOf(request));
    return success({ userName: (account && (await accounts.byId(account))?.userName) || null });
  }),

  answering(takeSignOn, async (request) => {
    const arrived = await signOns.arrive(request.input.signOn, placeOf(request));
    // Nobody who is logged in becomes someone else by following a link.
    if (arrived === undefined || request.member) return success({ taken: false });
    await beginLogin(arrived.account, request, { factors: [], before: arrived.shown });
    return success({ taken: true });
  }),
];
