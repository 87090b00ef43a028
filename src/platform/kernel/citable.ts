import type { Id } from './id.ts';
import type { Text } from './text.ts';

export const citableTypes = [
  'article',
  'preprint',
  'conference-paper',
  'book',
  'chapter',
  'dataset',
  'standard',
  'patent',
  'audio',
  'video',
  'other',
] as const;
export type CitableType = (typeof citableTypes)[number];

/** A name in one language, as printed; its parts where they are known. */
export interface CitableName {
  readonly full: string;
  readonly family?: string | undefined;
  readonly given?: string | undefined;
}

export interface CitableAuthor {
  readonly type: 'person' | 'group';
  readonly names: Readonly<Record<string, CitableName | undefined>>;
  readonly affiliations: readonly Text[];
}

/** Whatever can be cited, as far as a citation needs to know it. */
export interface Citable {
  readonly id: Id;
  readonly type: CitableType;
  /** The language it was written in. */
  readonly language: string | null;
  /** Plain text. */
  readonly titles: Text;
  /** Safe HTML, where a title has italics or formulas. */
  readonly richTitles: Text;
  readonly authors: readonly CitableAuthor[];
  readonly editors: readonly CitableAuthor[];
  /** The journal or the conference in which it was published, the platform of a preprint. */
  readonly containers: Text;
  readonly year: number | null;
  /** YYYY-MM-DD */
  readonly date: string | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  /** What an article has instead of pages. */
  readonly elocation: string | null;
  /** Of a standard or patent. */
  readonly number: string | null;
  readonly edition: number | null;
  readonly doi: string | null;
  readonly issn: string | null;
  readonly isbn: string | null;
  /** China's number of a periodical. */
  readonly cn: string | null;
  /** Its class in the Chinese Library Classification. */
  readonly clc: string | null;
  readonly publishers: Text;
  readonly places: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  /** Plain text. */
  readonly abstracts: Text;
  /** Where it is read: the DOI's address, else its page. */
  readonly url: string | null;
  readonly integrity: 'corrected' | 'retracted' | 'concern' | null;
}

/** What is not known of a thing of which only the title is. */
export const barelyCitable: Omit<Citable, 'id'> = {
  type: 'other',
  language: null,
  titles: {},
  richTitles: {},
  authors: [],
  editors: [],
  containers: {},
  year: null,
  date: null,
  volume: null,
  issue: null,
  firstPage: null,
  lastPage: null,
  elocation: null,
  number: null,
  edition: null,
  doi: null,
  issn: null,
  isbn: null,
  cn: null,
  clc: null,
  publishers: {},
  places: {},
  keywords: {},
  abstracts: {},
  url: null,
  integrity: null,
};
