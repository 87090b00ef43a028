import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { OffersOf } from '../../../platform/ports/offers-of.ts';
import { getFirstTwoPeriods, getPeriodDetail, getPeriodTree } from '../contract.ts';
import { newestFirst, periodBranch } from '../domain/periods.ts';
import type { JournalStore } from '../store/postgres-journals.ts';

/** How a site wants its issues listed. */
export type ListingOf = (
  site: SiteContext,
) => Promise<{ readonly periodsByYear: boolean; readonly periodsAscending: boolean }>;

export const answerGetPeriodTree = (journals: JournalStore, offersOf: OffersOf, listingOf: ListingOf) =>
  answering(getPeriodTree, async ({ input, site, language, shows }) => {
    const [{ backIssues }, listing] = await Promise.all([offersOf(site), listingOf(site)]);
    if (input.isBack && !backIssues) return failed(failure('notOffered'));
    const order = {
      isBack: input.isBack,
      onlyNewest: !backIssues,
      groupByYear: input.groupByYear ?? listing.periodsByYear,
      periodAsc: input.periodAsc ?? listing.periodsAscending,
    };
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
        ...periodBranch(periods, order),
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

export const answerGetPeriodDetail = (journals: JournalStore, siteOfItem: SiteOfItem, offersOf: OffersOf) =>
  answering(getPeriodDetail, async ({ input: { id }, site, language, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const period = await journals.period(owner.value, id);
    if (!period) return failed(failure('notFound'));
    showFirst(shows, [period, { id: period.publicationId }]);
    shows(frameKey(owner.value.target.id));
    const { backIssues } = await offersOf(owner.value);
    return success({
      ...period,
      siteId: owner.value.target.id,
      publicationName: textFor(period.publicationNames, language, owner.value.target.defaultLanguage),
      ...(!backIssues && { previousPeriod: null, nextPeriod: null }),
    });
  });

/** An answer may carry only so many keys. The first of a longer list have theirs; the others are fresh within a minute anyway. */
const mostKeys = 40;

function showFirst(shows: (key: string) => void, items: readonly { readonly id: Id }[]): void {
  for (const { id } of items.slice(0, mostKeys)) shows(itemKey(id));
}
