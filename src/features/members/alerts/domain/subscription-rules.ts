import type { FailureCode } from '../../../../platform/kernel/failure.ts';
import { emailProblem as addressProblem } from '../../../../platform/kernel/person-rules.ts';
import { type AlertKind, type AlertTopic, longestSubject, mostChoices } from './alert.ts';

export interface SubscriptionProblem {
  readonly field: 'email' | 'code' | 'type' | 'keywords' | 'columns';
  readonly code: FailureCode;
}

/** 'Please enter the correct email format' */
export const emailProblem = (given: string): SubscriptionProblem | undefined =>
  addressProblem(given) ? { field: 'email', code: 'subscriptionEmailFormat' } : undefined;

/** 'Please fill in the verification code' */
export const codeProblem = (given: string): SubscriptionProblem | undefined =>
  given.trim() === '' ? { field: 'code', code: 'verificationCodeRequired' } : undefined;

/** Something must be chosen, of keywords and of columns five at most: 'Choose a maximum of 5'. */
export function topicsProblem(
  types: readonly AlertKind[],
  topics: readonly AlertTopic[],
): SubscriptionProblem | undefined {
  if (types.length === 0) return { field: 'type', code: 'selectFirst' };
  for (const [what, field] of [
    ['keywords', 'keywords'],
    ['column', 'columns'],
  ] as const) {
    const chosen = topics.filter((topic) => topic.what === what);
    if (types.includes(what) && chosen.length === 0) return { field, code: 'selectFirst' };
    if (chosen.length > mostChoices) return { field, code: 'chooseMaximumFive' };
    if (chosen.some(({ subject }) => subject.length > longestSubject || !/[\p{L}\p{N}]/u.test(subject)))
      return { field, code: 'incorrectContent' };
  }
  return undefined;
}
