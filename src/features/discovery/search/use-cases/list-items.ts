import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext, SiteScope } from '../../../../platform/kernel/site-context.ts';
import { deepestPlace, listQuery, listSearch, reachOf, type Wanted } from '../domain/list-query.ts';
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
  /** News under this channel, if there are any; else the channel only names the list. */
  readonly channel?: Id | undefined;
  /** What this holds, instead of what the sites have. */
  readonly collection?: Id | undefined;
}

type Listed = Omit<OutputOf<typeof listItems>, 'page' | 'size'>;

export type ListItems = ReturnType<typeof createListItems>;

/** The index is asked where a portal gathers more sites than one statement of the database reads. */
export const createListItems =
  (store: ListStore, search?: Search) =>
  async (order: ListOrder): Promise<Result<Listed, Failure>> => {
    const { site, sites, collection, wanted, language } = order;
    const scope = { reads: site.reads.filter((id) => sites.includes(id)), writes: null };
    const question = listQuery({
      ...wanted,
      under: (await channelOf(store, scope, order)) ?? wanted.under ?? null,
    });
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
    const rows = found.ids.length > 0 ? await store.read(scope, found.ids, wanted.kinds) : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    const reader = { language, siteLanguage: site.target.defaultLanguage };
    return success({
      content: found.ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [presentHit({ ...foundInDatabase(row), library: row.facts?.library }, reader)] : [];
      }),
      totalElements: found.total,
      totalIsLowerBound: found.totalIsLowerBound,
      totalPages: Math.min(Math.ceil(found.total / size), Math.max(1, Math.floor(reach / size))),
      letters,
    });
  };

async function channelOf(store: ListStore, scope: SiteScope, { channel, wanted }: ListOrder): Promise<Id | null> {
  const isNews = wanted.kinds.length === 1 && wanted.kinds[0] === 'news';
  return channel && isNews && (await store.holdsNews(scope, channel)) ? channel : null;
}
