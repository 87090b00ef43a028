import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { subPage } from '../list.contract.ts';
import type { ReadSubPool } from '../use-cases/sub-pool.ts';
import { answerSearch, type SearchCalls } from './search-calls.ts';

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
