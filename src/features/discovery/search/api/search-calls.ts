import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { Access } from '../../../../platform/ports/access.ts';
import { frameKey, itemKey } from '../../../../platform/ports/edge-cache.ts';
import type { OffersOf } from '../../../../platform/ports/offers-of.ts';
import {
  advancedSearchArticle,
  advSearch,
  advSearchClusters,
  albumClusters,
  albumPictureSearch,
  albumTableSearch,
  authorSearch,
  generalAdvSearch,
  newsAdvSearch,
} from '../contract.ts';
import { poolPage } from '../domain/pool-page.ts';
import type { SearchInput } from '../hit.contract.ts';
import { subPage } from '../list.contract.ts';
import type { ListStore } from '../store/postgres-lists.ts';
import type { SearchStore } from '../store/postgres-search.ts';
import type { FindClusters } from '../use-cases/find-clusters.ts';
import type { Search, SearchOrder } from '../use-cases/search.ts';
import type { SitesToSearch } from '../use-cases/sites-to-search.ts';
import { type Preset, questionOf } from './question-of.ts';
import type { ReadablePassages } from './readable-passages.ts';
import { rightsOf } from './reading-rights.ts';

export interface SearchCallParts {
  readonly search: Search;
  readonly findClusters: FindClusters;
  readonly sitesToSearch: SitesToSearch;
  readonly siteOfItem: SiteOfItem;
  readonly store: Pick<SearchStore, 'albums' | 'subPool'>;
  readonly lists: Pick<ListStore, 'column' | 'idsInColumn'>;
  readonly withReadablePassages: ReadablePassages;
  readonly offersOf: OffersOf;
  readonly access: Pick<Access, 'reading'>;
  /** The day at a site. */
  today(site: number): Promise<string>;
}

interface Limits extends Preset {
  /** Only what this album holds, or what any of the site's albums holds. */
  readonly collection?: Id | 'all' | undefined;
  /** Only what stands in this column. */
  readonly channel?: Id | undefined;
  /** Requests the distribution of the results, including how many of them the reader may read. */
  readonly counts?: boolean;
  /** Restricts the search to these sites. */
  readonly sites?: readonly number[];
}

/** What a request orders: its question, and the sites that it may ask. */
async function orderOf(
  { sitesToSearch, siteOfItem, store, lists, today, offersOf, access }: SearchCallParts,
  { input, site: asking, language, reader, shows }: CallRequest<SearchInput>,
  { collection, channel, sites: only, counts = false, ...preset }: Limits,
): Promise<Result<SearchOrder, Failure>> {
  const question = questionOf(input, await today(asking.host.id), preset);
  if (!question.ok) return question;
  if (question.value.fullText && !(await offersOf(asking)).fullText) return failed(failure('notOffered'));
  const isOfOne = collection !== undefined && collection !== 'all';
  const named = isOfOne ? collection : channel;
  const owner = named ? await siteOfItem(asking, named) : success(asking);
  if (!owner.ok) return owner;
  const site = owner.value;
  const sites = await sitesToSearch(site, input.slds);
  if (!sites.ok) return sites;
  shows(frameKey(site.target.id));
  if (named) shows(itemKey(named));
  const scope = { reads: site.reads.filter((id) => sites.value.includes(id)), writes: null };
  const column = channel ? await lists.column(scope, channel) : { showsAll: true };
  if (!column) return failed(failure('notFound'));
  const collections = isOfOne ? [collection] : collection && (await store.albums(site));
  const asksRights = question.value.scope === 'thesis' && (counts || question.value.chosen.readable !== undefined);
  const rights = asksRights ? await rightsOf(access, sites.value, reader) : undefined;
  if (rights) for (const id of sites.value) shows(frameKey(id));
  return success({
    site,
    sites: only ? sites.value.filter((id) => only.includes(id)) : sites.value,
    question: {
      ...question.value,
      ...(channel && !column.showsAll && { among: await lists.idsInColumn(scope, channel) }),
      ...(rights && { rights }),
    },
    language,
    ...(collections ? { collections } : {}),
  });
}

export async function answerSearch(calls: SearchCallParts, request: CallRequest<SearchInput>, limits: Limits = {}) {
  const order = await orderOf(calls, request, limits);
  if (!order.ok) return order;
  const found = await calls.search(order.value);
  if (!found.ok) return found;
  if (found.value.reduced || found.value.notes.some(({ code }) => code === 'words-alone')) request.markDegraded();
  const { page, size } = request.input;
  const content = await Promise.all(found.value.content.map((hit) => calls.withReadablePassages(request, hit)));
  return success({ ...found.value, content, totalPages: Math.ceil(found.value.totalElements / size), page, size });
}

async function answerClusters(calls: SearchCallParts, request: CallRequest<SearchInput>, limits: Limits = {}) {
  const order = await orderOf(calls, request, { ...limits, counts: true });
  if (!order.ok) return order;
  const found = await calls.findClusters(order.value);
  if (found.ok && found.value.reduced) request.markDegraded();
  return found;
}

/** The papers of a sub-pool. One that does not exist is empty: its page says that nothing was found. */
async function inPool({ store }: SearchCallParts, site: SiteContext, code: string) {
  const pool = await store.subPool(site, code);
  return { pool, scope: 'thesis' as const, kinds: ['article'], sites: pool?.sites ?? [] };
}

export const searchCalls = (calls: SearchCallParts) => [
  answering(advSearch, (request) =>
    answerSearch(calls, request, { collection: request.input.albumId, channel: request.input.channelId }),
  ),
  answering(advSearchClusters, async (request) => {
    const { channelId: channel, code } = request.input;
    return answerClusters(calls, request, code === undefined ? { channel } : await inPool(calls, request.site, code));
  }),
  answering(advancedSearchArticle, (request) => answerSearch(calls, request, { scope: 'thesis', kinds: ['article'] })),
  answering(newsAdvSearch, (request) => answerSearch(calls, request, { scope: 'others', kinds: ['news'] })),
  answering(generalAdvSearch, (request) => {
    const { library } = request.input;
    return answerSearch(calls, request, {
      scope: 'others',
      kinds: ['general-resource'],
      ...(library ? { chosen: { library: [library] } } : {}),
    });
  }),
  answering(authorSearch, (request) =>
    answerSearch(calls, request, { scope: 'others', kinds: ['expert', 'institution'] }),
  ),
  answering(albumPictureSearch, (request) =>
    answerSearch(calls, request, { scope: 'picture', kinds: ['figure'], collection: request.input.albumId }),
  ),
  answering(albumTableSearch, (request) =>
    answerSearch(calls, request, { scope: 'table', kinds: ['table'], collection: request.input.albumId }),
  ),
  answering(albumClusters, (request) => answerClusters(calls, request, { collection: request.input.albumId })),
  answering(subPage, async (request) => {
    const { site, language, input } = request;
    const { pool, ...limits } = await inPool(calls, site, input.code);
    const answer = await answerSearch(calls, request, limits);
    if (!answer.ok) return answer;
    const name = pool ? textFor(pool.names, language, site.target.defaultLanguage) : '';
    const isKnown = pool !== undefined || input.code === poolPage;
    return success({ ...answer.value, pool: isKnown ? { code: pool?.code ?? '', name } : null });
  }),
];
