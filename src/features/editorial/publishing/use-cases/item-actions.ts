import { randomUUID } from 'node:crypto';
import { restoreNow, withdrawNow } from '../../../../platform/item/withdraw-item.ts';
import type { ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { WriteUnits } from '../../../../platform/item/writing/write-units.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteIdentity } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import { isNamedBy } from '../domain/named.ts';
import type { ActedItem, PublishingStore } from '../store/postgres-publishing.ts';

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
    withdraw: async (editor: Editor, id: Id, { reasons, name }: WithdrawRequest): Done => {
      const on = await today(editor.site.id);
      return acting(editor, id, async (transaction, item) => {
        if (item.status === 'draft') return failed(failure('incorrectContent'));
        if (!isNamedBy(name, item)) return failed(failure('nameToConfirm'));
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

    notice: async (editor: Editor, id: Id, { name, ...wanted }: NoticeRequest & Confirmed): Done => {
      const on = await today(editor.site.id);
      return acting(editor, id, async (transaction, item) => {
        if (item.kind !== 'article' || item.status === 'draft') return failed(failure('incorrectContent'));
        if (wanted.type === 'retracts' && !isNamedBy(name, item)) return failed(failure('nameToConfirm'));
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

/** What was written to say which thing is meant. */
interface Confirmed {
  readonly name: string;
}

interface WithdrawRequest extends Confirmed {
  readonly reasons: Text;
}

interface NoticeRequest {
  readonly type: NoticeType;
  readonly doi: string;
  readonly reasons: Text;
}

export type ItemActions = ReturnType<typeof itemActions>;

type NoticeType = 'corrects' | 'retracts' | 'expresses-concern-about';

const types: Readonly<Record<NoticeType, string>> = {
  corrects: 'correction',
  retracts: 'retraction',
  'expresses-concern-about': 'expression-of-concern',
};

/** Part of the record in the languages of papers, not of the interface. */
const headings: Readonly<Record<NoticeType, { readonly zh: string; readonly en: string }>> = {
  corrects: { zh: '更正：', en: 'Correction: ' },
  retracts: { zh: '撤稿声明：', en: 'Retraction: ' },
  'expresses-concern-about': { zh: '关注声明：', en: 'Expression of concern: ' },
};

interface NoticeFacts extends NoticeRequest {
  readonly on: string;
  readonly language: Language;
}

/** The notice as an article of its own, open to everyone, in the journal of the article that it is about. */
function noticeDraft(about: ActedItem, { type, doi, reasons, on, language }: NoticeFacts): ItemDraft {
  const said = Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason));
  return {
    kind: 'article',
    key: doi ? doi.toLowerCase() : `notice:${randomUUID()}`,
    language,
    titles: Object.fromEntries(
      Object.entries(about.titles).map(([tag, title]) => [tag, headings[type][tag === 'zh' ? 'zh' : 'en'] + title]),
    ),
    summaries: said,
    doi: doi || null,
    publishedOn: on,
    details: {
      journal: about.journal,
      type: types[type],
      publicationType: 1,
      accessType: 0,
      onlineOn: on,
      abstracts: Object.fromEntries(
        Object.entries(said).map(([tag, reason]) => [tag, `<p>${xmlText(reason ?? '')}</p>`]),
      ),
    },
    relations: [{ type, target: about.key }],
  };
}
