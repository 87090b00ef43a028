import type { getArticlesByPeriodicalIdGroupByColumn } from '../../../../content/issue/contract.ts';
import type { getPeriodTree } from '../../../../content/journal/contract.ts';
import type { Call } from '../../../../platform/contract/call.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { getModuleList } from '../contract.ts';
import { type ModuleMaterial, showsContents } from './module-view-model.ts';

const papersOfIssue = 6;

/** The journal's periods, the newest first, and what the newest contains if a module shows it. */
export async function loadNewestPeriods(
  call: Call,
  modules: OutputOf<typeof getModuleList>,
): Promise<Pick<ModuleMaterial, 'periods' | 'contents'>> {
  if (!modules.some(({ code }) => code === 'currentIssue' || code === 'issueList'))
    return { periods: [], contents: [] };
  const tree = await call<typeof getPeriodTree>('GET /front/front-period/getPeriodTree', { groupByYear: false });
  const periods = (tree.ok && tree.value[0]?.periods) || [];
  const [newest] = periods;
  const shown = modules.find(showsContents);
  if (!newest || !shown) return { periods, contents: [] };
  const contents = await call<typeof getArticlesByPeriodicalIdGroupByColumn>(
    'GET /front/front-article/getArticlesByPeriodicalIdGroupByColumn/{id}',
    { id: newest.id, size: shown.settings.size ?? papersOfIssue },
  );
  return { periods, contents: contents.ok ? contents.value : [] };
}
