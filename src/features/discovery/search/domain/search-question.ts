import type { Id } from '../../../../platform/kernel/id.ts';

/** The specification's scopes: what kind of thing is looked for. */
export const scopes = ['thesis', 'periodical', 'picture', 'table', 'video', 'others'] as const;
export type Scope = (typeof scopes)[number];

/** Ways to order what was found, as `field,direction`; relevance has no direction. */
export const sortFields = [
  'relevance',
  'publishDate',
  'visits',
  'downloads',
  'referenceCount',
  'score',
  'commentCount',
] as const;
export type SortField = (typeof sortFields)[number];

export interface Sort {
  readonly field: SortField;
  readonly direction: 'asc' | 'desc';
}

/** What can be narrowed down by choosing, each with its values and counts in the answer. */
export const facetNames = [
  'kind',
  'journal',
  'subject',
  'author',
  'institution',
  'keyword',
  'part',
  'readable',
  'accessType',
  'publicationType',
  'language',
  'library',
  'newsType',
] as const;
export type FacetName = (typeof facetNames)[number];

/** The specification's limit for what a reader may type. */
export const mostCharacters = 150;

/** More words than these are a sentence, in which `and` is no operator and no word is taken away on its own. */
export const mostLooseWords = 8;
export const mostPageSize = 100;

/** What the reader who asks may read in full besides open access. */
export interface ReadingRights {
  readonly sites: readonly number[];
  readonly journals: readonly Id[];
}

/** Everything that a reader asks, after it was checked. The address of a search is this, written out. */
export interface Question {
  /** As typed: words, or the query language. Empty asks for everything of the scope. */
  readonly text: string;
  readonly scope: Scope;
  /** Looks into whole texts, passage by passage, and not at what is said about works. */
  readonly fullText?: boolean;
  /** Only these kinds of the scope, for lists of one kind. */
  readonly kinds?: readonly string[];
  /** Only among these things: what stands in a column. */
  readonly among?: readonly Id[];
  readonly match: 'precise' | 'fuzzy';
  /** Search inside results: all of these as well. */
  readonly within: readonly string[];
  readonly years: { readonly from: number | null; readonly to: number | null };
  /** Published on this day or later: the last twelve months, not the months of this year. */
  readonly since?: string;
  readonly chosen: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** What a page is about: narrows like a choice, but is nobody's to take back. */
  readonly about?: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** Known where it can be chosen to see only what may be read in full. */
  readonly rights?: ReadingRights;
  /** Lists of choices that are wanted long. */
  readonly opened?: readonly FacetName[];
  readonly sort: Sort;
  readonly page: number;
  readonly size: number;
  /** Where a deep walk goes on; then `page` counts for nothing. */
  readonly cursor: string | null;
}

/** Asks for all papers, in no way narrowed: what a question begins with that no reader has put. */
export const openQuestion: Question = {
  text: '',
  scope: 'thesis',
  match: 'fuzzy',
  within: [],
  years: { from: null, to: null },
  chosen: {},
  sort: { field: 'relevance', direction: 'desc' },
  page: 0,
  size: 20,
  cursor: null,
};

/** What the answer has to say about the question. */
export interface Note {
  readonly code:
    | 'reduced'
    | 'words-alone'
    | 'searched-as-words'
    | 'lower-case-operator'
    | 'identifier'
    | 'did-you-mean'
    | 'synonym'
    | 'field-unknown';
  /** The character of the question that is meant, from 0. */
  readonly at?: number;
  readonly value?: string;
}
