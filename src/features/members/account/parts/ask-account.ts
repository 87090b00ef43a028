import type { BrowserCall } from '../../../../platform/contract/client/browser-client.ts';
import type { Endpoint, GivenTo, OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import type { captcha, getPublicKey } from '../contract.ts';
import { type Sealed, seal } from '../domain/seal.ts';

/**
 * A solved puzzle for the header `captcha`. ALTCHA's challenge, without its box: nothing to click, to read or to hear, so nobody is
 * kept out by it.
 */
async function solveCaptcha(call: BrowserCall, name?: string): Promise<string | undefined> {
  const puzzle = await call<typeof captcha>('POST /api/captcha', { ...(name && { name }) }, { quiet: true });
  if (!puzzle.ok) return undefined;
  const solution = await solved(puzzle.value);
  return solution ? btoa(JSON.stringify({ challenge: puzzle.value, solution })) : undefined;
}

function solved(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<unknown>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

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

/** Sealed, or as it was written where nothing could be sealed. */
export type SealedValue = Sealed | string;

/** Seals what a form must not send in the open. Where the browser can't, or no key is to be had, TLS alone keeps it. */
export async function sealedValues(...values: readonly string[]): Promise<readonly SealedValue[]> {
  if (!globalThis.crypto?.subtle) return values;
  const key = await pageCall()<typeof getPublicKey>('GET /api/getPublicKey', {}, { quiet: true });
  if (!key.ok) return values;
  return Promise.all(values.map((value) => seal(key.value, value)));
}
