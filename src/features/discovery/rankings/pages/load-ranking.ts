import type { RouterContextProvider } from 'react-router';
import { namedJournal } from '../../../sites/navigation/parts/named-journal.ts';
import { columnPlace, type OpenPage, openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { getMagazineFunctionalControl } from '../../../sites/site/contract.ts';
import type { listRanking } from '../contract.ts';
import { isMeasure, isSpan, type Span, visibleSpans } from '../domain/ranking.ts';
import { type RankingRequest, rankedView } from '../parts/ranking-view.ts';

const inFull = 20;
const atAGlance = 10;

/** /articleRankList: one window, page by page. /rank: all windows, the first ten of each. */
export async function loadRanking(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const { call, parameters } = page;
  const path = page.path.toLowerCase() === '/rank' ? '/rank' : '/articleRankList';
  const [functions, place, journal] = await Promise.all([
    call<typeof getMagazineFunctionalControl>('GET /front/site/getMagazineFunctionalControl', {}),
    columnPlace(page),
    journalOf(page),
  ]);
  const spans = visibleSpans(functions.ok && !functions.value.shortRankings);
  const { window, sort, page: number = 0 } = parameters;
  const ranking: RankingRequest = {
    path,
    columnId: place ? (parameters.columnId ?? null) : null,
    journal,
    measure: isMeasure(sort) ? sort : 'views',
    span: isSpan(window) && spans.includes(window) ? window : 'all',
  };
  const lists = await Promise.all(
    (path === '/rank' ? spans : [ranking.span]).map((span) =>
      loadList(page, ranking, span, path === '/rank' ? { page: 0, size: atAGlance } : { page: number, size: inFull }),
    ),
  );
  return { request: ranking, spans, place, lists, page: number };
}

async function journalOf(page: OpenPage): Promise<RankingRequest['journal']> {
  const { publicationIndexId } = page.parameters;
  if (!publicationIndexId) return null;
  const found = await namedJournal(page, publicationIndexId);
  return found?.id === publicationIndexId ? { id: found.id, name: page.say(found.names) } : null;
}

async function loadList(
  { call }: OpenPage,
  { measure, journal }: RankingRequest,
  span: Span,
  slice: { readonly page: number; readonly size: number },
) {
  const found = await call<typeof listRanking>('GET /front/ranking/list', {
    measure,
    window: span,
    ...slice,
    ...(journal && { journalId: journal.id }),
  });
  if (!found.ok) return { span, ranked: [], pages: 0, rankedAt: null };
  const { content, totalPages, rankedAt } = found.value;
  return { span, ranked: content.map(rankedView), pages: totalPages, rankedAt };
}

export type RankingView = Awaited<ReturnType<typeof loadRanking>>;
