import { createHash } from 'node:crypto';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Mailer } from '../../../../platform/ports/mailer.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { VerificationCodes } from '../../../../platform/ports/verification-codes.ts';
import { type AlertKind, type AlertTopic, mostChoices } from '../domain/alert.ts';
import { codeProblem, emailProblem, topicsProblem } from '../domain/subscription-rules.ts';
import type { AlertStore } from '../store/postgres-alerts.ts';
import type { Letterhead, WrittenMail } from './letterhead.ts';

/** One address is one receiver, however it was typed. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

interface Subscription {
  readonly email: string;
  readonly code: string;
  /** The network address that asks. */
  readonly from: string;
  readonly account: string | null;
  readonly language: Language;
  readonly types: readonly AlertKind[];
  readonly topics: readonly AlertTopic[];
}

export type Subscribe = (site: number, wanted: Subscription) => Promise<Result<number, Failure>>;

/** A code is for one address at one site: what was sent in the name of one counts at no other. */
export const codeReceiver = (site: number, email: string): string => `${site} ${addressHash(email)}`;
export const codePurpose = 'subscribe';

/** Whoever shows that an address is theirs hears of what they chose. A member who has shown it before need not do so again. */
export const createSubscribe =
  (store: AlertStore, codes: VerificationCodes): Subscribe =>
  async (site, { email, code, from, account, language, types, topics }) => {
    const wrong = emailProblem(email) ?? topicsProblem(types, topics);
    if (wrong) return failed(failure(wrong.code));
    const subscriber = { email: email.trim(), emailHash: addressHash(email), account, language };
    if (!account || !(await store.isKnownAddress(site, account, subscriber.emailHash))) {
      const missing = codeProblem(code);
      if (missing) return failed(failure(missing.code));
      const right = await codes.check(codePurpose, codeReceiver(site, email), code.trim(), from);
      if (!right.ok) return right;
      if (!(await right.value.spend())) return failed(failure('verificationCodeWrong'));
    }
    const outcome = await store.add(site, subscriber, topics, mostChoices);
    return outcome === 'added' ? success(topics.length) : failed(failure('chooseMaximumFive'));
  };

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
