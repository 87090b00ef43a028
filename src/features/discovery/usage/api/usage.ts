import { answering } from '../../../../platform/contract/handler.ts';
import { csvOf } from '../../../../platform/kernel/csv.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { exportUsage, getUsage } from '../contract.ts';
import { monthNames } from '../domain/last-months.ts';
import { usesByKey, usesByMonth } from '../domain/site-usage.ts';
import type { SiteUsageStore } from '../use-cases/site-usage-store.ts';

interface Asked {
  readonly site: SiteContext;
  readonly language: Language;
  readonly input: { readonly months: number };
}

/** What readers of the host's own site did; a portal's readers of gathered things are counted where the things are. */
export function answerUsage(store: SiteUsageStore, clock: Clock) {
  const read = async ({ site: { host }, language, input: { months } }: Asked) => {
    const now = clock.now();
    const since = monthNames(now, months)[0] ?? '';
    const [kinds, institutions] = await Promise.all([
      store.ofKinds(host.id, since),
      store.ofInstitutions(host.id, since),
    ]);
    const names = await store.namesOf(host.id, [...new Set(institutions.map((use) => use.of))]);
    const nameOf = (id: string) => textFor(names.get(id) ?? {}, language, host.defaultLanguage) || id;
    return { now, months, kinds, institutions, nameOf };
  };

  return [
    answering(getUsage, async (request) => {
      const { now, months, kinds, institutions, nameOf } = await read(request);
      return success({
        months: usesByMonth(kinds, now, months),
        kinds: usesByKey(kinds).map(({ of: kind, ...use }) => ({ kind, ...use })),
        institutions: usesByKey(institutions).map(({ of: id, ...use }) => ({ id, name: nameOf(id), ...use })),
      });
    }),
    answering(exportUsage, async (request) => {
      const { kinds, institutions, nameOf } = await read(request);
      const lines = [
        ...kinds.map((use) => ['kind', use.of, use.month, String(use.views), String(use.downloads)]),
        ...institutions.map((use) => [
          'institution',
          nameOf(use.of),
          use.month,
          String(use.views),
          String(use.downloads),
        ]),
      ];
      const content = Buffer.from(csvOf([['by', 'name', 'month', 'views', 'downloads'], ...lines]));
      const name = `usage-${request.site.host.sld}.csv`;
      return success({ name, contentType: 'text/csv; charset=utf-8', content });
    }),
  ];
}
