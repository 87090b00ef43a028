import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import { getFirstTwoPeriods, getPeriodDetail, getPeriodTree } from '../contract.ts';
import { newestFirst, periodBranch } from '../domain/periods.ts';
import type { JournalStore } from '../store/postgres-journals.ts';

export const answerGetPeriodTree = (journals: JournalStore) =>
  answering(getPeriodTree, async ({ input, site, language, shows }) => {
    const publications = await journals.publications(site, input.size && input.size + Number(input.isBack));
    shows(frameKey(site.target.id));
    showFirst(shows, publications);
    showFirst(shows, newestFirst(publications.flatMap(({ periods }) => periods)));
    return success(
      publications.map(({ id, names, periods }) => ({
        id,
        siteId: site.target.id,
        publicationName: textFor(names, language, site.target.defaultLanguage),
        names,
        ...periodBranch(periods, input),
      })),
    );
  });

export const answerGetFirstTwoPeriods = (journals: JournalStore, siteOfItem: SiteOfItem) =>
  answering(getFirstTwoPeriods, async ({ input: { publicationIndexId }, site, shows }) => {
    const owner = await siteOfItem(site, publicationIndexId);
    if (!owner.ok) return owner;
    const periods = await journals.newestPeriods(owner.value, publicationIndexId, 2);
    if (!periods) return failed(failure('notFound'));
    shows(itemKey(publicationIndexId));
    showFirst(shows, periods);
    return success(periods);
  });

export const answerGetPeriodDetail = (journals: JournalStore, siteOfItem: SiteOfItem) =>
  answering(getPeriodDetail, async ({ input: { id }, site, language, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const period = await journals.period(owner.value, id);
    if (!period) return failed(failure('notFound'));
    showFirst(shows, [period, { id: period.publicationId }]);
    return success({
      ...period,
      siteId: owner.value.target.id,
      publicationName: textFor(period.publicationNames, language, owner.value.target.defaultLanguage),
    });
  });

/** An answer may carry only so many keys. The first of a longer list have theirs; the others are fresh within a minute anyway. */
const mostKeys = 40;

function showFirst(shows: (key: string) => void, items: readonly { readonly id: Id }[]): void {
  for (const { id } of items.slice(0, mostKeys)) shows(itemKey(id));
}
