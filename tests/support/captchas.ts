import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from './test-app.ts';

export const solve = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** A puzzle of the portal, solved, as the header of the call that needs it. */
export async function solvedCaptcha(
  { post }: Pick<TestApp, 'post'>,
  host: string,
  request: { readonly name?: string } = {},
): Promise<{ captcha: string }> {
  const { data } = await post(host, '/api/captcha', request);
  return { captcha: await solve(data as Challenge) };
}
