import type { BrowserCall } from '../../../../platform/contract/client/browser-client.ts';
import type { Endpoint, GivenTo, OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { solveCaptcha } from './solve-captcha.ts';

interface Manner {
  /** Whether the call is never answered without a solved puzzle. */
  readonly captcha?: boolean;
  /** The name that logs in: its puzzle costs more after many failed tries. */
  readonly loginName?: string;
  /** Told while a puzzle is being solved. */
  solving?(isSolving: boolean): void;
}

/** Asks about an account: the form shows what went wrong itself, and a puzzle is solved where one is wanted. */
export async function askAccount<E extends Endpoint>(
  name: E['name'],
  input: GivenTo<E>,
  { captcha, loginName, solving }: Manner = {},
): Promise<Result<OutputOf<E>, Failure>> {
  const call: BrowserCall = pageCall();
  const solve = async () => {
    solving?.(true);
    const solution = await solveCaptcha(call, loginName);
    solving?.(false);
    return solution;
  };
  const ask = (solution: string | undefined) =>
    call<E>(name, input, { quiet: true, ...(solution && { captcha: solution }) });
  const answer = await ask(captcha ? await solve() : undefined);
  const wantsPuzzle = !answer.ok && ['captchaRequired', 'captchaFailed'].includes(answer.failure.code);
  return wantsPuzzle ? ask(await solve()) : answer;
}
