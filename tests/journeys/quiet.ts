import type { Page, Request } from 'playwright-core';

/** So long without a request before a page counts as loaded; `networkidle` of playwright waits five times as long, at every step. */
const quietMilliseconds = 100;
const longestMilliseconds = 30_000;
const longestRest = 1_000;

const underWay = new WeakMap<Page, { readonly requests: Set<Request>; since: number }>();

/** Counts what a window asks for, from its first page on. */
export function countRequests(page: Page): void {
  const state = { requests: new Set<Request>(), since: performance.now() };
  const ended = (request: Request) => {
    state.requests.delete(request);
    state.since = performance.now();
  };
  page.on('request', (request) => {
    state.requests.add(request);
    state.since = performance.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  underWay.set(page, state);
}

/** Waits until a page has loaded, asks for nothing more and its scripts have come to rest. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const state = underWay.get(page);
  if (!state) return page.waitForLoadState('networkidle');
  const until = performance.now() + longestMilliseconds;
  const isQuiet = () => state.requests.size === 0 && performance.now() - state.since >= quietMilliseconds;
  while (!isQuiet()) {
    if (performance.now() > until)
      throw new Error(`${page.url()} still asks for ${[...state.requests].map((request) => request.url()).join(', ')}`);
    await page.waitForTimeout(20);
  }
  // Without scripts nothing ever calls back, and a page that leads elsewhere meanwhile takes its scripts along.
  const rest = page.evaluate(() => new Promise((idle) => requestIdleCallback(idle))).catch(() => {});
  await Promise.race([rest, page.waitForTimeout(longestRest)]);
}
