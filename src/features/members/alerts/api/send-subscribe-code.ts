import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { sendSubscribeCode } from '../contract.ts';
import { resendSeconds } from '../domain/alert.ts';
import type { SendCode } from '../use-cases/send-code.ts';
import type { IsOffered } from '../use-cases/subscribe.ts';

export const answerSendSubscribeCode = (send: SendCode, isOffered: IsOffered) =>
  answering(sendSubscribeCode, async ({ input: { email }, site, language, trace, captcha }) => {
    if (!(await isOffered(site.host.id))) return failed(failure('notFound'));
    const sent = await send(site.host.id, { email, language, from: trace.address, captcha });
    return sent.ok ? success({ seconds: resendSeconds }) : sent;
  });
