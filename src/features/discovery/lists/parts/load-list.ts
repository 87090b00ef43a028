import type { RouterContextProvider } from 'react-router';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { artworkOf, columnPlace, type OpenPage, openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { advSearch, advSearchClusters } from '../../search/contract.ts';
import type { listItems } from '../../search/list.contract.ts';
import { type ListPlan, listFor, planInput, writtenSort } from './list-of-address.ts';
import { type ListRequest, listRow } from './list-view.ts';

export type ListView = Awaited<ReturnType<typeof loadList>>;

/** A list of what is published, whichever address asks for it. */
export async function loadList(context: Readonly<RouterContextProvider>, addressed: Request) {
  const page = await openPage(context, addressed);
  const { language, parameters, path } = page;
  const plan = listFor(path, parameters);
  const request = requestOf(page, plan);
  const layout = plan.layouts[Number(request.styleId) - 1] ?? plan.layouts[0];
  const [place, found, artwork, subjects] = await Promise.all([
    columnPlace(page),
    find(page, plan, request),
    layout === 'covers' ? artworkOf(page) : ('waves' as const),
    plan.isSearched ? subjectsOf(page) : [],
  ]);
  if (parameters.columnId && !place) throw showScreen('notFound', language);
  if (!found.ok) throw showScreen(found.failure.code === 'siteForbidden' ? 'forbidden' : 'notFound', language);
  const { content, totalElements, totalIsLowerBound, totalPages } = found.value;
  return {
    path,
    title: plan.title,
    empty: plan.empty,
    place,
    request,
    artwork,
    subjects,
    layout,
    /** Several kinds stand in it, so each row says what it is. */
    isMixed: plan.kinds?.length !== 1,
    rows: content.map(listRow),
    total: totalElements,
    totalIsLowerBound,
    page: parameters.page ?? 0,
    pages: totalPages,
    tabs: Object.entries(plan.tabs?.names ?? {}).map(([value, name]) => ({
      value,
      name,
      isChosen: value === (plan.tabs?.parameter === 'code' ? plan.library : plan.newsType),
    })),
    tabParameter: plan.tabs?.parameter ?? 'newsDataType',
    sorts: plan.sorts.filter((sort) => sort !== 'relevance' || request.q !== ''),
    letters: 'letters' in found.value ? found.value.letters : [],
    isSearched: plan.isSearched ?? false,
    bySeries: plan.bySeries ?? false,
    reduced: 'reduced' in found.value && found.value.reduced,
  };
}

const requestOf = ({ parameters }: OpenPage, plan: ListPlan): ListRequest => ({
  columnId: parameters.columnId ?? '',
  styleId: parameters.styleId ?? '',
  newsDataType: parameters.newsDataType ?? '',
  code: parameters.code ?? '',
  letter: plan.hasLetters ? (parameters.letter ?? '') : '',
  q: plan.isSearched ? (parameters.q ?? '') : '',
  subject: plan.isSearched ? (parameters.subject ?? '') : '',
  sort: writtenSort(plan, parameters.sort),
  slds: parameters.slds?.join(',') ?? '',
});

/** A word and a subject are questions for the search; all else is a list. */
function find(
  { call, parameters }: OpenPage,
  plan: ListPlan,
  { q, subject, slds, columnId, letter, ...given }: ListRequest,
) {
  const sort = given.sort || plan.sorts[0];
  const slice = { page: parameters.page ?? 0, size: plan.size, ...(slds && { slds }) };
  if (q !== '' || subject !== '')
    return call<typeof advSearch>('GET /front/advSearch', {
      scope: 'periodical',
      kind: [...(plan.kinds ?? [])],
      q,
      ...slice,
      sort: given.sort === '' && q !== '' ? 'relevance' : sort,
      ...(subject && { facet: [`subject:${subject}`] }),
    });
  return call<typeof listItems>('GET /front/item/list', {
    sort,
    ...slice,
    ...planInput(plan),
    ...(columnId && { channelId: columnId }),
    ...(letter && { letter }),
  });
}

/** The subjects of the books, as the search counts them; none while it is away. */
async function subjectsOf({ call }: OpenPage) {
  const found = await call<typeof advSearchClusters>('GET /front/advSearch/clusters', {
    scope: 'periodical',
    kind: ['book'],
  });
  const subjects = found.ok ? found.value.clusters.find(({ name }) => name === 'subject') : undefined;
  return (subjects?.values ?? []).map(({ value, label, count }) => ({ id: value, name: label, count }));
}
