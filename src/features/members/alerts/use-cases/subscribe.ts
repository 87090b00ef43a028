import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { VerificationCodes } from '../../../../platform/ports/verification-codes.ts';
import { type AlertKind, type AlertTopic, mostChoices } from '../domain/alert.ts';
import { codeProblem, emailProblem, topicsProblem } from '../domain/subscription-rules.ts';
import { addressHash } from './address-hash.ts';
import type { AlertStore } from './alert-store.ts';

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

/** Whether a site offers alerts by e-mail. */
export type IsOffered = (site: number) => Promise<boolean>;

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
