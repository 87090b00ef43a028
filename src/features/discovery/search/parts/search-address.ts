import type { GivenTo } from '../../../../platform/contract/endpoint.ts';
import { isId } from '../../../../platform/kernel/id.ts';
import { type Direction, readSortOrder } from '../../../../platform/kernel/sort-order.ts';
import { countedQuery } from '../../../../platform/shell/counted-use.ts';
import type { advSearch } from '../contract.ts';
import {
  type FacetName,
  facetNames,
  type Scope,
  type SortField,
  scopes,
  sortFields,
} from '../domain/search-question.ts';

/** What the address of a search says: the same address always asks the same question. */
export interface SearchAddress {
  readonly q: string;
  readonly scope: Scope;
  /** Of /textList and /virtualAlbum; empty is the first of them. */
  readonly tab: TextTab | AlbumTab | '';
  readonly sort: SortField;
  readonly direction: Direction;
  readonly year: YearSpan;
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
  readonly precise: boolean;
  /** Each as `name:value`. */
  readonly facets: readonly string[];
  readonly within: readonly string[];
  /** Facets whose list is shown long. */
  readonly more: readonly FacetName[];
  readonly page: number;
  readonly cursor: string;
  readonly view: 'list' | 'cards';
  readonly code: string;
  /** The virtual album whose content is looked at. */
  readonly columnId: string;
  readonly slds: string;
  readonly lang: string;
}

/** The tabs of /textList. */
export const textTabs = ['picture', 'table', 'text'] as const;
export type TextTab = (typeof textTabs)[number];

/** The tabs of /virtualAlbum. */
export const albumTabs = ['thesis', 'picture', 'table', 'experts'] as const;
export type AlbumTab = (typeof albumTabs)[number];

export const yearSpans = ['1', '3', '5', '10', 'all'] as const;
export type YearSpan = (typeof yearSpans)[number];

const mostChosen = 50;
const longestChosen = 200;
const lastPage = 10_000;

export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const line = (name: string) => query.get(name)?.trim() ?? '';
  const several = (name: string) =>
    [...new Set(query.getAll(name).map((value) => value.trim()))]
      .filter((value) => value !== '' && value.length <= longestChosen)
      .slice(0, mostChosen);
  const order = readSortOrder(line('sort'));
  return {
    q: line('q'),
    scope: oneOf(scopes, line('scope')) ?? 'thesis',
    tab: oneOf([...textTabs, ...albumTabs], line('tab')) ?? '',
    sort: oneOf(sortFields, order?.by ?? '') ?? 'relevance',
    direction: order?.direction ?? 'desc',
    year: oneOf(yearSpans, line('year')) ?? 'all',
    yearFrom: yearOf(line('yearFrom')),
    yearTo: yearOf(line('yearTo')),
    precise: line('match') === '1',
    facets: several('facet').filter((facet) => /^[a-z]+:./i.test(facet)),
    within: several('within'),
    more: facetNames.filter((name) => query.getAll('more').includes(name)),
    page: /^[0-9]{1,5}$/.test(line('page')) ? Math.min(Number(line('page')), lastPage) : 0,
    cursor: line('cursor').slice(0, 500),
    view: line('view') === 'cards' ? 'cards' : 'list',
    code: line('code').slice(0, 100),
    columnId: isId(line('columnId')) ? line('columnId') : '',
    slds: line('slds').slice(0, 2_000),
    lang: line('lang'),
  };
}

/** The parameters that say it, without those that are as usual, always in one order. */
export function searchParameters(address: SearchAddress): [name: string, value: string][] {
  const pairs: [string, string | null][] = [
    ['q', address.q],
    ['scope', address.scope === 'thesis' ? '' : address.scope],
    ['columnId', address.columnId],
    ['tab', address.tab],
    ['code', address.code],
    ['match', address.precise ? '1' : ''],
    ['year', address.year === 'all' ? '' : address.year],
    ['yearFrom', address.yearFrom === null ? '' : String(address.yearFrom)],
    ['yearTo', address.yearTo === null ? '' : String(address.yearTo)],
    ...address.facets.map((facet): [string, string] => ['facet', facet]),
    ...address.within.map((words): [string, string] => ['within', words]),
    ...address.more.map((facet): [string, string] => ['more', facet]),
    ['sort', address.sort === 'relevance' ? '' : sortOf(address)],
    ['view', address.view === 'list' ? '' : address.view],
    ['page', address.page === 0 || address.cursor ? '' : String(address.page)],
    ['cursor', address.cursor],
    ['slds', address.slds],
    ['lang', address.lang],
  ];
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}

