import { success } from '../../../../platform/kernel/result.ts';
import {
  clusterRequest,
  clustersIn,
  kindsRequest,
  noScopes,
  peopleCount,
  scopeCounts,
} from '../domain/build-request/clusters.ts';
import type { PreparedQuestion } from '../domain/build-request/search-request.ts';
import type { Cluster } from '../hit.contract.ts';
import { findSynonyms } from './ask-engine.ts';
import { prepareQuestion, type SearchOrder, type SearchParts } from './search.ts';

/** The other tabs look at what is said about works. */
const aboutRecords = (prepared: PreparedQuestion): PreparedQuestion => ({
  ...prepared,
  question: { ...prepared.question, fullText: false },
});

export type FindClusters = ReturnType<typeof createFindClusters>;

/** How what is found spreads. The database can't count this, so without the engine there is nothing to choose from. */
export const createFindClusters =
  ({ engine, circuit, kinds: known }: Pick<SearchParts, 'engine' | 'circuit' | 'kinds'>) =>
  async (order: SearchOrder) => {
    // Every page of a list has the same clusters.
    const question = { ...order.question, page: 0, size: 1, cursor: null };
    const prepared = prepareQuestion({ ...order, question });
    if (!prepared.ok) return prepared;
    const kinds = known.ofQuestion(question);
    const none = { clusters: [] as Cluster[], scopes: noScopes(), people: 0, reduced: false };
    if (kinds.length === 0 || order.sites.length === 0) return success(none);
    const answer = await circuit(async () => {
      const synonyms = await findSynonyms(engine, order.sites, prepared.value);
      const meant: PreparedQuestion = { ...prepared.value, synonyms };
      return engine.searchAll([
        { sites: order.sites, families: known.familiesFor(question), request: clusterRequest(meant) },
        { sites: order.sites, families: known.families, request: kindsRequest(aboutRecords(meant)) },
      ]);
    });
    if (!answer.ok) return success({ ...none, reduced: true });
    const [spread = {}, byKind = {}] = answer.value.map(({ aggregations }) => aggregations);
    return success({
      clusters: clustersIn(spread, question, order.language),
      scopes: scopeCounts(byKind, spread, question),
      people: peopleCount(byKind),
      reduced: false,
    });
  };
