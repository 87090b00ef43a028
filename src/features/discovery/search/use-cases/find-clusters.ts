import type { Failure } from '../../../../platform/kernel/failure.ts';
import { type Result, success } from '../../../../platform/kernel/result.ts';
import {
  type Cluster,
  clusterRequest,
  clustersIn,
  kindsRequest,
  scopeCounts,
} from '../domain/build-request/clusters.ts';
import type { Asked } from '../domain/build-request/search-request.ts';
import { type Scope, scopes } from '../domain/search-question.ts';
import { findSynonyms } from './ask-engine.ts';
import { askedBy, type SearchOrder, type SearchParts } from './search.ts';

export interface ClustersFound {
  readonly clusters: readonly Cluster[];
  readonly scopes: Record<Scope, number>;
  readonly reduced: boolean;
}

export type FindClusters = (order: SearchOrder) => Promise<Result<ClustersFound, Failure>>;

const none = (reduced: boolean): ClustersFound => ({
  clusters: [],
  scopes: Object.fromEntries(scopes.map((scope) => [scope, 0])) as Record<Scope, number>,
  reduced,
});

/** How what is found spreads. The database can't count this, so without the engine there is nothing to choose from. */
export const createFindClusters =
  ({ engine, circuit, kinds: known }: Pick<SearchParts, 'engine' | 'circuit' | 'kinds'>): FindClusters =>
  async (order) => {
    // Every page of a list has the same clusters.
    const question = { ...order.question, page: 0, size: 1, cursor: null };
    const asked = askedBy({ ...order, question });
    if (!asked.ok) return asked;
    const kinds = known.askedBy(question);
    if (kinds.length === 0 || order.sites.length === 0) return success(none(false));
    const answer = await circuit(async () => {
      const meant: Asked = { ...asked.value, synonyms: await findSynonyms(engine, order.sites, asked.value) };
      return engine.searchAll([
        { sites: order.sites, families: known.familiesOf(kinds), request: clusterRequest(meant) },
        { sites: order.sites, families: known.families, request: kindsRequest(meant) },
      ]);
    });
    if (!answer.ok) return success(none(true));
    const [spread, byKind] = answer.value.map(({ aggregations }) => aggregations);
    return success({
      clusters: clustersIn(spread ?? {}, question, order.language),
      scopes: scopeCounts(byKind ?? {}, spread ?? {}, question),
      reduced: false,
    });
  };