/** The query of this search's feed: the newest first, whatever page is displayed. */
export const feedOfSearch = (address: SearchAddress): string =>
  new URLSearchParams(
    searchParameters({ ...address, sort: 'relevance', view: 'list', page: 0, cursor: '', more: [], lang: '' }),
  ).toString();

/** The query that a search is counted with: undefined for further pages of the results, and for a list without a query. */
export function countedSearch(address: SearchAddress): string | undefined {
  if (address.page > 0 || address.cursor) return undefined;
  if (address.q === '' && !hasFilters(address)) return undefined;
  const counted = { ...address, sort: 'relevance', view: 'list', more: [], lang: '' } as const;
  return countedQuery(String(new URLSearchParams(searchParameters(counted))));
}

/** A search that somebody put can be followed; a list of the site has feeds of its own. */
export const isFollowed = (list: string, { q }: SearchAddress): boolean =>
  (list === 'results' || list === 'unified') && q !== '';

/** People are others of one kind, and have a tab of their own. */
export const onlyPeople = { scope: 'others', facets: ['kind:expert'] } as const satisfies Partial<SearchAddress>;

export const isOfPeople = ({ scope, facets }: SearchAddress): boolean =>
  scope === onlyPeople.scope && facets.filter((facet) => facet.startsWith('kind:')).join() === onlyPeople.facets.join();

/** Another look at the same hits. */
const unmoved = ['page', 'cursor', 'view', 'more'] as const satisfies (keyof SearchAddress)[];

/** The same search with something changed. Whatever changes what is found leads back to the first page. */
export function searchHref(path: string, address: SearchAddress, change: Partial<SearchAddress> = {}): string {
  const begins = unmoved.some((name) => name in change) ? {} : { page: 0, cursor: '' };
  const query = new URLSearchParams(searchParameters({ ...address, ...begins, ...change }));
  return query.size > 0 ? `${path}?${query}` : path;
}

export const withoutFilters = {
  facets: [],
  within: [],
  year: 'all',
  yearFrom: null,
  yearTo: null,
} as const satisfies Partial<SearchAddress>;

export const hasYears = ({ year, yearFrom, yearTo }: SearchAddress): boolean =>
  year !== 'all' || yearFrom !== null || yearTo !== null;

export const filterCount = (address: SearchAddress): number =>
  address.facets.length + address.within.length + Number(hasYears(address));

export const hasFilters = (address: SearchAddress): boolean => filterCount(address) > 0;

export const toggled = <Value extends string>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];

const oneOf = <Value extends string>(known: readonly Value[], given: string): Value | undefined =>
  known.find((value) => value === given);

const yearOf = (given: string): number | null => (/^[12][0-9]{3}$/.test(given) ? Number(given) : null);

export const textTabOf = ({ tab }: SearchAddress): TextTab => oneOf(textTabs, tab) ?? 'picture';

/** A list that looks into whole texts. */
export const isFullText = (list: string, address: SearchAddress): boolean =>
  list === 'text' && textTabOf(address) === 'text';

export const albumTabOf = ({ tab }: SearchAddress): AlbumTab => oneOf(albumTabs, tab) ?? 'thesis';

const sortOf = ({ sort, direction }: SearchAddress): string => (sort === 'relevance' ? sort : `${sort},${direction}`);

export const pageSize = 20;

/** The address as the call wants it. */
export const questionOf = (scope: Scope, address: SearchAddress): GivenTo<typeof advSearch> => ({
  q: address.q,
  scope,
  sort: sortOf(address),
  year: address.year,
  ...(address.yearFrom !== null && { yearFrom: address.yearFrom }),
  ...(address.yearTo !== null && { yearTo: address.yearTo }),
  match: address.precise ? 1 : 0,
  within: [...address.within],
  facet: [...address.facets],
  ...(address.more.length > 0 && { more: [...address.more] }),
  page: address.page,
  size: pageSize,
  ...(address.cursor && { cursor: address.cursor }),
  ...(address.slds && { slds: address.slds }),
});
