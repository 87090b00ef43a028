import type { getFirstPublishArticlesByPage, Paper } from '../../../../content/issue/contract.ts';
import type { Call } from '../../../../platform/contract/call.ts';
import type { GivenTo, OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { listRanking, Ranked } from '../../../discovery/rankings/contract.ts';
import type { Measure } from '../../../discovery/rankings/domain/ranking.ts';
import type { advSearch } from '../../../discovery/search/contract.ts';
import type { Hit } from '../../../discovery/search/hit.contract.ts';
import type { getModuleList } from '../contract.ts';
import { listsOf, newestFirst, type RequestedList } from './module-lists.ts';

/** A paper of a ranking, with what put it there. */
export type RankedPaper = Ranked & Pick<Hit, 'visits' | 'downloads' | 'referenceCount' | 'version' | 'publicationType'>;

export interface FoundList extends Pick<RequestedList, 'name' | 'more'> {
  readonly content: readonly (Hit | Paper | RankedPaper)[];
  /** Nobody could look: there may be something all the same. */
  readonly isUnknown?: boolean;
}

/** The lists of every module, by the module's id; all are requested at the same time. */
export async function loadLists(
  call: Call,
  modules: OutputOf<typeof getModuleList>,
): Promise<ReadonlyMap<string, readonly FoundList[]>> {
  const found = modules.map(
    async (module) => [module.id, await Promise.all(listsOf(module).map((list) => loadList(call, list)))] as const,
  );
  return new Map(await Promise.all(found));
}

/** A home never fails with a part of it: where nobody could look, the list says so. */
async function loadList(call: Call, { name, question, more, distinct }: RequestedList): Promise<FoundList> {
  const unknown = { name, more, content: [], isUnknown: true };
  if (question.call === 'firstPapers') {
    const { input } = question;
    const first = await call<typeof getFirstPublishArticlesByPage>(
      'GET /front/front-article/getFirstPublishArticlesByPage',
      input,
    );
    // What a site does not offer is not missing.
    const isShut = !first.ok && first.failure.code === 'notOffered';
    return first.ok
      ? { ...unknown, content: first.value.content, isUnknown: false }
      : { ...unknown, isUnknown: !isShut };
  }
  const found = await call<typeof advSearch>('GET /front/advSearch', question.input);
  const isHonest =
    found.ok && (!found.value.reduced || (found.value.content.length > 0 && isKnownWithoutEngine(question.input)));
  if (isHonest) {
    const { content } = found.value;
    return { ...unknown, content: distinct ? byPicture(content).slice(0, distinct) : content, isUnknown: false };
  }
  const measure = measures[name];
  const stored = measure ? await loadRanked(call, measure, question.input.size) : null;
  return stored ? { ...unknown, content: stored, isUnknown: false } : unknown;
}

/** Each picture once, as its first hit has it; hits without a picture stay. */
const byPicture = (hits: readonly Hit[]): Hit[] =>
  hits.filter(({ cover }, place) => !cover || hits.findIndex((hit) => hit.cover === cover) === place);

const measures: Readonly<Partial<Record<RequestedList['name'], Measure>>> = {
  mostRead: 'views',
  mostDownloaded: 'downloads',
  mostCited: 'citations',
};

/** The places that were given last, which are stored; the index would have ordered papers anew. */
async function loadRanked(call: Call, measure: Measure, size: unknown): Promise<readonly RankedPaper[] | null> {
  const found = await call<typeof listRanking>('GET /front/ranking/list', { measure, size: Number(size) });
  if (!found.ok || found.value.content.length === 0) return null;
  return found.value.content.map((paper) => ({
    ...paper,
    visits: measure === 'views' ? paper.amount : 0,
    downloads: measure === 'downloads' ? paper.amount : 0,
    referenceCount: measure === 'citations' ? paper.amount : 0,
    version: null,
    publicationType: null,
  }));
}

/** The database alone knows what is newest. A ranking of it would be one of the newest only, and it can't tell types of news apart. */
const isKnownWithoutEngine = ({ sort, facet }: GivenTo<typeof advSearch>): boolean =>
  sort === newestFirst && facet === undefined;
