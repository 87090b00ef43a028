import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import { getItemStatistics } from '../contract.ts';
import { lastMonths } from '../domain/last-months.ts';
import type { UsageStore } from '../use-cases/usage-store.ts';

const shownMonths = 24;

export const answerGetItemStatistics = (store: UsageStore, siteOfItem: SiteOfItem, clock: Clock) =>
  answering(getItemStatistics, async ({ input: { id }, site, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const now = clock.now();
    const [oldest] = lastMonths([], now, shownMonths);
    const use = await store.use(owner.value, id, oldest?.month ?? '');
    if (!use) return failed(failure('articleIdNotExist'));
    shows(itemKey(id));
    return success({ ...use, months: lastMonths(use.months, now, shownMonths) });
  });
