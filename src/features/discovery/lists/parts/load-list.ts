import type { RouterContextProvider } from 'react-router';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import type { getChannelList, PublicChannel } from '../../../sites/navigation/contract.ts';
import { artworkOf, columnPlace, type OpenPage, openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { advSearch, advSearchClusters } from '../../search/contract.ts';
import { scopeOfKind } from '../../search/domain/known-kinds.ts';
import type { listItems } from '../../search/list.contract.ts';
import {
  channelCodeOf,
  inColumn,
  type ListPlan,
  type ListSort,
  listFor,
  planFacets,
  planInput,
  writtenSort,
} from './list-of-address.ts';
import { type ListRequest, listRow } from './list-view.ts';

export type ListView = Awaited<ReturnType<typeof loadList>>;

/** A list of what is published, whichever address asks for it. */
export async function loadList(context: Readonly<RouterContextProvider>, addressed: Request) {
  const page = await inOwnColumn(await openPage(context, addressed));
  const place = await columnPlace(page);
  const view = await viewOf(page, place);
  const { newsDataType, page: number } = page.parameters;
  if (view.total > 0 || view.tabs.length === 0 || view.tabParameter !== 'newsDataType' || newsDataType || number)
    return view;
  // News that nobody narrowed down to a type open at the first tab that has any.
  for (const { value } of view.tabs) {
    const tab = await viewOf({ ...page, parameters: { ...page.parameters, newsDataType: value } }, place);
    if (tab.total > 0) return tab;
  }
  return view;
}

async function viewOf(page: OpenPage, place: Awaited<ReturnType<typeof columnPlace>>) {
  const { language, parameters, path } = page;
  const list = listFor(path, parameters);
  const plan = place?.isFilled ? inColumn(list, parameters) : list;
  const request = requestOf(page, plan);
  const layout = plan.layouts[Number(request.styleId) - 1] ?? plan.layouts[0];
  const [found, artwork, subjects] = await Promise.all([
    find(page, plan, request),
    layout === 'covers' ? artworkOf(page) : ('waves' as const),
    plan.hasSubjects ? subjectsOf(page) : [],
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
      isChosen: value === ((plan.tabs?.parameter === 'code' ? plan.library : plan.newsType) ?? ''),
    })),
    tabParameter: plan.tabs?.parameter ?? 'newsDataType',
    sorts: sortsOf(plan, request),
    letters: 'letters' in found.value ? found.value.letters : [],
    isSearched: plan.isSearched ?? false,
    isOfColumn: plan.isOfColumn ?? false,
    bySeries: plan.bySeries ?? false,
    reduced: 'reduced' in found.value && found.value.reduced,
  };
}

/** An address may mean the site's own column without naming it. */
async function inOwnColumn(page: OpenPage): Promise<OpenPage> {
  const code = page.parameters.columnId ? undefined : channelCodeOf(page.path);
  if (!code) return page;
  const channels = await page.call<typeof getChannelList>('GET /front/channel/getChannelList', {});
  const own = channels.ok ? withBelow(channels.value).find((channel) => channel.code === code) : undefined;
  return own ? { ...page, parameters: { ...page.parameters, columnId: own.id } } : page;
}

const withBelow = (channels: readonly PublicChannel[]): PublicChannel[] =>
  channels.flatMap((channel) => [channel, ...withBelow(channel.children)]);

const requestOf = ({ parameters }: OpenPage, plan: ListPlan): ListRequest => ({
  columnId: parameters.columnId ?? '',
  styleId: parameters.styleId ?? '',
  newsDataType: parameters.newsDataType ?? '',
  code: parameters.code ?? '',
  letter: plan.hasLetters ? (parameters.letter ?? '') : '',
  q: plan.isSearched ? (parameters.q ?? '') : '',
  subject: plan.hasSubjects ? (parameters.subject ?? '') : '',
  sort: writtenSort(plan.sorts, plan.isSearched ? (parameters.q ?? '') : '', parameters.sort),
  slds: parameters.slds?.join(',') ?? '',
});

/** A word and a subject are questions for the search, which stays in the column; all else is a list. */
function find(
  { call, parameters }: OpenPage,
  plan: ListPlan,
  { q, subject, slds, columnId, letter, ...given }: ListRequest,
) {
  const sort = given.sort || plan.sorts[0];
  const slice = {
    page: parameters.page ?? 0,
    size: plan.size,
    ...(slds && { slds }),
    ...(columnId && { channelId: columnId }),
  };
  if (q !== '' || subject !== '')
    return call<typeof advSearch>('GET /front/advSearch', {
      scope: scopeOfKind(plan.kinds?.[0] ?? '') ?? 'others',
      kind: [...(plan.kinds ?? [])],
      q,
      ...slice,
      sort: given.sort === '' && q !== '' ? 'relevance' : searchSort(sort),
      facet: [...(subject ? [`subject:${subject}`] : []), ...planFacets(plan)],
    });
  return call<typeof listItems>('GET /front/item/list', {
    sort: letter && !sort.startsWith('title') ? 'title' : sort,
    ...slice,
    ...planInput(plan),
    ...(letter && { letter }),
  });
}

/** What a reader may choose: the best match first only where a word was requested. */
const sortsOf = ({ sorts }: ListPlan, { q }: ListRequest): readonly ListSort[] =>
  q === ''
    ? sorts.filter((sort) => sort !== 'relevance')
    : [...new Set<ListSort>(['relevance', ...sorts.filter((sort) => searchSort(sort) === sort)])];

/** Searches know no order of names, nor that of a column. */
const searchSort = (sort: string): string => (/^(?:column|title)\b/.test(sort) ? 'publishDate' : sort);

/** The subjects of the books, as the search counts them; none while it is away. */
async function subjectsOf({ call, parameters: { columnId } }: OpenPage) {
  const found = await call<typeof advSearchClusters>('GET /front/advSearch/clusters', {
    scope: 'periodical',
    kind: ['book'],
    ...(columnId && { channelId: columnId }),
  });
  const subjects = found.ok ? found.value.clusters.find(({ name }) => name === 'subject') : undefined;
  return (subjects?.values ?? []).map(({ value, label, count }) => ({ id: value, name: label, count }));
}
