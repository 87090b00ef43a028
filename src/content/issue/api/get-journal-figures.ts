import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import { getJournalColumns, getJournalFigures } from '../contract.ts';
import type { PaperLists } from '../use-cases/paper-lists.ts';
import { written } from './present-paper.ts';

export const answerGetJournalFigures = (lists: PaperLists, siteOfItem: SiteOfItem) =>
  answering(getJournalFigures, async ({ input: { id }, site, shows }) => {
    const owner = await siteOfJournal(lists, siteOfItem, site, id);
    if (!owner.ok) return owner;
    shows(itemKey(id));
    return success([...(await lists.years(owner.value, id))]);
  });

export const answerGetJournalColumns = (lists: PaperLists, siteOfItem: SiteOfItem) =>
  answering(getJournalColumns, async ({ input: { id }, site, language, shows }) => {
    const owner = await siteOfJournal(lists, siteOfItem, site, id);
    if (!owner.ok) return owner;
    shows(itemKey(id));
    const columns = await lists.columns(owner.value, id);
    return success(
      columns.map(({ names, papers }) => ({
        column: textFor(names, language, owner.value.target.defaultLanguage),
        names: written(names),
        papers,
      })),
    );
  });

async function siteOfJournal(lists: PaperLists, siteOfItem: SiteOfItem, site: SiteContext, id: Id) {
  const owner = await siteOfItem(site, id);
  if (!owner.ok) return owner;
  return (await lists.isJournal(owner.value, id)) ? owner : failed(failure('notFound'));
}
