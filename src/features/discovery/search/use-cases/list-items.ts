import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext, SiteScope } from '../../../../platform/kernel/site-context.ts';
import { columnQuery, deepestPlace, listQuery, listSearch, reachOf, type Wanted } from '../domain/list-query.ts';
import { foundInDatabase, presentHit } from '../domain/present-hit.ts';
import type { listItems } from '../list.contract.ts';
import type { ListStore } from '../store/postgres-lists.ts';
import type { Search } from './search.ts';

export interface ListOrder {
  readonly site: SiteContext;
  /** The sites to list; never more than the site may read. */
  readonly sites: readonly number[];
  readonly language: Language;
  readonly wanted: Wanted;
  /** What was put into this column, unless it shows everything and so only names the list. */
  readonly channel?: Id | undefined;
  /** What this holds, instead of what the sites have. */
  readonly collection?: Id | undefined;
}

type Listed = Omit<OutputOf<typeof listItems>, 'page' | 'size'>;

export type ListItems = ReturnType<typeof createListItems>;

/**
 * The index is asked where a portal gathers more sites than one statement of the database reads. A list that names no kinds has
 * those that come out; what a collection or a column holds may be of any kind.
 */
export const createListItems =
  (store: ListStore, comingOut: readonly string[], search?: Search) =>
  async (order: ListOrder): Promise<Result<Listed, Failure>> => {
    const { site, sites, collection, language } = order;
    const scope = { reads: site.reads.filter((id) => sites.includes(id)), writes: null };
    if (order.channel) {
      const column = await store.column(scope, order.channel);
      if (!column) return failed(failure('notFound'));
      if (!column.showsAll) return listColumn(store, scope, order, order.channel);
    }
    const isOfAny = order.wanted.kinds.length === 0 && !collection;
    const wanted = isOfAny ? { ...order.wanted, kinds: comingOut } : order.wanted;
    const question = listQuery(wanted);
    const { page, size } = question;
    const isBeyond = sites.some((id) => !site.reads.includes(id));
    const searched = search && isBeyond && !collection ? listSearch(wanted, question) : null;
    if (search && searched) {
      const found = await search({ site, sites, language, question: searched });
      if (!found.ok) return found;
      const totalPages = Math.ceil(Math.min(found.value.totalElements, deepestPlace) / size);
      return success({ ...found.value, totalPages, letters: [] });
    }
    const reach = collection ? deepestPlace : reachOf(scope.reads.length, question);
    if ((page + 1) * size > Math.max(reach, size)) return failed(failure('badInput', { field: 'page' }));
    const [found, letters] = await Promise.all([
      collection ? store.entries(scope, collection, wanted.kinds, { page, size }) : store.find(scope, question),
      question.order === 'name' ? store.letters(scope) : [],
    ]);
    return success({
      ...(await presented(store, scope, order, found)),
      totalPages: pagesOf(found.total, size, reach),
      letters,
    });
  };

/** What stands in a column. */
async function listColumn(store: ListStore, scope: SiteScope, order: ListOrder, column: Id) {
  const question = columnQuery(order.wanted);
  const { page, size } = question;
  if ((page + 1) * size > deepestPlace) return failed(failure('badInput', { field: 'page' }));
  const [found, letters] = await Promise.all([
    store.inColumn(scope, column, question),
    question.order === 'name' ? store.lettersInColumn(scope, column) : [],
  ]);
  const listed = await presented(store, scope, order, found);
  return success({ ...listed, totalPages: pagesOf(found.total, size, deepestPlace), letters });
}

const pagesOf = (total: number, size: number, reach: number): number =>
  Math.min(Math.ceil(total / size), Math.max(1, Math.floor(reach / size)));

interface Found {
  readonly ids: readonly Id[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

/** The items behind the ids, as the reader sees them. */
async function presented(store: ListStore, scope: SiteScope, { site, language, wanted }: ListOrder, found: Found) {
  const rows = found.ids.length > 0 ? await store.read(scope, found.ids, wanted.kinds) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reader = { language, siteLanguage: site.target.defaultLanguage };
  return {
    content: found.ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [presentHit({ ...foundInDatabase(row), library: row.facts?.library }, reader)] : [];
    }),
    totalElements: found.total,
    totalIsLowerBound: found.totalIsLowerBound,
  };
}
