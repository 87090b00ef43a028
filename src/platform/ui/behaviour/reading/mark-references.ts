import { make } from './make.ts';
import type { KnownReference, Reading } from './reading.ts';
import type { ReadingWords } from './reading-words.ts';

/** Puts what is known of cited papers into the reference list itself: links to those that are here, flags on those to beware of. */
export function markReferences(page: HTMLElement, { known, words }: Reading): void {
  for (const reference of known) {
    const entry = page.querySelector(`#${CSS.escape(reference.anchor)}`);
    if (entry) entry.append(...knownFacts(reference, words));
  }
}

function knownFacts({ href, integrity }: KnownReference, words: ReadingWords): (Node | string)[] {
  const flag = integrity ? [' ', make('strong', { 'data-integrity': integrity }, words.integrity[integrity])] : [];
  const link = href ? [' ', make('a', { href, 'data-part': 'read-here' }, words.here)] : [];
  return [...flag, ...link];
}
