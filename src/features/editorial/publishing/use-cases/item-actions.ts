import { restoreNow, withdrawNow } from '../../../../platform/item/withdraw-item.ts';
import type { WriteUnits } from '../../../../platform/item/writing/write-units.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteIdentity } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import { type NoticeType, noticeDraft } from './notice-draft.ts';
import type { ActedItem, PublishingStore } from './publishing-store.ts';

interface ActionParts {
  readonly database: Database;
  readonly store: PublishingStore;
  readonly write: WriteUnits;
  readonly record: RecordAction;
  /** The day at a site, YYYY-MM-DD. */
  readonly today: (site: number) => Promise<string>;
}

export interface Desk {
  readonly site: SiteIdentity;
  readonly account: string;
}

type Done<Value = { readonly id: Id }> = Promise<Result<Value, Failure>>;

/** What editors do to published things beyond changing their words. Each is on record in the transaction that does it. */
export function itemActions({ database, store, write, record, today }: ActionParts) {
  const acting = <Value>(
    { site }: Desk,
    id: Id,
    act: (transaction: Transaction, item: ActedItem) => Done<Value>,
  ): Done<Value> =>
    database.transaction({ reads: [site.id], writes: site.id }, async (transaction) => {
      const item = await store.take(transaction, site.id, id);
      return item ? act(transaction, item) : failed(failure('notFound'));
    });

  const log = (
    transaction: Transaction,
    { site, account }: Desk,
    action: string,
    { kind, id }: ActedItem,
    after: unknown,
  ) => record(transaction, { site: site.id, account, action, kind, id, after });

  return {
    withdraw: async (desk: Desk, id: Id, reasons: Text): Done => {
      const on = await today(desk.site.id);
      return acting(desk, id, async (transaction, item) => {
        if (item.status === 'draft') return failed(failure('incorrectContent'));
        await withdrawNow(transaction, desk.site.id, id, { on, reasons });
        await log(transaction, desk, 'withdraw', item, { reasons });
        return success({ id });
      });
    },

    bringBack: (desk: Desk, id: Id): Done =>
      acting(desk, id, async (transaction, item) => {
        if (item.withdrawnOn === null) return failed(failure('incorrectContent'));
        await restoreNow(transaction, desk.site.id, id);
        await log(transaction, desk, 'bring-back', item, null);
        return success({ id });
      }),

    notice: async (desk: Desk, id: Id, wish: NoticeWish): Done => {
      const on = await today(desk.site.id);
      return acting(desk, id, async (transaction, item) => {
        if (item.kind !== 'article' || item.status === 'draft') return failed(failure('incorrectContent'));
        const made = wish.doi ? await store.articleByDoi(transaction, desk.site.id, wish.doi) : null;
        if (made === id) return failed(failure('incorrectContent'));
        if (made) await store.relate(transaction, desk.site.id, made, wish.type, item);
        const notice = made ?? (await writeNotice(transaction, desk.site, item, { ...wish, on }));
        await log(transaction, desk, 'notice', item, { ...wish, notice });
        return success({ id: notice });
      });
    },

    publishIssue: (desk: Desk, id: Id): Done<{ readonly published: number }> =>
      acting(desk, id, async (transaction, item) => {
        if (item.kind !== 'issue') return failed(failure('notFound'));
        const published = await store.publishIssue(transaction, desk.site.id, id);
        await log(transaction, desk, 'publish-issue', item, { published });
        return success({ published });
      }),
  };

  async function writeNotice(
    transaction: Transaction,
    site: SiteIdentity,
    item: ActedItem,
    wish: NoticeWish & { readonly on: string },
  ): Promise<Id> {
    const main = noticeDraft(item, { ...wish, language: site.defaultLanguage });
    const [written] = await write(transaction, site.id, [{ mentioned: [], main, members: [] }]);
    if (!written) throw new Error('the notice was not stored');
    return written.id;
  }
}

interface NoticeWish {
  readonly type: NoticeType;
  readonly doi: string;
  readonly reasons: Text;
}

export type ItemActions = ReturnType<typeof itemActions>;
