import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { FacetName, Question } from '../../domain/search-question.ts';

/** What a hit prints, as PostgreSQL has it. */
export interface ReducedHit {
  readonly site: number;
  readonly id: Id;
  readonly kind: string;
  readonly titles: Text;
  readonly richTitles: Text;
  readonly summaries: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  /** The first ten, by language as printed; `authorCount` has all. */
  readonly authors: readonly { readonly names: Text; readonly expertId: Id | null }[];
  readonly authorCount: number;
  readonly journal: { readonly id: Id; readonly names: Text } | null;
  readonly year: number | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  /** YYYY-MM-DD */
  readonly publishedOn: string | null;
  readonly doi: string | null;
  readonly cover: string | null;
  /** Of figures and tables. */
  readonly label: string | null;
  readonly thesis: { readonly id: Id; readonly titles: Text } | null;
  readonly integrity: 'corrected' | 'retracted' | 'concern' | null;
  readonly publicationType: number | null;
  readonly accessType: number | null;
  readonly version: number | null;
  readonly visits: number;
  readonly downloads: number;
  readonly referenceCount: number;
  readonly commentCount: number;
  readonly score: number | null;
}

export interface ReducedAnswer {
  /** One page of what was found, in order. */
  readonly ids: readonly Id[];
  readonly shown: ReadonlyMap<Id, ReducedHit>;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  /** Choices of the question that the database alone can't follow; what is found is not narrowed by them. */
  readonly ignored: readonly FacetName[];
}

/**
 * What PostgreSQL alone can find while the engine is away, in `site.reads` and nowhere else: an identifier, a title or its
 * beginning, an author. Without a text: the newest of the scope. A collection (an album) narrows it to what that holds.
 */
export type ReducedSearch = (site: SiteContext, question: Question, collection?: Id) => Promise<ReducedAnswer>;
