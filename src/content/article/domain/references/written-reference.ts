import { writtenAuthors } from './read-authors.ts';
import { type ReferenceParts, readReference } from './read-reference.ts';
import { splitReferences } from './split-references.ts';

/** An entry of the form. */
export interface WrittenReference {
  /** Which stored entry it is; empty for a new one. */
  readonly id: string;
  readonly printed: string;
  readonly authors: string;
  readonly title: string;
  readonly source: string;
  readonly year: string;
  readonly volume: string;
  readonly issue: string;
  readonly pages: string;
  readonly doi: string;
  /** The paper of the site that it is, as an editor said; one with a DOI is found by that. */
  readonly item: string | null;
}

const doiForm = /^(?:(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?)(10\.\d{4,9}\/\S+)$/i;

/** A DOI however it is written, in lower case; nothing where it is none. */
export const writtenDoi = (written: string): string | undefined => doiForm.exec(written.trim())?.[1]?.toLowerCase();

export const writtenReference = (printed: string, parts: Partial<ReferenceParts>): WrittenReference => ({
  id: '',
  printed,
  authors: writtenAuthors(parts.authors ?? []),
  title: parts.title ?? '',
  source: parts.container ?? parts.publisher ?? '',
  year: parts.year ?? '',
  item: null,
  volume: parts.volume ?? '',
  issue: parts.issue ?? '',
  doi: parts.doi ?? '',
  pages: [parts.firstPage, parts.lastPage].filter(Boolean).join('–'),
});

/** The entries of a pasted list, with what could be read of each. */
export const pastedReferences = (pasted: string): readonly WrittenReference[] =>
  splitReferences(pasted).map(({ printed }) => writtenReference(printed, readReference(printed)));
