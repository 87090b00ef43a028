import type { FailureCode } from '../../../../platform/kernel/failure.ts';
import { emailProblem, mobileProblem } from '../../../../platform/kernel/person-rules.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';

/** Where a code can be sent, in the one form in which it is stored and compared. */
export interface Receiver {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
}

export function readReceiver(given: string): Result<Receiver, FailureCode> {
  return given.includes('@') ? readEmail(given) : readMobile(given);
}

export function readEmail(given: string): Result<Receiver, FailureCode> {
  const problem = emailProblem(given);
  return problem ? failed(problem) : success({ kind: 'email', value: given.trim().toLowerCase() });
}

export function readMobile(given: string): Result<Receiver, FailureCode> {
  const problem = mobileProblem(given);
  if (problem) return failed(problem);
  return success({ kind: 'mobile', value: given.replaceAll(/[\s-]/g, '').replace(/^(?:\+?86)?/, '+86') });
}

/** Enough for its owner to know it again, too little for anyone else. */
export const maskedMobile = (mobile: string): string =>
  mobile.replace(/^(?:\+86)?(\d{3})\d+(\d{4})$/, (_, head: string, tail: string) => `${head}****${tail}`);
