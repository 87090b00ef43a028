import type { BrowserCall } from '../../../../platform/contract/client/browser-client.ts';
import type { captcha } from '../contract.ts';

/**
 * A solved puzzle for the header `captcha`. ALTCHA's challenge, without its box: nothing to click, to read or to hear, so nobody is
 * kept out by it.
 */
export async function solveCaptcha(call: BrowserCall, name?: string): Promise<string | undefined> {
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
