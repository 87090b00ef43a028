import type { Integrity } from '../../kernel/integrity.ts';
import type { Text } from '../../kernel/text.ts';

/** A text as the index takes it: Chinese and English apart, all other languages together. */
export interface TextGroup {
  readonly zh?: string | readonly string[] | undefined;
  readonly en?: string | readonly string[] | undefined;
  readonly any?: readonly string[] | undefined;
}

export interface DisplayedAuthor {
  /** In the language of the document where it is printed in several. */
  readonly name: string;
  readonly names: Text;
  readonly expertId?: string;
}

/** What a hit prints, so that it needs no second read. */
export interface DisplayedFields {
  readonly titles?: Text;
  readonly richTitles?: Text;
  readonly summaries?: Text;
  readonly authors?: readonly DisplayedAuthor[];
  readonly authorCount?: number;
  readonly keywords?: Readonly<Record<string, readonly string[]>>;
  readonly journal?: { readonly id: string; readonly names: Text } | undefined;
  readonly year?: number | undefined;
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly firstPage?: string | undefined;
  readonly lastPage?: string | undefined;
  readonly publishedOn?: string | undefined;
  readonly doi?: string | undefined;
  readonly cover?: string | undefined;
  readonly label?: string | undefined;
  readonly captions?: Text;
  readonly thesis?: { readonly id: string; readonly titles: Text } | undefined;
  readonly integrity?: Integrity | undefined;
  readonly publicationType?: number | undefined;
  readonly accessType?: number | undefined;
  readonly version?: number | undefined;
  readonly counts?: Readonly<Record<'visits' | 'downloads' | 'referenceCount' | 'commentCount', number>>;
  readonly score?: number | undefined;
  /** What lists of its own kind print besides. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A document of the search index. Its names are those of the mapping. */
export interface SearchFields {
  readonly language?: string | undefined;
  readonly doi?: string | undefined;
  readonly ids?: readonly string[];
  readonly title?: TextGroup;
  readonly summary?: TextGroup;
  readonly keyword?: TextGroup;
  readonly caption?: TextGroup;
  readonly thesis?: TextGroup | undefined;
  readonly affiliation?: TextGroup;
  readonly journal?: TextGroup | undefined;
  readonly author?: readonly string[];
  readonly authors?: readonly string[];
  readonly authorNames?: readonly string[];
  readonly expertIds?: readonly string[];
  readonly keywords?: readonly string[];
  readonly keywordPairs?: readonly string[];
  readonly journals?: readonly string[];
  readonly subjects?: readonly string[];
  readonly institutions?: readonly string[];
  readonly part?: readonly string[];
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly firstPage?: string | undefined;
  readonly lastPage?: string | undefined;
  readonly issn?: readonly string[];
  readonly cn?: string | undefined;
  readonly isbn?: string | undefined;
  readonly organizer?: readonly string[];
  readonly library?: string;
  readonly newsType?: string;
  readonly journalId?: string | undefined;
  readonly periodId?: string | undefined;
  readonly collections?: readonly string[];
  readonly publishedOn?: string | undefined;
  readonly year?: number | undefined;
  readonly publicationType?: number | undefined;
  readonly accessType?: number | undefined;
  readonly version?: number | undefined;
  readonly visits?: number;
  readonly downloads?: number;
  readonly referenceCount?: number;
  readonly commentCount?: number;
  readonly score?: number | undefined;
  readonly shown?: DisplayedFields;
}
