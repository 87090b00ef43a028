import type { CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { type Result, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { frameKey, itemKey } from '../../../../platform/ports/edge-cache.ts';
import type { SearchAnswer, SearchInput } from '../fields.contract.ts';
import type { AlbumsOf } from '../use-cases/albums-of.ts';
import type { AskedSites } from '../use-cases/asked-sites.ts';
import type { FindClusters } from '../use-cases/find-clusters.ts';
import type { Search, SearchOrder, SearchOutcome } from '../use-cases/search.ts';
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
