import { answering, type ConsoleRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { csvOf } from '../../../../platform/kernel/csv.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { DecideReading } from '../../../../platform/ports/access.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { frameKey, itemKey } from '../../../../platform/ports/edge-cache.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { SiteDirectory } from '../../../../platform/ports/site-directory.ts';
import type { Usage } from '../../../../platform/ports/usage.ts';
import { countSearch, countView, exportUsage, getChart, getItemStatistics, getUsage } from '../contract.ts';
import { chartOf, lastMonths, type MonthOfUse, monthNames, usesByKey, usesByMonth } from '../domain/uses.ts';
import type { UsageStore } from '../store/postgres-usage.ts';

/** A whole university may stand behind one address; more than this comes from no reading room. */
const perAddress = { most: 600, seconds: 60 };

interface Parts {
  readonly usage: Usage;
  readonly siteOfItem: SiteOfItem;
  readonly rateLimit: RateLimit;
  readonly decideReading: DecideReading;
}

export const answerCountView = ({ usage, siteOfItem, rateLimit, decideReading }: Parts) =>
  answering(countView, async ({ input: { id, part }, site, trace, member, reader }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const { allowed, retryAfterSeconds } = await rateLimit.take(`view ${trace.address}`, perAddress);
    if (!allowed) return failed(failure('tooManyRequests', { seconds: retryAfterSeconds }));
    const who = member ? { ...trace, session: member.id } : trace;
    await usage.count(owner.value, id, 'view', who, await decideReading(owner.value, reader, id), part);
    return success({});
  });

export const answerCountSearch = ({ usage, rateLimit }: Pick<Parts, 'usage' | 'rateLimit'>) =>
  answering(countSearch, async ({ input: { asked: query }, site, trace, member }) => {
    const { allowed, retryAfterSeconds } = await rateLimit.take(`view ${trace.address}`, perAddress);
    if (!allowed) return failed(failure('tooManyRequests', { seconds: retryAfterSeconds }));
    await usage.countSearch(site.host.id, query, member ? { ...trace, session: member.id } : trace);
    return success({});
  });

const itemMonths = 24;

export const answerGetItemStatistics = (store: UsageStore, siteOfItem: SiteOfItem, clock: Clock) =>
  answering(getItemStatistics, async ({ input: { id }, site, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const now = clock.now();
    const use = await store.ofItem(owner.value, id, monthNames(now, itemMonths)[0] ?? '');
    if (!use) return failed(failure('articleIdNotExist'));
    shows(itemKey(id));
    return success({ ...use, months: lastMonths(use.months, now, itemMonths) });
  });

export const answerGetChart = (store: UsageStore, directory: SiteDirectory, siteOfItem: SiteOfItem, clock: Clock) =>
  answering(getChart, async ({ input: { publicationIndexId: journal, months }, site: asking, shows }) => {
    const owner = journal === undefined ? success(asking) : await siteOfItem(asking, journal);
    if (!owner.ok) return owner;
    const site = owner.value;
    const gathers = (await directory.byId(site.target.id))?.gathers ?? [];
    const about = journal ? { journal } : gathers.length > 0 ? 'gathered' : 'site';
    const now = clock.now();
    shows(frameKey(site.target.id));
    return success(chartOf(await store.ofPlaces(site, about, monthNames(now, months)[0] ?? ''), now, months));
  });

/** What readers of the host's own site did; a portal's readers of gathered items are counted where the items are. */
export function consoleUsageHandlers(store: UsageStore, clock: Clock) {
  const read = async ({ site: { host }, language, input: { months } }: ConsoleRequest<{ readonly months: number }>) => {
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
      const line = (by: string, name: string, { month, views, downloads }: MonthOfUse) => [
        by,
        name,
        month,
        String(views),
        String(downloads),
      ];
      const lines = [
        ['by', 'name', 'month', 'views', 'downloads'],
        ...kinds.map((use) => line('kind', use.of, use)),
        ...institutions.map((use) => line('institution', nameOf(use.of), use)),
      ];
      const content = Buffer.from(csvOf(lines));
      const name = `usage-${request.site.host.sld}.csv`;
      return success({ name, contentType: 'text/csv; charset=utf-8', content });
    }),
  ];
}
