import { clusterRequest } from '../../../src/features/discovery/search/domain/build-request/clusters.ts';
import {
  type PreparedQuestion,
  searchRequest,
} from '../../../src/features/discovery/search/domain/build-request/search-request.ts';
import { prepareQuestion } from '../../../src/features/discovery/search/use-cases/search.ts';
import { medianOf } from '../paired-ratio.ts';
import { plainQuestion } from '../plain-question.ts';
import type { FilledIndex } from './filled-index.ts';

const requests = {
  hits: searchRequest,
  /** What stands next to the hits: how they spread. */
  facets: clusterRequest,
} satisfies Record<string, (question: PreparedQuestion) => object>;

/** The median time of one request of the portal's own making, in milliseconds. */
export async function medianTime(
  { engine }: FilledIndex,
  sites: readonly number[],
  words: readonly string[],
  wanted: keyof typeof requests,
): Promise<number> {
  const times: number[] = [];
  for (const text of words) {
    const prepared = prepareQuestion({ question: plainQuestion(text) });
    if (!prepared.ok) throw new Error(`"${text}" can't be asked.`);
    const request = requests[wanted](prepared.value);
    const began = performance.now();
    await engine.search(sites, ['articles'], request);
    times.push(performance.now() - began);
  }
  return medianOf(times);
}
