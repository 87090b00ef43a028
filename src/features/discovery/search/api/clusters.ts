import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { advSearchClusters, albumClusters } from '../contract.ts';
import type { SearchInput } from '../fields.contract.ts';
import { type Limits, orderOf, type SearchCalls } from './search-calls.ts';

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
