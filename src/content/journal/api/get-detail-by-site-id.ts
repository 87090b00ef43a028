import { answering } from '../../../platform/contract/handler.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import { getDetailBySiteId } from '../contract.ts';
import type { JournalStore, OwnJournal } from '../use-cases/journal-store.ts';
import { presentJournal } from './present-journal.ts';

export const answerGetDetailBySiteId = (journals: JournalStore, ownJournal: OwnJournal) =>
  answering(getDetailBySiteId, async ({ site, language, shows }) => {
    const id = await ownJournal(site.target.id);
    const journal = id === null ? undefined : await journals.journal(site, id);
    if (!journal) return failed(failure('notFound'));
    shows(itemKey(journal.id));
    return success(presentJournal(journal, language, site.target.defaultLanguage));
  });
