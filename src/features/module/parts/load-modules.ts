import type { RouterContextProvider } from 'react-router';
import type {
  getCollectionNumbers,
  getDetailBySiteId,
  getGatheredJournals,
  getPeriodTree,
} from '../../../content/journal/contract.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { getItemInfo } from '../../column/contract.ts';
import type { getHostSite } from '../../site/contract.ts';
import type { getModuleList } from '../contract.ts';
import type { ModuleView } from './module-view.ts';
import { type ModuleMaterial, moduleView } from './module-view-model.ts';

type StoredModule = OutputOf<typeof getModuleList>[number];

/** The modules of a page with what each shows. What two modules need is asked once. */
export async function loadModules(context: Readonly<RouterContextProvider>, channelId?: string): Promise<ModuleView[]> {
  const { call, language: asked, origin } = context.get(pageRequest);
  const [site, modules] = await Promise.all([
    call<typeof getHostSite>('GET /front/site/getHostSite', {}).then(expectAnswer),
    call<typeof getModuleList>('GET /front/module/getModuleList', channelId ? { channelId } : {}).then(expectAnswer),
  ]);
  const needs = (...codes: StoredModule['code'][]) => modules.some((module) => codes.includes(module.code));
  const answered = <Value>(answer: { ok: true; value: Value } | { ok: false }) => (answer.ok ? answer.value : null);

  const [journal, periods, gathered, numbers] = await Promise.all([
    needs('facts', 'currentIssue', 'issueList', 'indexedIn')
      ? call<typeof getDetailBySiteId>('GET /front/front-publication/detail/getDetailBySiteId', {}).then(answered)
      : null,
    needs('currentIssue', 'issueList')
      ? call<typeof getPeriodTree>('GET /front/front-period/getPeriodTree', { groupByYear: false }).then(answered)
      : null,
    needs('journals')
      ? call<typeof getGatheredJournals>('GET /front/front-publication/gathered', {}).then(answered)
      : null,
    needs('numbers') ? call<typeof getCollectionNumbers>('GET /front/statistics/collection', {}).then(answered) : null,
  ]);
  const language = asked ?? site.defaultLanguage;
  const texts = new Map(
    await Promise.all(
      modules
        .flatMap(({ settings }) => settings.columnId ?? [])
        .map(async (columnId) => {
          const found = await call<typeof getItemInfo>('GET /front/item/info', { columnId });
          return [columnId, found.ok ? found.value.beside : []] as const;
        }),
    ),
  );

  const material: ModuleMaterial = {
    language,
    siteDefault: site.defaultLanguage,
    origin,
    journal,
    periods: periods?.[0]?.periods ?? [],
    gathered,
    numbers,
    texts,
  };
  return modules.flatMap((module) => moduleView(module, material) ?? []);
}
