import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Mailer } from '../../../../platform/ports/mailer.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { VerificationCodes } from '../../../../platform/ports/verification-codes.ts';
import { emailProblem } from '../domain/subscription-rules.ts';
import { addressHash } from './address-hash.ts';
import type { Letterhead, WrittenMail } from './letterhead.ts';
import { codePurpose, codeReceiver } from './subscribe.ts';

/** Nobody subscribes so often; whoever writes to strangers through us stops here. */
const perNetwork = { most: 20, seconds: 3_600 };
const perReceiver = { most: 10, seconds: 3_600 };
const perSite = { most: 2_000, seconds: 3_600 };

export interface CodeParts {
  readonly codes: VerificationCodes;
  readonly mailer: Mailer;
  readonly rateLimit: RateLimit;
  acceptCaptcha(header: string | undefined): Promise<Result<void, Failure>>;
  letterhead(site: number, language: Language): Promise<Letterhead | undefined>;
  writeCode(head: Letterhead, code: string): WrittenMail;
}

interface Wanted {
  readonly email: string;
  readonly language: Language;
  /** The network address that asks. */
  readonly from: string;
  /** A solved puzzle: whoever writes to strangers shall at least have work with it. */
  readonly captcha: string | undefined;
}

export type SendCode = (site: number, wanted: Wanted) => Promise<Result<null, Failure>>;

export const createSendCode =
  ({ codes, mailer, rateLimit, acceptCaptcha, letterhead, writeCode }: CodeParts): SendCode =>
  async (site, { email, language, from, captcha }) => {
    const wrong = emailProblem(email);
    if (wrong) return failed(failure(wrong.code));
    for (const [key, allowance] of [
      [`subscribe code for ${from}`, perNetwork],
      [`subscribe code to ${addressHash(email)}`, perReceiver],
      [`subscribe code of site ${site}`, perSite],
    ] as const) {
      const { allowed, retryAfterSeconds } = await rateLimit.take(key, allowance);
      if (!allowed) return failed(failure('tooManyRequests', { seconds: retryAfterSeconds }));
    }
    const solved = await acceptCaptcha(captcha);
    if (!solved.ok) return solved;
    const head = await letterhead(site, language);
    if (!head) return failed(failure('siteNotFound'));
    const receiver = codeReceiver(site, email);
    const code = await codes.issue(codePurpose, receiver, from);
    if (!code.ok) return code;
    try {
      const sent = await mailer.send({ fromName: head.name, to: email.trim(), ...writeCode(head, code.value) });
      if (sent.ok) return success(null);
    } catch (problem) {
      await codes.withdraw(codePurpose, receiver);
      throw problem;
    }
    await codes.withdraw(codePurpose, receiver);
    return failed(failure('subscriptionEmailFormat'));
  };
