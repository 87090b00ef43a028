import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Measure, Span } from '../domain/ranking.ts';

export interface AskedRanking {
  readonly measure: Measure;
  readonly span: Span;
  readonly kind: string;
  /** Of one journal only. */
  readonly journal: Id | null;
  readonly page: number;
  readonly size: number;
}

export interface RankedItem {
  readonly place: number;
  readonly amount: number;
  readonly site: number;
  readonly id: Id;
  readonly kind: string;
  readonly titles: Text;
  readonly authors: readonly Text[];
  readonly doi: string | null;
  readonly cover: string | null;
  readonly journal: { readonly id: Id; readonly names: Text } | null;
  readonly year: number | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly publishedOn: string | null;
  readonly accessType: number | null;
  readonly notices: readonly string[];
}

export interface RankingPage {
  readonly ranked: readonly RankedItem[];
  /** Never more than a hundred: nobody keeps the places after that. */
  readonly total: number;
  /** When the places were given; nothing where they never were. */
  readonly rankedAt: string | null;
}

export interface RankingStore {
  /** `sites` are those whose things may be shown. */
  page(site: SiteContext, sites: readonly number[], asked: AskedRanking): Promise<RankingPage>;
}

/** What a worker does: rankings are made before anyone asks. */
export interface RankingMaker {
  /** Sites that have no row yet get one. */
  know(): Promise<void>;
  due(most: number): Promise<readonly number[]>;
  /** Makes all rankings of one site anew, in one transaction. `gathers` are the sites whose places a portal joins. */
  rank(site: number, gathers: readonly number[], againInSeconds: number): Promise<void>;
}
