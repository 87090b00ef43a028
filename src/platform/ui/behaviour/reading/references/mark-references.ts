import text from '../../../text.module.css';
import { make } from '../make.ts';
import { referenceEntry } from './cited-entry.ts';
import { type EntryFacts, factsOf } from './entry-facts.ts';

/** Puts into the reference list itself what is known of each work, where to look for it, and the way back to the text. */
export function markReferences(page: HTMLElement): void {
  for (const entry of page.querySelectorAll<HTMLElement>(referenceEntry)) addLine(entry);
}

/** The line below an entry, which is made once. */
function addLine(entry: HTMLElement): HTMLElement {
  const made = entry.querySelector<HTMLElement>(':scope > [data-part="reference-links"]');
  if (made) return made;
  const facts = factsOf(entry);
  const line = make(
    'span',
    { 'data-part': 'reference-links', class: text.fine },
    ...facts.known(),
    ...outside(facts),
    ...back(entry, facts),
  );
  entry.append(line);
  return line;
}

const outside = ({ links, words }: EntryFacts) => [
  make('a', { href: links.scholar, rel: 'noopener nofollow' }, words.scholar),
  make('a', { href: links.crossref, rel: 'noopener nofollow' }, 'Crossref'),
];

/** A citation of the text can be led back to only if it has a name. */
function nameOf(citation: HTMLAnchorElement, entry: HTMLElement, place: number): string {
  if (!citation.id) citation.id = `cited-${entry.id}-${place + 1}`;
  return citation.id;
}

function back(entry: HTMLElement, { citations, words }: EntryFacts): HTMLElement[] {
  const [first] = citations;
  if (!first) return [];
  const link = make('a', { href: `#${nameOf(first, entry, 0)}`, 'data-part': 'back-to-text' }, `↑ ${words.back}`);
  // The browser moves the page; the keyboard goes on from there as well.
  link.addEventListener('click', () => {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    setTimeout(() => target?.focus({ preventScroll: true }));
  });
  return [link];
}

/** Whoever goes from a citation to the list comes back to that very citation. */
export function leadBack(entry: HTMLElement, citation: HTMLAnchorElement): void {
  const name = nameOf(citation, entry, factsOf(entry).citations.indexOf(citation));
  addLine(entry).querySelector('[data-part="back-to-text"]')?.setAttribute('href', `#${name}`);
}
