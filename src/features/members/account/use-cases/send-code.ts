import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { Mailer } from '../../../../platform/ports/mailer.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { Sms } from '../../../../platform/ports/sms.ts';
import type { VerificationCodes } from '../../../../platform/ports/verification-codes.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import { networkOf } from '../domain/caller.ts';
import { codeMail } from '../domain/code-mail.ts';
import type { CodePurpose, Receiver } from '../domain/registration-rules.ts';

interface Parts {
  readonly codes: VerificationCodes;
  readonly mailer: Mailer;
  readonly sms: Sms | undefined;
  readonly rateLimit: RateLimit;
  readonly wording: Wording;
  readonly log: Log;
  readonly codeSeconds: number;
  /** So many codes in an hour: to one receiver, for one network, for one site. */
  readonly mostAnHour: { readonly ofReceiver: number; readonly ofNetwork: number; readonly ofSite: number };
}

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly receiver: Receiver;
  readonly language: Language;
  readonly address: string;
  readonly site: { readonly id: number; readonly name: string };
}

export type SendCode = (wanted: CodeRequest) => Promise<Result<void, Failure>>;

/** Sends a code whether or not the receiver has an account here: who asks learns nothing about others. */
export const createSendCode = (parts: Parts): SendCode => {
  const { codes, mailer, sms, rateLimit, wording, log, codeSeconds, mostAnHour } = parts;
  const minutes = Math.round(codeSeconds / 60);

  const spare = async ({ receiver, address, site }: CodeRequest): Promise<Result<void, Failure>> => {
    for (const [key, most] of [
      [`code to ${receiver.value}`, mostAnHour.ofReceiver],
      [`code for ${networkOf(address)}`, mostAnHour.ofNetwork],
      [`code of ${site.id}`, mostAnHour.ofSite],
    ] as const) {
      const { allowed, retryAfterSeconds } = await rateLimit.take(key, { most, seconds: 3_600 });
      if (!allowed) return failed(failure('tooManyRequestsWait', { seconds: retryAfterSeconds }));
    }
    return success(undefined);
  };

  const deliver = async ({ receiver, language, site }: CodeRequest, code: string): Promise<void> => {
    if (receiver.kind === 'mobile') return sms?.sendCode({ mobile: receiver.value, code, minutes, language });
    const say = (key: string) => wording(language, key, { code, minutes, site: site.name });
    const sent = await mailer.send({ ...codeMail(say, language, code), fromName: site.name, to: receiver.value });
    if (!sent.ok) throw new Error(`the mail was refused: ${sent.failure.code}`);
  };

  return async (wanted) => {
    if (wanted.receiver.kind === 'mobile' && !sms) return failed(failure('smsNotOffered'));
    const free = await spare(wanted);
    if (!free.ok) return free;
    const code = await codes.issue(wanted.purpose, wanted.receiver.value, wanted.address);
    if (!code.ok) return code;
    try {
      await deliver(wanted, code.value);
      return success(undefined);
    } catch (problem) {
      log.warn({ problem, by: wanted.receiver.kind }, 'a code could not be sent');
      await codes.withdraw(wanted.purpose, wanted.receiver.value);
      return failed(failure('unavailable'));
    }
  };
};
