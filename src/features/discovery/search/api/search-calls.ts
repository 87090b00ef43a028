import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { type Result, success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { frameKey, itemKey } from '../../../../platform/ports/edge-cache.ts';
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
import type { SearchAnswer, SearchInput } from '../hit.contract.ts';
import { subPage } from '../list.contract.ts';
import type { AlbumsOf } from '../use-cases/albums-of.ts';
import type { AskedSites } from '../use-cases/asked-sites.ts';
import type { FindClusters } from '../use-cases/find-clusters.ts';
import type { Search, SearchOrder, SearchOutcome } from '../use-cases/search.ts';
import type { ReadSubPool } from '../use-cases/sub-pool.ts';
import { type Preset, questionOf } from './question-of.ts';

export interface SearchCalls {
  readonly search: Search;
  readonly findClusters: FindClusters;
  readonly askedSites: AskedSites;
  readonly siteOfItem: SiteOfItem;
  readonly albumsOf: AlbumsOf;
  readonly clock: Clock;
}

export interface Limits extends Preset {
  /** Only what this album holds, or what any of the site's albums holds. */
  readonly collection?: Id | 'all' | undefined;
  /** Only these of the sites that may be asked. */
  readonly sites?: readonly number[];
}

/** What a request orders: its question, and the sites that it may ask. */
export async function orderOf(
  { askedSites, siteOfItem, albumsOf, clock }: SearchCalls,
  { input, site: asking, language, shows }: CallRequest<SearchInput>,
  { collection, sites: only, ...preset }: Limits = {},
): Promise<Result<SearchOrder, Failure>> {
  const question = questionOf(input, clock.now().getFullYear(), preset);
  if (!question.ok) return question;
  const isOfOne = collection !== undefined && collection !== 'all';
  const owner = isOfOne ? await siteOfItem(asking, collection) : success(asking);
  if (!owner.ok) return owner;
  const site = owner.value;
  const sites = await askedSites(site, input.slds);
  if (!sites.ok) return sites;
  shows(frameKey(site.target.id));
  if (isOfOne) shows(itemKey(collection));
  const collections = isOfOne ? [collection] : collection && (await albumsOf(site));
  return success({
    site,
    sites: only ? sites.value.filter((id) => only.includes(id)) : sites.value,
    question: question.value,
    language,
    ...(collections ? { collections } : {}),
  });
}

export async function answerSearch(
  calls: SearchCalls,
  request: CallRequest<SearchInput>,
  limits: Limits = {},
): Promise<Result<SearchAnswer, Failure>> {
  const order = await orderOf(calls, request, limits);
  if (!order.ok) return order;
  const found = await calls.search(order.value);
  if (found.ok && found.value.reduced) request.markDegraded();
  return found.ok ? success(pageOf(found.value, request.input)) : found;
}

const pageOf = ({ hits, total, notes, ...outcome }: SearchOutcome, { page, size }: SearchInput): SearchAnswer => ({
  ...outcome,
  content: [...hits],
  totalElements: total,
  totalPages: Math.ceil(total / size),
  page,
  size,
  notes: [...notes],
});

export const answerAdvSearch = (calls: SearchCalls) =>
  answering(advSearch, (request) => answerSearch(calls, request, { collection: request.input.albumId }));

export const answerAdvancedSearchArticle = (calls: SearchCalls) =>
  answering(advancedSearchArticle, (request) => answerSearch(calls, request, { scope: 'thesis', kinds: ['article'] }));

export const answerNewsAdvSearch = (calls: SearchCalls) =>
  answering(newsAdvSearch, (request) => answerSearch(calls, request, { scope: 'others', kinds: ['news'] }));

export const answerGeneralAdvSearch = (calls: SearchCalls) =>
  answering(generalAdvSearch, (request) => {
    const { library } = request.input;
    return answerSearch(calls, request, {
      scope: 'others',
      kinds: ['general-resource'],
      ...(library ? { chosen: { library: [library] } } : {}),
    });
  });

export const answerAuthorSearch = (calls: SearchCalls) =>
  answering(authorSearch, (request) =>
    answerSearch(calls, request, { scope: 'others', kinds: ['expert', 'institution'] }),
  );

export const answerAlbumPictureSearch = (calls: SearchCalls) =>
  answering(albumPictureSearch, (request) =>
    answerSearch(calls, request, { scope: 'picture', kinds: ['figure'], collection: request.input.albumId }),
  );

export const answerAlbumTableSearch = (calls: SearchCalls) =>
  answering(albumTableSearch, (request) =>
    answerSearch(calls, request, { scope: 'table', kinds: ['table'], collection: request.input.albumId }),
  );

async function answerClusters(calls: SearchCalls, request: CallRequest<SearchInput>, limits: Limits = {}) {
  const order = await orderOf(calls, request, limits);
  if (!order.ok) return order;
  const found = await calls.findClusters(order.value);
  if (!found.ok) return found;
  if (found.value.reduced) request.markDegraded();
  const { clusters, ...rest } = found.value;
  return success({ ...rest, clusters: clusters.map((cluster) => ({ ...cluster, values: [...cluster.values] })) });
}

export const answerAdvSearchClusters = (calls: SearchCalls) =>
  answering(advSearchClusters, (request) => answerClusters(calls, request));

export const answerAlbumClusters = (calls: SearchCalls) =>
  answering(albumClusters, (request) => answerClusters(calls, request, { collection: request.input.albumId }));

/** A pool that does not exist is empty: its page says that nothing was found. */
export const answerSubPage = (calls: SearchCalls, readPool: ReadSubPool) =>
  answering(subPage, async (request) => {
    const { site, language, input } = request;
    const pool = await readPool(site, input.code);
    const answer = await answerSearch(calls, request, {
      scope: 'thesis',
      kinds: ['article'],
      sites: pool?.sites ?? [],
    });
    if (!answer.ok) return answer;
    const name = pool ? textFor(pool.names, language, site.target.defaultLanguage) : '';
    return success({ ...answer.value, pool: pool ? { code: pool.code, name } : null });
  });
