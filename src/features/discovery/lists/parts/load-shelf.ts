import type { RouterContextProvider } from 'react-router';
import { artworkOf, columnPlace, type OpenPage, openPage } from '../../../../content/journal/parts/open-page.ts';
import { showScreen } from '../../../sites/site/parts/screen-words.server.ts';
import type { advSearch, advSearchClusters } from '../../search/contract.ts';
import type { listShelf } from '../../search/shelf.contract.ts';
import { shelfRow } from './shelf-row.ts';
import type { ShelfAsked, ShelfView } from './shelf-view.ts';
import { type ShelfPlan, type ShelfSort, shelfFor } from './shelves.ts';

/** A list of what is published, whichever address asks for it. */
export async function loadShelf(context: Readonly<RouterContextProvider>, request: Request): Promise<ShelfView> {
  const page = await openPage(context, request);
  const { language, parameters, path } = page;
  const plan = shelfFor(path, parameters);
  const asked = askedOf(page, plan);
  const look = plan.looks[Number(asked.styleId) - 1] ?? plan.looks[0];
  const [place, found, artwork, subjects] = await Promise.all([
    columnPlace(page),
    find(page, plan, asked),
    look === 'covers' ? artworkOf(page) : ('waves' as const),
    plan.isSearched ? subjectsOf(page) : [],
  ]);
  if (parameters.columnId && !place) throw showScreen('notFound', language);
  if (!found.ok) throw showScreen(found.failure.code === 'siteForbidden' ? 'forbidden' : 'notFound', language);
  const { content, totalElements, totalIsLowerBound, totalPages } = found.value;
  return {
    ...{ path, title: plan.title, empty: plan.empty, place, asked, artwork, subjects },
    look,
    isMixed: plan.kinds?.length !== 1,
    rows: content.map(shelfRow),
    ...{ total: totalElements, totalIsLowerBound, page: parameters.page ?? 0, pages: totalPages },
    tabs: Object.entries(plan.tabs?.names ?? {}).map(([value, name]) => ({
      ...{ value, name },
      isChosen: value === (plan.tabs?.parameter === 'code' ? plan.library : plan.newsType),
    })),
    tabParameter: plan.tabs?.parameter ?? 'newsDataType',
    sorts: plan.sorts.filter((sort) => sort !== 'relevance' || asked.q !== ''),
    letters: 'letters' in found.value ? found.value.letters : [],
    isSearched: plan.isSearched ?? false,
    bySeries: plan.bySeries ?? false,
    reduced: 'reduced' in found.value && found.value.reduced,
  };
}

const askedOf = ({ parameters }: OpenPage, plan: ShelfPlan): ShelfAsked => ({
  columnId: parameters.columnId ?? '',
  styleId: parameters.styleId ?? '',
  newsDataType: parameters.newsDataType ?? '',
  code: parameters.code ?? '',
  letter: plan.hasLetters ? (parameters.letter ?? '') : '',
  q: plan.isSearched ? (parameters.q ?? '') : '',
  subject: plan.isSearched ? (parameters.subject ?? '') : '',
  sort: plan.sorts.find((sort) => sort === parameters.sort && sort !== plan.sorts[0]) ?? '',
  slds: parameters.slds?.join(',') ?? '',
});

/** A word and a subject are questions for the search; all else is a list. */
function find({ call, parameters }: OpenPage, plan: ShelfPlan, asked: ShelfAsked) {
  const { slds } = asked;
  const shown = { page: parameters.page ?? 0, size: plan.size, ...(slds && { slds }) };
  const sort = (asked.sort || plan.sorts[0]) as ShelfSort;
  if (asked.q !== '' || asked.subject !== '')
    return call<typeof advSearch>('GET /front/advSearch', {
      ...{ scope: 'periodical', kind: [...(plan.kinds ?? [])], q: asked.q, ...shown },
      sort: asked.sort === '' && asked.q !== '' ? 'relevance' : sort,
      ...(asked.subject && { facet: [`subject:${asked.subject}`] }),
    });
  return call<typeof listShelf>('GET /front/shelf/list', {
    ...{ sort, ...shown },
    ...(plan.kinds && { kinds: [...plan.kinds] }),
    ...(plan.newsType && { newsDataType: [plan.newsType] }),
    ...(plan.library && { library: plan.library }),
    ...(asked.columnId && { channelId: asked.columnId }),
    ...(asked.letter && { letter: asked.letter }),
  });
}

/** The subjects of the books, as the search counts them; none while it is away. */
async function subjectsOf({ call }: OpenPage): Promise<ShelfView['subjects']> {
  const found = await call<typeof advSearchClusters>('GET /front/advSearch/clusters', {
    ...{ scope: 'periodical', kind: ['book'] },
  });
  const subjects = found.ok ? found.value.clusters.find(({ name }) => name === 'subject') : undefined;
  return (subjects?.values ?? []).map(({ value, label, count }) => ({ id: value, name: label, count }));
}
