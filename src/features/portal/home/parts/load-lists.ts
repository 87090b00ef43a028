import type { getFirstPublishArticlesByPage, Paper } from '../../../../content/issue/contract.ts';
import type { Call } from '../../../../platform/contract/call.ts';
import type { GivenTo, OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { advSearch } from '../../../discovery/search/contract.ts';
import type { Hit } from '../../../discovery/search/hit.contract.ts';
import type { getModuleList } from '../contract.ts';
import { listsOf, newestFirst, type RequestedList } from './module-lists.ts';

export interface FoundList extends Pick<RequestedList, 'name' | 'more'> {
  readonly content: readonly (Hit | Paper)[];
}

/** The lists of every module, by the module's id; all are asked for at the same time. */
export async function loadLists(
  call: Call,
  modules: OutputOf<typeof getModuleList>,
): Promise<ReadonlyMap<string, readonly FoundList[]>> {
  const found = modules.map(
    async (module) => [module.id, await Promise.all(listsOf(module).map((list) => loadList(call, list)))] as const,
  );
  return new Map(await Promise.all(found));
}

/** Where nobody could look, the list is empty and its module is left out: a home never fails with a part of it. */
async function loadList(call: Call, { name, question, more }: RequestedList): Promise<FoundList> {
  if (question.call === 'firstPapers') {
    const { input } = question;
    const first = await call<typeof getFirstPublishArticlesByPage>(
      'GET /front/front-article/getFirstPublishArticlesByPage',
      input,
    );
    return { name, more, content: first.ok ? first.value.content : [] };
  }
  const found = await call<typeof advSearch>('GET /front/advSearch', question.input);
  const isHonest = found.ok && (!found.value.reduced || isKnownWithoutEngine(question.input));
  return { name, more, content: isHonest ? found.value.content : [] };
}

/** The database alone knows what is newest. A ranking of it would be one of the newest only, and it can't tell types of news apart. */
const isKnownWithoutEngine = ({ sort, facet }: GivenTo<typeof advSearch>): boolean =>
  sort === newestFirst && facet === undefined;
