import { answering } from '../../../platform/contract/handler.ts';
import { success } from '../../../platform/kernel/result.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import { getCollectionNumbers, getGatheredJournals } from '../contract.ts';
import type { JournalStore } from '../use-cases/journal-store.ts';

export const answerGetGatheredJournals = (journals: JournalStore) =>
  answering(getGatheredJournals, async ({ site, language, shows }) => {
    const gathered = await journals.gathered(site);
    shows(frameKey(site.host.id));
    for (const { id } of gathered) shows(itemKey(id));
    return success(
      gathered.map((journal) => ({
        ...journal,
        siteId: journal.site,
        publicationName: textFor(journal.names, language, site.host.defaultLanguage),
      })),
    );
  });

export const answerGetCollectionNumbers = (journals: JournalStore) =>
  answering(getCollectionNumbers, async ({ site, shows }) => {
    shows(frameKey(site.host.id));
    return success(await journals.numbers(site));
  });
