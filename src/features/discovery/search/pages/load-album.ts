import type { RouterContextProvider } from 'react-router';
import type { getAlbumInfo } from '../../../../content/album/contract.ts';
import type { GivenTo } from '../../../../platform/contract/endpoint.ts';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { columnPlace, type OpenPage, openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { advSearch, albumClusters, albumPictureSearch, albumTableSearch } from '../contract.ts';
import type { SearchView } from '../parts/search-view.ts';
import { answerOrScreen } from './answer-or-screen.ts';

type Question = GivenTo<typeof advSearch>;

/** What a virtual album holds under one of its tabs; without an album, what all of them hold. */
export async function loadAlbum(
  context: Readonly<RouterContextProvider>,
  request: Request,
  requested: Question,
): Promise<Pick<SearchView, 'answer' | 'whole' | 'name'> & Partial<SearchView>> {
  const page = await openPage(context, request);
  const { albumId, name } = await albumOf(page);
  const preset = { albumId, ...(requested.scope === 'others' && { kind: ['expert'] }) };
  const question = {
    ...requested,
    ...preset,
    // The specification orders albums by time, visits or downloads.
    ...(requested.sort === 'relevance' && !requested.q && { sort: 'publishDate,desc' }),
  };
  const [found, spread] = await Promise.all([
    search(page, question),
    page.call<typeof albumClusters>('GET /front/album/clusters', question),
  ]);
  const answer = answerOrScreen(found, page.language);
  if (!spread.ok || spread.value.reduced) return { answer, name, preset, whole: false };
  const { clusters, scopes } = spread.value;
  return { answer, name, preset, clusters, scopes, whole: answer.state === 'found' && !answer.reduced };
}

function search({ call }: OpenPage, question: Question & { albumId: string }) {
  switch (question.scope) {
    case 'picture':
      return call<typeof albumPictureSearch>('GET /front/album/resPicture/search', question);
    case 'table':
      return call<typeof albumTableSearch>('GET /front/album/resTable/search', question);
    default:
      return call<typeof advSearch>('GET /front/advSearch', question);
  }
}

/** The id is an album's, or that of the column that led here. */
async function albumOf(page: OpenPage): Promise<{ readonly albumId: string; readonly name: string | null }> {
  const { call, language, parameters } = page;
  const { columnId } = parameters;
  if (!columnId) return { albumId: 'all', name: null };
  const found = await call<typeof getAlbumInfo>('GET /front/album/info', { id: columnId });
  if (found.ok && !found.value.withdrawal) return { albumId: columnId, name: found.value.resName };
  const place = await columnPlace(page);
  if (!place) throw showScreen('notFound', language);
  return { albumId: 'all', name: place.title };
}
