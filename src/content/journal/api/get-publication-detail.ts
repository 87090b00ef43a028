import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import { getEditorialBoard, getPublicationDetail } from '../contract.ts';
import type { JournalStore } from '../use-cases/journal-store.ts';
import { presentJournal } from './present-journal.ts';

export const answerGetPublicationDetail = (journals: JournalStore, siteOfItem: SiteOfItem) =>
  answering(getPublicationDetail, async ({ input: { id }, site, language, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const journal = await journals.journal(owner.value, id);
    if (!journal) return failed(failure('notFound'));
    shows(itemKey(journal.id));
    return success(presentJournal(journal, language, owner.value.target.defaultLanguage));
  });

export const answerGetEditorialBoard = (journals: JournalStore, siteOfItem: SiteOfItem) =>
  answering(getEditorialBoard, async ({ input: { id }, site, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const [journal, board] = await Promise.all([journals.journal(owner.value, id), journals.board(owner.value, id)]);
    if (!journal) return failed(failure('notFound'));
    shows(itemKey(id));
    return success([...board]);
  });
