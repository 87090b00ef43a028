import type { RouterContextProvider } from 'react-router';
import type {
  getCollectionNumbers,
  getDetailBySiteId,
  getGatheredJournals,
} from '../../../../content/journal/contract.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getHostSite } from '../../../sites/site/contract.ts';
import type { getModuleList } from '../contract.ts';
import type { ModuleCode } from '../domain/module.ts';
import { answered } from './answered.ts';
import { loadBoard } from './load-board.ts';
import { loadLists } from './load-lists.ts';
import { loadNewestPeriods } from './load-newest-periods.ts';
import { loadCounts, loadSubjects } from './load-spread.ts';
import { loadTexts } from './load-texts.ts';
import type { ModuleView } from './module-view.ts';
import { type ModuleMaterial, moduleView } from './module-view-model.ts';

/** The modules of a page with what each shows. What two modules need is asked once. */
export async function loadModules(context: Readonly<RouterContextProvider>, channelId?: string): Promise<ModuleView[]> {
  const { call, language: asked, origin } = context.get(pageRequest);
  const [site, modules] = await Promise.all([
    call<typeof getHostSite>('GET /front/site/getHostSite', {}).then(expectAnswer),
    call<typeof getModuleList>('GET /front/module/getModuleList', channelId ? { channelId } : {}).then(expectAnswer),
  ]);
  const needs = (...codes: ModuleCode[]) => modules.some((module) => codes.includes(module.code));

  const [journal, newest, gathered, numbers, texts, lists, board, subjects, found] = await Promise.all([
    needs('facts', 'currentIssue', 'issueList', 'indexedIn')
      ? call<typeof getDetailBySiteId>('GET /front/front-publication/detail/getDetailBySiteId', {}).then(answered)
      : null,
    loadNewestPeriods(call, modules),
    needs('journals')
      ? call<typeof getGatheredJournals>('GET /front/front-publication/gathered', {}).then(answered)
      : null,
    needs('numbers') ? call<typeof getCollectionNumbers>('GET /front/statistics/collection', {}).then(answered) : null,
    loadTexts(call, modules),
    loadLists(call, modules),
    needs('board') ? loadBoard(call) : [],
    needs('subjects') ? loadSubjects(call, site.magazineClassification !== 'journal') : [],
    needs('numbers') ? loadCounts(call) : {},
  ]);

  const material: ModuleMaterial = {
    language: asked ?? site.defaultLanguage,
    siteDefault: site.defaultLanguage,
    origin,
    journal,
    ...newest,
    gathered,
    numbers,
    texts,
    lists,
    board,
    subjects,
    found,
  };
  return modules.flatMap((module) => moduleView(module, material) ?? []);
}
