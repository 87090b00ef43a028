import type { RouterContextProvider } from 'react-router';
import type { getArticlesByPeriodicalIdGroupByColumn } from '../../../../content/issue/contract.ts';
import type {
  getCollectionNumbers,
  getDetailBySiteId,
  getEditorialBoard,
  getGatheredJournals,
  getPeriodTree,
} from '../../../../content/journal/contract.ts';
import type { Call } from '../../../../platform/contract/call.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { advSearchClusters, getSubjectCategory } from '../../../discovery/search/contract.ts';
import type { getHostSite } from '../../../sites/site/contract.ts';
import type { getItemInfo } from '../../column/contract.ts';
import type { getExtensionContent, getModuleList } from '../contract.ts';
import type { ModuleCode } from '../domain/module.ts';
import { periodsOfOwn } from '../domain/own-journal.ts';
import { papersCounted } from './issue-columns.ts';
import { loadLists } from './load-lists.ts';
import { defaultSize, type ModuleMaterial, type ModuleView, moduleView } from './module-view.ts';

/** The modules of a page with what each shows. Data that two modules need is requested once. */
export async function loadModules(context: Readonly<RouterContextProvider>, channelId?: string): Promise<ModuleView[]> {
  const { call, language: requested, origin } = context.get(pageRequest);
  const [site, modules] = await Promise.all([
    call<typeof getHostSite>('GET /front/site/getHostSite', {}).then(expectAnswer),
    call<typeof getModuleList>('GET /front/module/getModuleList', channelId ? { channelId } : {}).then(expectAnswer),
  ]);
  const needs = (...codes: ModuleCode[]) => modules.some((module) => codes.includes(module.code));

  const [journal, newest, gathered, numbers, texts, lists, board, subjects, found, drawn] = await Promise.all([
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
    loadDrawn(call, modules),
  ]);

  const material: ModuleMaterial = {
    language: requested ?? site.defaultLanguage,
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
    drawn,
  };
  return modules.flatMap((module) => moduleView(module, material) ?? []);
}

/** The periods of the site's own journal, the newest first, and what the newest contains if a module shows it. */
async function loadNewestPeriods(
  call: Call,
  modules: OutputOf<typeof getModuleList>,
): Promise<Pick<ModuleMaterial, 'periods' | 'contents'>> {
  const lists = modules.filter(({ code }) => code === 'issueList');
  if (lists.length === 0 && !modules.some(({ code }) => code === 'currentIssue')) return { periods: [], contents: [] };
  const wanted = {
    groupByYear: false,
    periodAsc: false,
    // A list begins behind the newest.
    size: 1 + Math.max(0, ...lists.map(({ settings }) => settings.size ?? defaultSize)),
  };
  const [tree, own] = await Promise.all([
    call<typeof getPeriodTree>('GET /front/front-period/getPeriodTree', wanted),
    call<typeof getDetailBySiteId>('GET /front/front-publication/detail/getDetailBySiteId', {}),
  ]);
  const periods = tree.ok ? periodsOfOwn(tree.value, own.ok ? own.value.id : null) : [];
  const [newest] = periods;
  const module = modules.find(({ code }) => code === 'currentIssue');
  if (!newest || !module) return { periods, contents: [] };
  const contents = await call<typeof getArticlesByPeriodicalIdGroupByColumn>(
    'GET /front/front-article/getArticlesByPeriodicalIdGroupByColumn/{id}',
    { id: newest.id, size: Math.max(papersCounted, module.settings.size ?? 0) },
  );
  return { periods, contents: contents.ok ? contents.value : [] };
}

/** The stored texts of the channels that modules show, by channel. */
async function loadTexts(call: Call, modules: OutputOf<typeof getModuleList>): Promise<ModuleMaterial['texts']> {
  const columns = modules.flatMap(({ settings }) => settings.columnId ?? []);
  const found = columns.map(async (columnId) => {
    const answer = await call<typeof getItemInfo>('GET /front/item/info', { columnId });
    return [columnId, answer.ok ? answer.value.beside : []] as const;
  });
  return new Map(await Promise.all(found));
}

/** What extensions draw. A module whose extension is gone has nothing to show, as any other without content. */
async function loadDrawn(call: Call, modules: OutputOf<typeof getModuleList>): Promise<ModuleMaterial['drawn']> {
  const found = modules
    .filter(({ code }) => code === 'extension')
    .map(async ({ id }) => {
      const answer = await call<typeof getExtensionContent>('GET /front/module/getExtensionContent', { id });
      return [id, answer.ok ? answer.value.html : ''] as const;
    });
  return new Map(await Promise.all(found));
}

/** The editorial board of the site's own journal; a portal has none. */
async function loadBoard(call: Call): Promise<ModuleMaterial['board']> {
  const journal = await call<typeof getDetailBySiteId>('GET /front/front-publication/detail/getDetailBySiteId', {});
  if (!journal.ok) return [];
  const { id } = journal.value;
  const board = await call<typeof getEditorialBoard>('GET /front/front-publication/board/{id}', { id });
  return board.ok ? board.value : [];
}

/** How all papers spread, and how many of everything there are: one call, whoever asks for a part of it. */
const spread = (call: Call): Promise<OutputOf<typeof advSearchClusters> | null> =>
  call<typeof advSearchClusters>('GET /front/advSearch/clusters', { scope: 'thesis' }).then(answered);

/**
 * Subjects with their numbers of papers. A journal's site has them in an order of its own; what a portal has comes from the sites
 * that it gathers, so there the index tells. Nothing where nobody could tell.
 */
async function loadSubjects(call: Call, isPortal: boolean): Promise<ModuleMaterial['subjects']> {
  if (!isPortal) {
    const tree = await call<typeof getSubjectCategory>('GET /front/front-category/getSubjectCategory', {});
    return tree.ok ? tree.value.map(({ id, name, count }) => ({ id, name, count })) : null;
  }
  const found = await spread(call);
  if (!found || found.reduced) return null;
  const subjects = found.clusters.find(({ name }) => name === 'subject');
  return (subjects?.values ?? []).map(({ value, label, count }) => ({ id: value, name: label, count }));
}

async function loadCounts(call: Call): Promise<ModuleMaterial['found']> {
  const found = await spread(call);
  if (!found || found.reduced) return null;
  const { thesis, picture, video } = found.scopes;
  return { thesis, picture, video };
}

/** What a call answered; nothing where it failed, so that its module is left out and the page stays. */
const answered = <Value>(answer: Result<Value, unknown>): Value | null => (answer.ok ? answer.value : null);
