import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext, SiteScope } from '../../../../platform/kernel/site-context.ts';
import { deepestPlace, type ListQuery, listQuery, listSearch, reachOf, type Wanted } from '../domain/list-query.ts';
import { type PresentedHit, presentHit } from '../domain/present-hit.ts';
import { shownDocument } from '../domain/stored-hit.ts';
import type { ReducedHit } from './reduced-search.ts';
import type { Search } from './search.ts';

export interface FoundPage {
  readonly ids: readonly Id[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface ListStore {
  find(scope: SiteScope, question: ListQuery): Promise<FoundPage>;
  entries(
    scope: SiteScope,
    collection: Id,
    kinds: readonly string[],
    page: Pick<ListQuery, 'page' | 'size'>,
  ): Promise<FoundPage>;
  read(scope: SiteScope, ids: readonly Id[]): Promise<readonly ReducedHit[]>;
  /** Letters under which people of these sites stand. */
  letters(scope: SiteScope): Promise<readonly string[]>;
  holdsNews(scope: SiteScope, channel: Id): Promise<boolean>;
}

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

export interface Shelved {
  readonly hits: readonly PresentedHit[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly totalPages: number;
  readonly letters: readonly string[];
}

export type ListItems = (order: ListOrder) => Promise<Result<Shelved, Failure>>;

/** The index is asked where a portal gathers more sites than one statement of the database reads. */
export const createListItems =
  (store: ListStore, search?: Search): ListItems =>
  async (order) => {
    const { site, sites, collection, wanted, language } = order;
    const scope = { reads: site.reads.filter((id) => sites.includes(id)), writes: null };
    const question = listQuery({
      ...wanted,
      under: (await channelOf(store, scope, order)) ?? wanted.under ?? null,
    });
    const isBeyond = sites.some((id) => !site.reads.includes(id));
    const searched = search && isBeyond && !collection ? listSearch(wanted, question) : null;
    if (search && searched) return fromIndex(await search({ site, sites, language, question: searched }), wanted.size);
    const reach = collection ? deepestPlace : reachOf(scope.reads.length, question);
    const { page, size } = question;
    if ((page + 1) * size > Math.max(reach, size)) return failed(failure('badInput', { field: 'page' }));
    const [found, letters] = await Promise.all([
      collection ? store.entries(scope, collection, wanted.kinds, { page, size }) : store.find(scope, question),
      question.order === 'name' ? store.letters(scope) : [],
    ]);
    const rows = found.ids.length > 0 ? await store.read(scope, found.ids) : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    const reader = { language, siteLanguage: site.target.defaultLanguage };
    return success({
      hits: found.ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [present(row, reader)] : [];
      }),
      total: found.total,
      totalIsLowerBound: found.totalIsLowerBound,
      totalPages: Math.min(Math.ceil(found.total / size), Math.max(1, Math.floor(reach / size))),
      letters,
    });
  };

const fromIndex = (found: Awaited<ReturnType<Search>>, size: number): Result<Shelved, Failure> => {
  if (!found.ok) return found;
  const { hits, total, totalIsLowerBound } = found.value;
  const totalPages = Math.ceil(Math.min(total, deepestPlace) / size);
  return success({ hits, total, totalIsLowerBound, totalPages, letters: [] });
};

async function channelOf(store: ListStore, scope: SiteScope, { channel, wanted }: ListOrder): Promise<Id | null> {
  const isNews = wanted.kinds.length === 1 && wanted.kinds[0] === 'news';
  return channel && isNews && (await store.holdsNews(scope, channel)) ? channel : null;
}

const present = (row: ReducedHit, reader: Parameters<typeof presentHit>[1]): PresentedHit =>
  presentHit(
    {
      ...{ id: row.id, site: row.site, kind: row.kind, shown: shownDocument(row), marked: {}, matched: [] },
      ...(row.facts?.library ? { library: row.facts.library } : {}),
    },
    reader,
  );
