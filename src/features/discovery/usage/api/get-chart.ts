import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import type { SiteDirectory } from '../../../../platform/ports/site-directory.ts';
import { getChart } from '../contract.ts';
import { chartOf } from '../domain/chart.ts';
import { monthNames } from '../domain/last-months.ts';
import type { UsageStore } from '../use-cases/usage-store.ts';

export const answerGetChart = (store: UsageStore, directory: SiteDirectory, siteOfItem: SiteOfItem, clock: Clock) =>
  answering(getChart, async ({ input: { publicationIndexId: journal, months }, site: asking, shows }) => {
    const owner = journal === undefined ? success(asking) : await siteOfItem(asking, journal);
    if (!owner.ok) return owner;
    const site = owner.value;
    const gathers = (await directory.byId(site.target.id))?.gathers ?? [];
    const about = journal ? { journal } : gathers.length > 0 ? 'gathered' : 'site';
    const now = clock.now();
    shows(frameKey(site.target.id));
    return success(chartOf(await store.places(site, about, monthNames(now, months)[0] ?? ''), now, months));
  });
