import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import type { NewsType } from '../../../../platform/kernel/news-type.ts';
import type { PageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { type Direction, readSortOrder } from '../../../../platform/kernel/sort-order.ts';
import { scopeOfKind } from '../../search/domain/known-kinds.ts';

export type Layout = 'rows' | 'cards' | 'covers' | 'gallery' | 'people' | 'table';
export type ListSort = 'publishDate' | 'visits' | 'downloads' | 'title' | 'relevance' | 'column';

/** Names begin with A, a column with what was put first, all else with the newest or the greatest. */
export const usualDirection = (sort: ListSort): Direction => (sort === 'title' || sort === 'column' ? 'asc' : 'desc');

/** The order in which a list stands until a reader chooses one: what fits a word best, else the first of its own. */
export const usualSort = (sorts: readonly ListSort[], q: string): ListSort =>
  q === '' ? (sorts[0] ?? 'publishDate') : 'relevance';

/** The order that an address asks for, as the list's own links write it: nothing of what is usual. */
export function writtenSort(sorts: readonly ListSort[], q: string, given = ''): string {
  const order = readSortOrder(given);
  const sort = sorts.find((known) => known === order?.by);
  if (!sort) return '';
  const isTurned = sort !== 'relevance' && order?.direction && order.direction !== usualDirection(sort);
  return isTurned ? `${sort},${order.direction}` : sort === usualSort(sorts, q) ? '' : sort;
}

/** What a list shows and how. */
export interface ListPlan {
  readonly title: MessageKey;
  readonly empty: MessageKey;
  /** Everything that comes out where none are named. */
  readonly kinds?: readonly string[];
  /** Only this type of news, or this library. */
  readonly newsType?: NewsType;
  readonly library?: 'general' | 'biaozhun' | 'zhuanli';
  /** By `styleId`, from 1; the first is the usual one. */
  readonly layouts: readonly [Layout, ...Layout[]];
  /** The first is the usual one. */
  readonly sorts: readonly [ListSort, ...ListSort[]];
  /** Lists related to this one, and the parameter that chooses among them. */
  readonly tabs?: { readonly parameter: 'newsDataType' | 'code'; readonly names: Readonly<Record<string, MessageKey>> };
  readonly hasLetters?: true;
  /** Readers can search it for a word. */
  readonly isSearched?: true;
  readonly hasSubjects?: true;
  /** It shows what was put into a column. */
  readonly isOfColumn?: true;
  /** Under a heading for each series. */
  readonly bySeries?: true;
  readonly size: number;
}

const plan = (name: string, plan: Omit<ListPlan, 'title' | 'empty' | 'size'> & Partial<ListPlan>): ListPlan => ({
  title: `lists.title.${name}` as MessageKey,
  empty: `lists.empty.${name}` as MessageKey,
  size: 20,
  ...plan,
});

const newest = ['publishDate'] as const;
const mostUsed = ['publishDate', 'visits', 'downloads'] as const;
const ofType = (name: string, newsType: NewsType, layouts: ListPlan['layouts']) =>
  plan(name, { kinds: ['news'], newsType, layouts, sorts: newest });

const newsTabs = {
  information: 'lists.tab.information',
  announcement: 'lists.tab.announcement',
  dynamic: 'lists.tab.dynamic',
  statement: 'lists.tab.statement',
} as const;
const libraryTabs = { biaozhun: 'lists.title.standards', zhuanli: 'lists.title.patents' } as const;

const figures = plan('figures', {
  kinds: ['figure'],
  layouts: ['gallery', 'rows', 'table'],
  sorts: mostUsed,
  size: 24,
});
const tables = plan('tables', { kinds: ['table'], layouts: ['rows', 'cards', 'table'], sorts: mostUsed });
/** The specification's orders of books and of albums. */
const books = plan('books', {
  kinds: ['book'],
  layouts: ['rows', 'covers', 'table'],
  sorts: ['publishDate', 'relevance', 'visits'],
  isSearched: true,
  hasSubjects: true,
  size: 24,
});
const albums = plan('albums', { kinds: ['album'], layouts: ['cards', 'rows', 'table'], sorts: mostUsed, size: 24 });
const audio = plan('audio', { kinds: ['audio'], layouts: ['rows', 'cards', 'table'], sorts: mostUsed });
const videos = plan('videos', { kinds: ['video'], layouts: ['cards', 'rows', 'table'], sorts: mostUsed, size: 24 });
const news = plan('news', {
  kinds: ['news'],
  newsType: 'information',
  layouts: ['rows', 'cards', 'table'],
  sorts: newest,
  tabs: { parameter: 'newsDataType', names: newsTabs },
});
const science = ofType('science', 'science', ['cards', 'rows', 'table']);
const links = ofType('links', 'link', ['cards', 'rows', 'table']);
const files = ofType('files', 'file', ['rows', 'cards', 'table']);
const weChat = ofType('weChat', 'wechat', ['rows', 'cards', 'table']);
const information = plan('news', { ...ofType('news', 'information', news.layouts), title: 'lists.title.information' });
const resources = plan('resources', {
  kinds: ['general-resource'],
  library: 'general',
  layouts: ['rows', 'cards', 'table'],
  sorts: newest,
});
const library = (name: 'standards' | 'patents', code: 'biaozhun' | 'zhuanli') =>
  plan(name, {
    kinds: ['general-resource'],
    library: code,
    layouts: ['rows', 'cards', 'table'],
    sorts: newest,
    tabs: { parameter: 'code', names: libraryTabs },
  });
const experts = plan('experts', {
  kinds: ['expert'],
  layouts: ['people', 'rows', 'table'],
  sorts: ['title'],
  hasLetters: true,
  size: 30,
});
/** Those whom a site presents: the experts of its column, else those who are looked at most. Scholars stand by name. */
const featured = plan('featured', {
  kinds: ['expert'],
  layouts: ['people', 'rows', 'table'],
  sorts: ['visits'],
  size: 30,
});
const collections = plan('collections', {
  kinds: ['topic', 'album'],
  layouts: ['cards', 'rows', 'table'],
  sorts: mostUsed,
  size: 24,
});
const specialIssues = plan('specialIssues', {
  kinds: ['special-issue'],
  layouts: ['cards', 'rows', 'table'],
  sorts: mostUsed,
});
const meetings = plan('meetings', {
  title: 'conference.all',
  empty: 'conference.noneYet',
  kinds: ['conference'],
  layouts: ['cards', 'rows', 'table'],
  sorts: newest,
});
const everything = plan('newest', { layouts: ['rows', 'cards', 'table'], sorts: newest });

/** A second layout by the address itself. */
const inSecondLayout = (list: ListPlan): ListPlan => {
  const [first, second = first, ...others] = list.layouts;
  return { ...list, layouts: [second, first, ...others] };
};

/** The lists by their address; how an address is written does not matter. */
const addresses: Readonly<Record<string, ListPlan>> = {
  '/newpicture': figures,
  '/newtable': tables,
  '/booklist': books,
  '/newbook': books,
  '/academicpublishing': { ...books, title: 'lists.title.academicPublishing', bySeries: true },
  '/audiolist': audio,
  '/newaudio': audio,
  '/videolist': videos,
  '/newvideo': videos,
  '/news': news,
  '/newnews': news,
  '/informationlist': information,
  '/newpublish': everything,
  '/science': science,
  '/newscience': science,
  '/newlink': links,
  '/newlink1': inSecondLayout(links),
  '/download': files,
  '/newfile': files,
  '/currencylist': resources,
  '/specialtalentlist': featured,
  '/scholarlist': { ...experts, title: 'lists.title.scholars' },
  '/virtualalbumlist': albums,
  '/newalbum': albums,
  '/newalbum1': inSecondLayout(albums),
  '/collectionlist': collections,
  '/specialissue': specialIssues,
  '/newmeeting': meetings,
  '/wechat': weChat,
  '/newwechat': weChat,
};

/** What stands behind the modules of a home, by the module's code or the name of its list. */
const modules: Readonly<Record<string, ListPlan>> = {
  figures,
  tables,
  books,
  audio,
  videos,
  news,
  science,
  links,
  files,
  albums,
  topics: collections,
  experts,
  specialIssues,
};

const newsTypeOf = (given: string): NewsType | undefined =>
  (Object.keys(newsTabs) as (keyof typeof newsTabs)[]).find((type) => type === given.toLowerCase());

/** Whether an address shows a list that is always the same, as its feed is. */
export const isList = (path: string): boolean =>
  Object.hasOwn(addresses, path.toLowerCase()) || path.toLowerCase() === '/librarylist';

/** The code of the channel that an address means when it names no column. */
export const channelCodeOf = (path: string): string | undefined =>
  path.toLowerCase() === '/specialtalentlist' ? 'specialTalentList' : undefined;

/** The list that an address asks for. */
export function listFor(path: string, { code = '', newsDataType, type }: PageParameters): ListPlan {
  const address = path.toLowerCase();
  if (address === '/librarylist')
    return code === 'zhuanli' ? library('patents', code) : library('standards', 'biaozhun');
  const list = addresses[address] ?? (Object.hasOwn(modules, code) ? modules[code] : undefined) ?? everything;
  const newsType = newsTypeOf(newsDataType ?? type ?? '');
  const isOfNews = list.tabs?.parameter === 'newsDataType' || address === '/informationlist';
  return newsType && isOfNews ? { ...list, newsType } : list;
}

/**
 * The same list of one column. What was put into a column is shown whatever its type, until the reader chooses one, and in the
 * column's own order. It can be searched where one scope of the search has all its kinds.
 */
export function inColumn(list: ListPlan, { newsDataType, type }: PageParameters): ListPlan {
  const { newsType, ...untyped } = list;
  const isOfTabs = list.tabs?.parameter === 'newsDataType';
  const isTyped = newsTypeOf(newsDataType ?? type ?? '') !== undefined;
  return {
    ...(isOfTabs && !isTyped ? untyped : list),
    ...(!(isOfTabs && isTyped) && { empty: 'lists.empty.column' }),
    isOfColumn: true,
    sorts: ['column', ...list.sorts],
    ...(list.tabs && isOfTabs && { tabs: { ...list.tabs, names: { '': 'lists.tab.all', ...list.tabs.names } } }),
    ...(new Set(list.kinds?.map(scopeOfKind)).size === 1 && { isSearched: true }),
  };
}

/** What a plan lists, as `GET /front/item/list` takes it. */
export const planInput = ({ kinds, newsType, library }: ListPlan) => ({
  ...(kinds && { kinds: [...kinds] }),
  ...(newsType && { newsDataType: [newsType] }),
  ...(library && { library }),
});

/** The same as choices of the search. */
export const planFacets = ({ newsType, library }: ListPlan): string[] => [
  ...(newsType ? [`newsType:${newsType}`] : []),
  ...(library ? [`library:${{ general: 'general', biaozhun: 'standard', zhuanli: 'patent' }[library]}`] : []),
];
