import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage, presentSaved } from '../../../../platform/contract/saved-output.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { FoundItem } from '../../../../platform/kernel/saved-item.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { getDownloads, getHistorys } from '../contract.ts';
import type { HistoryStore, MemberUse } from '../use-cases/history-store.ts';

/** What of it is still published and reachable from this site. */
export type FindItems = (site: SiteContext, ids: readonly Id[]) => Promise<ReadonlyMap<Id, FoundItem>>;

export const answerListUses = (store: HistoryStore, findItems: FindItems) => {
  const list = (endpoint: typeof getHistorys | typeof getDownloads, what: MemberUse) =>
    answering(endpoint, async ({ input, site, member, language }) => {
      const { entries, total } = await store.list(site.host.id, member.id, what, input);
      const found = await findItems(
        site,
        entries.map(({ id }) => id),
      );
      const asking = { language, siteLanguage: site.host.defaultLanguage };
      const content = entries.map((entry) => ({
        ...presentSaved(entry, found.get(entry.id), asking),
        times: entry.times,
      }));
      return success(presentPage(content, total, input));
    });

  return [list(getHistorys, 'read'), list(getDownloads, 'download')];
};
