import { make } from '../make.ts';
import { citedBy, innerLink, referencesAttribute } from './cited-entry.ts';
import { type ReferenceData, readReferenceData } from './reference-data.ts';
import { doiOf, searchLinks } from './reference-links.ts';

/** What can be said of an entry beyond its words. */
export interface EntryFacts {
  readonly words: ReferenceData['words'];
  readonly label: string;
  /** Where the text cites it, in its order. */
  readonly citations: readonly HTMLAnchorElement[];
  readonly links: ReturnType<typeof searchLinks>;
  /** A flag if it was corrected or retracted, and the way to it if it is here. */
  readonly known: () => HTMLElement[];
}

const read = new WeakMap<Element, ReturnType<typeof readPage>>();

/** What the page knows of one of its entries. */
export function factsOf(entry: HTMLElement): EntryFacts {
  const page = entry.closest(`[${referencesAttribute}]`) as HTMLElement;
  const { data, citations } = read.get(page) ?? readPage(page);
  const { words } = data;
  const known = data.known.find(({ anchor }) => anchor === entry.id);
  const [doi = null] = [...entry.querySelectorAll('a')].flatMap((link) => doiOf(link.href) ?? []);
  const label = entry.querySelector('[data-jats="label"]')?.textContent?.trim() ?? '';
  return {
    words,
    label: label || String([...(entry.parentElement?.children ?? [])].indexOf(entry) + 1),
    citations: citations.get(entry) ?? [],
    links: searchLinks(doi, wordsOf(entry, label)),
    known: () => [
      ...(known?.integrity
        ? [make('strong', { 'data-integrity': known.integrity }, words.integrity[known.integrity])]
        : []),
      ...(known?.href ? [make('a', { href: known.href, 'data-part': 'read-here' }, words.here)] : []),
    ],
  };
}

function readPage(page: HTMLElement) {
  const citations = new Map<HTMLElement, HTMLAnchorElement[]>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>(innerLink)) {
    const entry = citedBy(link);
    if (entry) citations.set(entry, [...(citations.get(entry) ?? []), link]);
  }
  const facts = { data: readReferenceData(page), citations };
  read.set(page, facts);
  return facts;
}

/** As it was printed: without its number, and without what scripts have added. */
function wordsOf(entry: HTMLElement, label: string): string {
  const copy = entry.cloneNode(true) as HTMLElement;
  for (const added of copy.querySelectorAll('[data-added]')) added.remove();
  return (copy.textContent ?? '').trim().slice(label.length);
}
