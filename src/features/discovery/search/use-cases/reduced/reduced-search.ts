import type { Id } from '../../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { FacetName, Question } from '../../domain/search-question.ts';
import type { ShownDocument } from '../../domain/shown-document.ts';

/** What a hit prints, as PostgreSQL has it. */
export interface ReducedHit extends Omit<ShownDocument, 'authors'> {
  readonly site: number;
  readonly id: Id;
  readonly kind: string;
  readonly richTitles: Text;
  /** The first ten, by language as printed; `authorCount` has all. */
  readonly authors: readonly { readonly names: Text; readonly expertId: Id | null }[];
  readonly authorCount: number;
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
 * beginning, an author. Without a text: the newest of the scope. Collections (albums) narrow it to what they hold.
 */
export type ReducedSearch = (
  site: SiteContext,
  question: Question,
  collections?: readonly Id[],
) => Promise<ReducedAnswer>;
