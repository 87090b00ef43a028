import type { FailureCode } from './failure.ts';

/** What is wrong with something that a person wrote about themselves, or nothing. Browser and server ask the same. */
export type Problem = FailureCode | undefined;

/** Letters of any script; what stands between them in real names; no digits. */
const name = /^\p{L}[\p{L}\p{M} .·•'’-]{0,49}$/u;
/** As browsers judge `type=email`, with a domain that has a dot or is the local one. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const mobile = /^(?:\+?86)?1[3-9]\d{9}$/;

const longestEmail = 254;
const longestField = 60;
export const mostResearchFields = 5;

export const nameProblem = (given: string): Problem =>
  given.trim() === '' ? 'nameRequired' : name.test(given.trim()) ? undefined : 'nameFormat';

export const emailProblem = (given: string): Problem => {
  if (given.trim() === '') return 'emailRequired';
  return given.length <= longestEmail && email.test(given.trim()) ? undefined : 'emailFormat';
};

/** A mobile number of mainland China. */
export const mobileProblem = (given: string): Problem => {
  if (given.trim() === '') return 'phoneRequired';
  return mobile.test(given.replaceAll(/[\s-]/g, '')) ? undefined : 'phoneFormat';
};

export const researchFieldsProblem = (given: readonly string[]): Problem => {
  const fields = given.filter((field) => field.trim() !== '');
  if (fields.length === 0) return 'researchFieldRequired';
  if (fields.length > mostResearchFields) return 'chooseMaximumFive';
  return fields.every((field) => field.length <= longestField) ? undefined : 'incorrectContent';
};
