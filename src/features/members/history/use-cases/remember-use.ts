import type { Log } from '../../../../platform/ports/log.ts';
import type { RememberUse } from '../../../../platform/ports/member-history.ts';
import type { HistoryStore } from './history-store.ts';

/** A line of someone's history may be lost, a page or a file may not. */
export const createRememberUse =
  (store: HistoryStore, log: Log): RememberUse =>
  async (site, account, item, what) => {
    try {
      await store.remember(site.host.id, account, item, what === 'view' ? 'read' : 'download');
    } catch (problem) {
      log.warn({ site: site.host.id, item, what, problem }, 'a use could not be remembered for its member');
    }
  };
