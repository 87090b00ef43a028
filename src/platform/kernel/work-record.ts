import type { CitableName, CitableType } from './citable.ts';
import type { Id } from './id.ts';
import type { Integrity } from './integrity.ts';
import type { Text } from './text.ts';

/** Someone who had a part in a work. */
export interface RecordPerson {
  readonly role: 'author' | 'editor' | 'reviewer' | 'translator';
  readonly type: 'person' | 'group';
  /** By language: the full name, and its parts where they are known. */
  readonly names: Readonly<Record<string, CitableName | undefined>>;
  /** Its sixteen characters with hyphens, no address. */
  readonly orcid: string | null;
  /** Whether the person gave it, logged in at ORCID. */
  readonly orcidAuthenticated: boolean;
  readonly corresponding: boolean;
  readonly equal: boolean;
  /** Roles of CRediT as they end at credit.niso.org/contributor-roles/, and what else someone is said to have done. */
  readonly credits: readonly string[];
  /** Places in the record's `affiliations`, from 1. */
  readonly affiliations: readonly number[];
}

export interface RecordAffiliation {
  readonly names: Text;
  /** As an address: https://ror.org/… */
  readonly ror: string | null;
  readonly country: string | null;
}

export interface RecordJournal {
  readonly id: Id;
  readonly titles: Text;
  readonly issn: string | null;
  readonly eissn: string | null;
  readonly cn: string | null;
  readonly publishers: Text;
  readonly places: Text;
  readonly doi: string | null;
}

export interface RecordIssue {
  readonly id: Id;
  readonly year: number;
  readonly volume: string | null;
  readonly issue: string;
  readonly doi: string | null;
  readonly publishedOn: string | null;
}

export interface RecordFund {
  readonly names: Text;
  readonly ror: string | null;
  /** Of the funder, as the Open Funder Registry has it. */
  readonly doi: string | null;
  readonly awards: readonly string[];
}

/** What a work says of another, or another of it. */
export interface RecordRelation {
  readonly type:
    | 'corrects'
    | 'retracts'
    | 'expresses-concern-about'
    | 'translates'
    | 'is-version-of'
    | 'comments-on'
    | 'has-review'
    | 'relates-to';
  /** True where this work is the one that is spoken of. */
  readonly inverse: boolean;
  /** Of the other, where it is a published work of this site. */
  readonly id: Id | null;
  readonly kind: string | null;
  /** A DOI, or what the other is called at its source. */
  readonly target: string;
  readonly doi: string | null;
  readonly publishedOn: string | null;
}

export interface RecordReference {
  readonly anchor: string | null;
  readonly label: string | null;
  readonly type: string | null;
  /** As it is printed. */
  readonly printed: string;
  /** Its fields, where they were read: authors, title, source, year, volume, pages … */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly doi: string | null;
}

/** A file that readers can have; it is at `/rc-pub/front/files/download?id={id}`. */
export interface RecordFile {
  readonly id: string;
  readonly position: number;
  readonly sha256: string;
  readonly role: string;
  readonly name: string;
  readonly labels: Text;
  readonly language: string | null;
  readonly version: string | null;
  readonly contentType: string;
  readonly bytes: number;
}

/** A figure or table of the work. */
export interface RecordMember {
  readonly id: Id;
  readonly kind: 'figure' | 'table';
  readonly anchor: string | null;
  readonly label: string | null;
  readonly titles: Text;
  readonly captions: Text;
  readonly alternative: string | null;
  readonly doi: string | null;
  /** Of a figure: the picture as it came. */
  readonly picture: { readonly sha256: string; readonly contentType: string } | null;
  /** Of a table: safe HTML. */
  readonly content: string | null;
}

/** A chapter of a book. */
export interface RecordPart {
  readonly position: number;
  readonly parentPosition: number | null;
  readonly label: string | null;
  readonly titles: Text;
  readonly people: readonly RecordPerson[];
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly doi: string | null;
  /** Safe HTML in the file store, by language. */
  readonly bodies: Text;
}

/** A review, reply or translation that was published with a paper. */
export interface RecordSubArticle {
  readonly position: number;
  readonly type: string;
  readonly language: string | null;
  readonly titles: Text;
  readonly doi: string | null;
  readonly publishedOn: string | null;
  readonly people: readonly Pick<RecordPerson, 'names'>[];
  readonly body: string | null;
}

