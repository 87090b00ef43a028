import type { Problem } from './person-rules.ts';

/** An area code of mainland China, the number, and an extension where there is one: 010-12345678-123. */
const landline = /^0\d{2,3}-?[2-9]\d{6,7}(?:-\d{1,6})?$/;
const longestUrl = 2_000;

export const landlineProblem = (given: string): Problem => (landline.test(given.trim()) ? undefined : 'landlineFormat');

export const postcodeProblem = (given: string): Problem =>
  /^\d{6}$/.test(given.trim()) ? undefined : 'postcodeFormat';

/** A whole number from 1 to 99. */
export const integerProblem = (given: string): Problem =>
  /^[1-9]\d?$/.test(given.trim()) ? undefined : 'integerRange';

/** 1 to 15 letters, digits or Chinese characters. */
export const titleProblem = (given: string): Problem =>
  /^[A-Za-z0-9\p{Script=Han}]{1,15}$/u.test(given.trim()) ? undefined : 'titleFormat';

/** An address of the web: http or https with a host that has a dot, no name or password in it. */
export function urlProblem(given: string): Problem {
  const text = given.trim();
  const url = text.length <= longestUrl && !/\s/.test(text) ? URL.parse(text) : null;
  const isWeb = url !== null && /^https?:\/\//i.test(text) && (url.protocol === 'https:' || url.protocol === 'http:');
  return isWeb && url.hostname.includes('.') && url.username === '' && url.password === '' ? undefined : 'urlFormat';
}

export const qqProblem = (given: string): Problem => (/^[1-9]\d{4,19}$/.test(given.trim()) ? undefined : 'qqFormat');
