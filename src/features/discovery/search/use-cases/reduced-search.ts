import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { SiteContext, SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { KnownKinds } from '../domain/known-kinds.ts';
import type { FacetName, Question } from '../domain/search-question.ts';
import type { ShownDocument } from '../domain/stored-hit.ts';
import { type AskedClause, askedClauses, clean } from './reduced/asked-clauses.ts';

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

export interface ReducedLookup {
  readonly kinds: readonly string[];
  /** Alternatives; null asks for the newest of these kinds. */
  readonly clauses: readonly AskedClause[] | null;
  /** Whose choices, years, order and page count. */
  readonly question: Question;
  readonly collections: readonly Id[] | undefined;
}

export type ReducedPage = Omit<ReducedAnswer, 'shown'>;

export interface ReducedStore {
  find(scope: SiteScope, lookup: ReducedLookup): Promise<ReducedPage>;
  read(scope: SiteScope, ids: readonly Id[]): Promise<readonly ReducedHit[]>;
}

const nothing: ReducedAnswer = { ids: [], shown: new Map(), total: 0, totalIsLowerBound: false, ignored: [] };

/** A reader who waited for the engine in vain must not wait for the database as well: after its time it answers with nothing. */
export const createReducedSearch =
  (store: ReducedStore, allKinds: KnownKinds, milliseconds: number): ReducedSearch =>
  async (site, question, collections) => {
    const found = find();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<ReducedAnswer>((resolve) => {
      timer = setTimeout(resolve, milliseconds, { ...nothing, totalIsLowerBound: true });
    });
    try {
      return await Promise.race([found, late]);
    } finally {
      clearTimeout(timer);
      // Once late, its failure is nobody's any more.
      found.catch(() => {});
    }

    async function find(): Promise<ReducedAnswer> {
      const known = collections?.filter((id) => siteOfId(id) !== undefined);
      if (known?.length === 0) return nothing;
      const { kind: chosen = [] } = question.chosen;
      const kinds = allKinds.askedBy(question).filter((kind) => chosen.length === 0 || chosen.includes(kind));
      const clauses = question.text.trim() === '' ? null : askedClauses(question.text);
      const page = await store.find(site, { kinds, clauses, question: cleaned(question), collections: known });
      const hits = page.ids.length > 0 ? await store.read(site, page.ids) : [];
      const shown = new Map(hits.map((hit) => [hit.id, hit]));
      return { ...page, ids: page.ids.filter((id) => shown.has(id)), shown };
    }
  };

const cleaned = (question: Question): Question => ({
  ...question,
  within: question.within.map(clean),
  chosen: Object.fromEntries(Object.entries(question.chosen).map(([name, values]) => [name, values.map(clean)])),
});
