import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import type { Ranked } from '../contract.ts';
import type { Measure, Span } from '../domain/ranking.ts';

export type RankedView = ReturnType<typeof rankedView>;

/** Only what is printed of a paper travels to the browser. */
export function rankedView(ranked: Ranked) {
  const { siteId, publicationId, kind, cover, publishDate, ...printed } = ranked;
  return printed;
}

/** Which ranking a page shows. */
export interface RankingRequest {
  readonly path: '/rank' | '/articleRankList';
  readonly columnId: string | null;
  readonly journal: { readonly id: string; readonly name: string } | null;
  readonly measure: Measure;
  readonly span: Span;
}

/** The address of a ranking; what it does not say stays as it was. */
export function rankingHref(
  request: RankingRequest,
  change: Partial<RankingRequest> & { readonly page?: number } = {},
): string {
  const { path, columnId, journal, measure, span } = { ...request, ...change };
  const query = new URLSearchParams({
    ...(columnId && { columnId }),
    ...(journal && { publicationIndexId: journal.id }),
    sort: measure,
    ...(path === '/articleRankList' && { window: span }),
    ...(change.page && { page: String(change.page) }),
  });
  return `${path}?${query}`;
}

export const spanNames: Readonly<Record<Span, MessageKey>> = {
  week: 'rankings.window.week',
  '1m': 'rankings.window.month1',
  '3m': 'rankings.window.month3',
  '6m': 'rankings.window.month6',
  '1y': 'rankings.window.year1',
  '2y': 'rankings.window.year2',
  '3y': 'rankings.window.year3',
  all: 'rankings.window.all',
};
