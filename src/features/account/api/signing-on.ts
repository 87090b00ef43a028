import { answering, type CallRequest } from '../../../platform/contract/handler.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { signOn, takeSignOn } from '../contract.ts';
import type { SignOn } from '../use-cases/sign-on.ts';
import type { BeginLogin } from './begin-login.ts';

const hostOf = ({ from }: Pick<CallRequest<unknown>, 'from'>): string => from.host.toLowerCase().replace(/:\d+$/, '');

export const answerSigningOn = (signOns: SignOn, beginLogin: BeginLogin) => [
  answering(signOn, async ({ input, member }) => {
    if (!member) return failed(failure('loginRequired'));
    const url = await signOns.leave(member.id, input.url);
    return url ? success({ url }) : failed(failure('badInput', { field: 'url' }));
  }),

  answering(takeSignOn, async (request) => {
    const account = await signOns.arrive(request.input.signOn, hostOf(request), request.site.host.id);
    // Nobody who is logged in becomes someone else by following a link.
    if (account === undefined || request.member) return success({ taken: false });
    await beginLogin(account, request);
    return success({ taken: true });
  }),
];
