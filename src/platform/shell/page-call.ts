import type { BrowserCall } from '../contract/client/browser-client.ts';
import { createLazyCall } from '../ui/behaviour/lazy-call.ts';
import { readPageFacts } from '../ui/behaviour/page-facts.ts';

let ofThisPage: BrowserCall | undefined;

/** The calls of this page, for what happens after it came alive. */
export function pageCall(): BrowserCall {
  const facts = readPageFacts();
  if (!facts) throw new Error('This page says nothing of its site.');
  ofThisPage ??= createLazyCall(facts);
  return ofThisPage;
}
