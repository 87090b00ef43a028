import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage, presentSaved } from '../../../../platform/contract/saved-output.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { SavedItems } from '../../../../platform/ports/saved-items.ts';
import { collects } from '../contract.ts';
import type { CollectedStore } from '../use-cases/collected-store.ts';

export const answerCollects = (store: CollectedStore, savedItems: SavedItems) =>
  answering(collects, async ({ input, site, member, language }) => {
    const { entries, total } = await store.list(site, member.id, input);
    const found = await savedItems(
      site,
      entries.map(({ id }) => id),
    );
    const asking = { language, siteLanguage: site.host.defaultLanguage };
    const content = entries.map((entry) => presentSaved(entry, found.get(entry.id), asking));
    return success(presentPage(content, total, input));
  });
