import { restoreNow, withdrawNow } from '../../../../platform/item/withdraw-item.ts';
import type { WriteUnits } from '../../../../platform/item/writing/write-units.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteIdentity } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { ActedItem, PublishingStore } from '../store/postgres-publishing.ts';
import { type NoticeType, noticeDraft } from './notice-draft.ts';

interface ActionParts {
  readonly database: Database;
  readonly store: PublishingStore;
  readonly write: WriteUnits;
  readonly record: RecordAction;
  /** The day at a site, YYYY-MM-DD. */
  readonly today: (site: number) => Promise<string>;
}

export interface Editor {
  readonly site: SiteIdentity;
  readonly account: string;
}

type Done<Value = { readonly id: Id }> = Promise<Result<Value, Failure>>;

/** What editors do to published things beyond changing their words. Each is on record in the transaction that does it. */
export function itemActions({ database, store, write, record, today }: ActionParts) {
  const acting = <Value>(
    { site }: Editor,
    id: Id,
    act: (transaction: Transaction, item: ActedItem) => Done<Value>,
  ): Done<Value> =>
    database.transaction({ reads: [site.id], writes: site.id }, async (transaction) => {
      const item = await store.take(transaction, site.id, id);
      return item ? act(transaction, item) : failed(failure('notFound'));
    });

  const log = (
    transaction: Transaction,
    { site, account }: Editor,
    action: string,
    { kind, id }: ActedItem,
    after: unknown,
  ) => record(transaction, { site: site.id, account, action, kind, id, after });

  return {
    withdraw: async (editor: Editor, id: Id, reasons: Text): Done => {
      const on = await today(editor.site.id);
      return acting(editor, id, async (transaction, item) => {
        if (item.status === 'draft') return failed(failure('incorrectContent'));
        await withdrawNow(transaction, editor.site.id, id, { on, reasons });
        await log(transaction, editor, 'withdraw', item, { reasons });
        return success({ id });
      });
    },

    bringBack: (editor: Editor, id: Id): Done =>
      acting(editor, id, async (transaction, item) => {
        if (item.withdrawnOn === null) return failed(failure('incorrectContent'));
        await restoreNow(transaction, editor.site.id, id);
        await log(transaction, editor, 'bring-back', item, null);
        return success({ id });
      }),

    notice: async (editor: Editor, id: Id, wanted: NoticeRequest): Done => {
      const on = await today(editor.site.id);
      return acting(editor, id, async (transaction, item) => {
        if (item.kind !== 'article' || item.status === 'draft') return failed(failure('incorrectContent'));
        const made = wanted.doi ? await store.articleByDoi(transaction, editor.site.id, wanted.doi) : null;
        if (made === id) return failed(failure('incorrectContent'));
        if (made) await store.relate(transaction, editor.site.id, made, wanted.type, item);
        const notice = made ?? (await writeNotice(transaction, editor.site, item, { ...wanted, on }));
        await log(transaction, editor, 'notice', item, { ...wanted, notice });
        return success({ id: notice });
      });
    },

    publishIssue: (editor: Editor, id: Id): Done<{ readonly published: number }> =>
      acting(editor, id, async (transaction, item) => {
        if (item.kind !== 'issue') return failed(failure('notFound'));
        const published = await store.publishIssue(transaction, editor.site.id, id);
        await log(transaction, editor, 'publish-issue', item, { published });
        return success({ published });
      }),
  };

  async function writeNotice(
    transaction: Transaction,
    site: SiteIdentity,
    item: ActedItem,
    wanted: NoticeRequest & { readonly on: string },
  ): Promise<Id> {
    const main = noticeDraft(item, { ...wanted, language: site.defaultLanguage });
    const [written] = await write(transaction, site.id, [{ mentioned: [], main, members: [] }]);
    if (!written) throw new Error('the notice was not stored');
    return written.id;
  }
}

interface NoticeRequest {
  readonly type: NoticeType;
  readonly doi: string;
  readonly reasons: Text;
}

export type ItemActions = ReturnType<typeof itemActions>;
