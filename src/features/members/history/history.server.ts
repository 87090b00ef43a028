import { answering } from '../../../platform/contract/handler.ts';
import { presentPage, savedPresenter } from '../../../platform/contract/saved-output.ts';
import { success } from '../../../platform/kernel/result.ts';
import type { SavedItems } from '../../../platform/kernel/saved-item.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { RememberUse } from '../../../platform/ports/member-history.ts';
import { forgetUses, getDownloads, getHistorys } from './contract.ts';
import { type MemberUse, postgresHistory } from './store/postgres-history.ts';

/** A line of someone's history may be lost, a page or a file may not. */
export function rememberingUses(database: Database, log: Log): RememberUse {
  const store = postgresHistory(database);
  return async (site, account, item, what) => {
    try {
      await store.remember(site.host.id, account, item, what === 'view' ? 'read' : 'download');
    } catch (problem) {
      log.warn({ site: site.host.id, item, what, problem }, 'a use could not be remembered for its member');
    }
  };
}

export function historyHandlers(database: Database, savedItems: SavedItems) {
  const store = postgresHistory(database);

  const list = (endpoint: typeof getHistorys | typeof getDownloads, what: MemberUse) =>
    answering(endpoint, async (request) => {
      const { site, member, input } = request;
      const { entries, total } = await store.list(site.host.id, member.id, what, input);
      const ids = entries.map(({ id }) => id);
      const present = await savedPresenter(savedItems, request, ids);
      const content = entries.map((entry) => ({ ...present(entry), times: entry.times }));
      return success(presentPage(content, total, input));
    });

  return [
    list(getHistorys, 'read'),
    list(getDownloads, 'download'),
    answering(forgetUses, async ({ input: { what, ids }, site, member }) =>
      success({ forgotten: await store.forget(site.host.id, member.id, what, ids) }),
    ),
  ];
}
