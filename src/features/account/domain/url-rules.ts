import type { Problem } from '../../../platform/kernel/person-rules.ts';

const longest = 2_000;

/** An address of the web: http or https with a host that has a dot, no name or password in it. */
export function urlProblem(given: string): Problem {
  const text = given.trim();
  const url = text.length <= longest && !/\s/.test(text) ? URL.parse(text) : null;
  const isWeb = url !== null && /^https?:\/\//i.test(text) && (url.protocol === 'https:' || url.protocol === 'http:');
  return isWeb && url.hostname.includes('.') && url.username === '' && url.password === '' ? undefined : 'urlFormat';
}