/** What a kind adds to what every item tells of itself. */
export interface WorkFacts {
  readonly type: CitableType | 'journal' | 'issue' | 'figure' | 'table' | 'proceedings';
  /** Of a paper, as its publisher calls it: research-article, correction, editorial … */
  readonly articleType: string | null;
  readonly people: readonly RecordPerson[];
  readonly affiliations: readonly RecordAffiliation[];
  /** In which it is published. */
  readonly journal: RecordJournal | null;
  readonly issue: RecordIssue | null;
  /** In which a figure, a table or a recording stands. */
  readonly within: { readonly id: Id; readonly doi: string | null; readonly titles: Text } | null;
  readonly publishers: Text;
  readonly series: Text;
  readonly conference: { readonly names: Text; readonly time: string | null; readonly places: Text } | null;
  readonly volume: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly elocation: string | null;
  /** Of a standard or patent. */
  readonly number: string | null;
  readonly edition: number | null;
  readonly pages: number | null;
  readonly seconds: number | null;
  readonly issn: string | null;
  readonly eissn: string | null;
  readonly isbn: string | null;
  readonly cn: string | null;
  readonly licence: string | null;
  readonly copyright: Text;
  /** Free to read for everybody, by the work's own setting. */
  readonly isOpen: boolean;
  readonly dates: Readonly<Record<'received' | 'revised' | 'accepted' | 'online' | 'printed', string | null>>;
  /** As the specification numbers it: -1 accepted, 0 of record, 1 to 10 proofs. */
  readonly version: number;
  readonly versions: readonly {
    readonly number: number;
    readonly value: number;
    readonly publishedOn: string | null;
  }[];
  readonly funds: readonly RecordFund[];
  readonly statements: readonly { readonly type: string; readonly texts: Text; readonly inText: boolean }[];
  /** Safe HTML. */
  readonly abstracts: Text;
  readonly references: readonly RecordReference[];
  readonly figures: readonly RecordMember[];
  readonly tables: readonly RecordMember[];
  readonly parts: readonly RecordPart[];
  readonly subArticles: readonly RecordSubArticle[];
  /** Its full text: safe HTML in the file store, by its hash. */
  readonly body: string | null;
}

/** A published work for registries, libraries and archives: everything that any format needs, in one shape. */
export interface WorkRecord extends WorkFacts {
  readonly site: number;
  readonly id: Id;
  readonly kind: string;
  readonly status: 'published' | 'withdrawn';
  /** Rises with every change. */
  readonly revision: string;
  /** When it last changed, as 2026-11-19T01:02:03Z. */
  readonly changedAt: string;
  readonly withdrawnOn: string | null;
  /** Why it was withdrawn. */
  readonly withdrawal: Text;
  readonly integrity: Integrity | null;
  /** In which it was written: a key of its texts, not a tag. */
  readonly language: string | null;
  /** Plain text. */
  readonly titles: Text;
  /** Safe HTML, where a title has italics or formulas. */
  readonly richTitles: Text;
  /** Plain text. */
  readonly summaries: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly subjects: readonly { readonly code: string; readonly titles: Text }[];
  readonly doi: string | null;
  /** YYYY-MM-DD */
  readonly publishedOn: string | null;
  /** Until when nobody has its text and files. */
  readonly embargoUntil: string | null;
  /** The page that shows it: a path of its site. */
  readonly path: string;
  readonly cover: string | null;
  readonly relations: readonly RecordRelation[];
  readonly files: readonly RecordFile[];
}

/** What is not known of a work of which only the item is. */
export const barelyKnown: WorkFacts = {
  type: 'other',
  articleType: null,
  people: [],
  affiliations: [],
  journal: null,
  issue: null,
  within: null,
  publishers: {},
  series: {},
  conference: null,
  volume: null,
  firstPage: null,
  lastPage: null,
  elocation: null,
  number: null,
  edition: null,
  pages: null,
  seconds: null,
  issn: null,
  eissn: null,
  isbn: null,
  cn: null,
  licence: null,
  copyright: {},
  isOpen: true,
  dates: { received: null, revised: null, accepted: null, online: null, printed: null },
  version: 0,
  versions: [],
  funds: [],
  statements: [],
  abstracts: {},
  references: [],
  figures: [],
  tables: [],
  parts: [],
  subArticles: [],
  body: null,
};
