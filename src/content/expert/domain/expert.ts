import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';

/** A record of a person, with what names them elsewhere on the site. */
export interface Expert {
  readonly id: Id;
  readonly site: number;
  readonly names: Text;
  readonly familyNames: Text;
  readonly summaries: Text;
  readonly orcid: string | null;
  readonly institution: { readonly id: Id; readonly titles: Text } | null;
  readonly affiliations: Text;
  readonly positions: Text;
  /** As lists, or as one line with semicolons. */
  readonly researchFields: Readonly<Record<string, string | readonly string[]>>;
  /** The biography in the file store, by language. */
  readonly bodies: Text;
  readonly website: string | null;
  readonly cover: string | null;
  readonly visits: number;
  readonly boards: readonly Membership[];
  readonly collections: readonly Collection[];
}

interface Membership {
  readonly journal: Id;
  readonly names: Text;
  readonly role: string;
}

interface Collection {
  readonly id: Id;
  readonly kind: string;
  readonly names: Text;
}

/** Where a person worked, as their papers print it. */
export interface Stay {
  /** The institution's own record, where there is one. */
  readonly institution: Id | null;
  readonly names: Text;
  readonly from: number;
  readonly to: number;
  readonly papers: number;
}

/** What a person published, as far as plots need it: their newest papers. */
export interface Work {
  readonly papers: readonly WrittenPaper[];
  readonly coAuthors: readonly CoAuthor[];
  readonly stays: readonly Stay[];
}

export interface WrittenPaper {
  readonly year: number | null;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
}

export interface CoAuthor {
  readonly id: Id;
  readonly names: Text;
  readonly papers: number;
  /** Which of the papers, by their numbers in the list. */
  readonly places: readonly number[];
}

/** The words of a list that may be stored as one line. */
export const fieldsIn = (stored: string | readonly string[] | undefined): string[] =>
  (typeof stored === 'string' ? stored.split(/[;；]/) : [...(stored ?? [])])
    .map((field) => field.trim())
    .filter((field) => field !== '');
