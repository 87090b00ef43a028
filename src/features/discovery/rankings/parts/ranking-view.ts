import type { Ranked } from '../contract.ts';
import type { Measure, Span } from '../domain/ranking.ts';

/** Only what is printed of a paper travels to the browser. */
export type RankedView = Omit<Ranked, 'siteId' | 'publicationId' | 'kind' | 'cover' | 'publishDate'>;

export function rankedView(ranked: Ranked): RankedView {
  const { siteId, publicationId, kind, cover, publishDate, ...printed } = ranked;
  return printed;
}

export interface RankingAsked {
  readonly path: '/rank' | '/articleRankList';
  readonly columnId: string | null;
  readonly journal: { readonly id: string; readonly name: string } | null;
  readonly measure: Measure;
  readonly span: Span;
}

/** The address of a ranking; what it does not say stays as it was. */
export function rankingHref(
  asked: RankingAsked,
  change: Partial<RankingAsked> & { readonly page?: number } = {},
): string {
  const { path, columnId, journal, measure, span } = { ...asked, ...change };
  const query = new URLSearchParams({
    ...(columnId && { columnId }),
    ...(journal && { publicationIndexId: journal.id }),
    sort: measure,
    ...(path === '/articleRankList' && { window: span }),
    ...(change.page && { page: String(change.page) }),
  });
  return `${path}?${query}`;
}
