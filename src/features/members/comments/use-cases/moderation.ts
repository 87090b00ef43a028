import type { Id } from '../../../../platform/kernel/id.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Notify } from '../../../../platform/ports/notices.ts';
import type { CommentStore, Decision } from '../store/postgres-comments.ts';

interface Parts {
  readonly database: Database;
  readonly store: CommentStore;
  readonly titleOf: (site: number, item: Id) => Promise<string>;
  readonly notify: Notify;
  readonly record: RecordAction;
}

/** What is about members and waits for a word. Whoever wrote it is notified how it was decided. */
export const createModeration = ({ database, store, titleOf, notify, record }: Parts) => ({
  inState: store.inState,

  /** Answers those that were there. `by` is who decided, at the console; a command is nobody's. */
  async decide(site: number, ids: readonly Id[], decision: Decision, by: string | null) {
    const decided = await database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const found = await store.decide(transaction, site, ids, decision);
      if (by !== null)
        for (const { id } of found)
          await record(transaction, { site, account: by, action: `comment-${decision}`, kind: 'comment', id });
      return found;
    });
    for (const { account, item } of decided) {
      const about = decision === 'shown' ? 'comment-shown' : 'comment-refused';
      await notify({ site, account, about, data: { title: await titleOf(site, item), id: item } });
    }
    return decided;
  },
});
