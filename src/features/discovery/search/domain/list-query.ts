import type { Id } from '../../../../platform/kernel/id.ts';
import type { NewsType } from '../../../../platform/kernel/news-type.ts';
import type { Direction } from '../../../../platform/kernel/sort-order.ts';
import { scopeOfKind } from './known-kinds.ts';
import type { Question } from './search-question.ts';

/** The specification's tabs of news. The other types have lists of their own. */
export const newsTabs = ['information', 'announcement', 'dynamic', 'statement'] as const satisfies readonly NewsType[];

export const libraries = ['general', 'standard', 'patent'] as const;
export type Library = (typeof libraries)[number];

/**
 * `relevance` is an order of searches, `column` the one that editors gave a column; any other list has its newest first instead.
 */
export const listSorts = ['publishDate', 'visits', 'downloads', 'title', 'relevance', 'column'] as const;
export type ListSort = (typeof listSorts)[number];

/** One kind, or one part of a kind: a type of news, a library, the people of one letter. */
export interface ItemList {
  readonly kind: string;
  readonly part: string | null;
}

/** The query of a list. */
export interface ListQuery {
  readonly lists: readonly ItemList[];
  /** The journal under which things stand. */
  readonly under: Id | null;
  readonly order: 'date' | 'views' | 'downloads' | 'name';
  readonly direction: Direction;
  readonly page: number;
  readonly size: number;
}

/** What stands in a column; of every kind where no list is named. */
export interface ColumnQuery extends Omit<ListQuery, 'under' | 'order'> {
  readonly order: ListQuery['order'] | 'column';
}

export interface Wanted {
  readonly kinds: readonly string[];
  readonly newsTypes?: readonly NewsType[] | undefined;
  readonly library?: Library | 'biaozhun' | 'zhuanli' | undefined;
  readonly letter?: string | undefined;
  readonly under?: Id | null;
  readonly sort: ListSort;
  /** Names begin with A, all else with the greatest, unless it says otherwise. */
  readonly direction?: Direction | undefined;
  readonly page: number;
  readonly size: number;
}

const codes = { biaozhun: 'standard', zhuanli: 'patent' } as const;

/** News among other kinds are listed like them; alone they are listed by type, so that pinned ones come first. */
export function listQuery(wanted: Wanted): ListQuery {
  const { kinds, sort, under = null, page, size } = wanted;
  const isNews = kinds.length === 1 && kinds[0] === 'news';
  const isByName = isPeopleByName(wanted);
  const lists = listsOf({ ...wanted, newsTypes: wanted.newsTypes ?? (isNews ? newsTabs : undefined) });
  const order = orderOf(sort, isByName, lists, under);
  return { lists, under, order, direction: wanted.direction ?? (order === 'name' ? 'asc' : 'desc'), page, size };
}

/** A column holds news of any type, and it is small enough to be put into any order. */
export function columnQuery(wanted: Wanted): ColumnQuery {
  const { sort, page, size } = wanted;
  const orders = { column: 'column', visits: 'views', downloads: 'downloads' } as const;
  const named = sort in orders ? orders[sort as keyof typeof orders] : 'date';
  const order = isPeopleByName(wanted) ? 'name' : named;
  const direction = wanted.direction ?? (order === 'name' || order === 'column' ? 'asc' : 'desc');
  return { lists: listsOf(wanted), order, direction, page, size };
}

const isPeopleByName = ({ kinds, sort }: Wanted): boolean =>
  sort === 'title' && kinds.length === 1 && kinds[0] === 'expert';

function listsOf({ kinds, newsTypes, library, letter, ...wanted }: Wanted): ItemList[] {
  const part = library ? (library in codes ? codes[library as keyof typeof codes] : library) : null;
  return kinds.flatMap((kind): ItemList[] => {
    if (kind === 'news' && newsTypes) return newsTypes.map((type) => ({ kind, part: type }));
    if (kind === 'general-resource') return [{ kind, part }];
    if (kind === 'expert' && isPeopleByName({ kinds, ...wanted })) return [{ kind, part: letter ?? null }];
    return [{ kind, part: null }];
  });
}

/** A part of a kind, and what stands under a journal, is ordered by date and in no other way. */
function orderOf(sort: ListSort, isByName: boolean, lists: readonly ItemList[], under: Id | null) {
  if (isByName) return 'name';
  const isWhole = under === null && lists.every(({ part }) => part === null);
  if (isWhole && sort === 'visits') return 'views';
  return isWhole && sort === 'downloads' ? 'downloads' : 'date';
}

/** No list is walked further than this, nor counted. */
export const deepestPlace = 10_000;
const leastCounted = 400;
const pagesAhead = 10;

/** How far a list is counted: some pages ahead of the reader. What nobody sees is not worth reading ten thousand rows each time. */
export const countedTo = ({ page, size }: Pick<ListQuery, 'page' | 'size'>): number =>
  Math.min(deepestPlace, Math.max(leastCounted, (page + 1 + pagesAhead) * size));

/** So many rows may be put in order for one page of a list that comes from several sites and kinds. */
const mostMerged = 200_000;

/** How far a list can be walked: each site's part has to be read down to the page that is requested. */
export const reachOf = (sites: number, { lists }: Pick<ListQuery, 'lists'>): number =>
  Math.min(deepestPlace, Math.floor(mostMerged / Math.max(1, sites * lists.length)));

/**
 * The same list as a question to the search index, for portals with more sites than one statement reads. Nothing where the index
 * can't answer it: kinds of several scopes, people by name, what stands under a journal.
 */
export function listSearch({ kinds, newsTypes, sort, page, size }: Wanted, query: ListQuery): Question | null {
  const scopes = new Set(kinds.map(scopeOfKind));
  const [scope] = scopes;
  if (!scope || scopes.size > 1 || query.order === 'name' || query.under !== null) return null;
  const library = query.lists.find(({ kind }) => kind === 'general-resource')?.part;
  return {
    text: '',
    scope,
    kinds,
    match: 'fuzzy',
    within: [],
    years: { from: null, to: null },
    chosen: {
      ...(kinds.length === 1 && kinds[0] === 'news' ? { newsType: newsTypes ?? newsTabs } : {}),
      ...(library ? { library: [library] } : {}),
    },
    sort: { field: sort === 'visits' || sort === 'downloads' ? sort : 'publishDate', direction: query.direction },
    page,
    size,
    cursor: null,
  };
}
