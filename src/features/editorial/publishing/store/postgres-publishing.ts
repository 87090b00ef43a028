import { sql } from 'kysely';
import { referencesTo } from '../../../../platform/item/editing/references.ts';
import type { ItemStatus } from '../../../../platform/item/item.ts';
import { isOfMain } from '../../../../platform/item/withdraw-item.ts';
import type { DraftRelation, ItemReference } from '../../../../platform/item/writing/item-draft.ts';
import { keepEdits } from '../../../../platform/item/writing/kept-edits.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { ItemState } from '../contract.ts';

/** An item that something is done to, held until the transaction ends. */
export interface ActedItem {
  readonly id: Id;
  readonly kind: string;
  readonly key: string;
  readonly status: ItemStatus;
  readonly withdrawnOn: string | null;
  readonly doi: string | null;
  readonly titles: Text;
  /** Of an article. */
  readonly journal: ItemReference | null;
}

type Taken = Omit<ActedItem, 'key' | 'journal'> & { readonly journalId: Id | null };

export type PublishingStore = ReturnType<typeof postgresPublishing>;

export const postgresPublishing = (database: Database) => ({
  async state(site: number, id: Id) {
    if (siteOfId(id) !== site) return undefined;
    const [row] = await database.rows({ reads: [site], writes: null }, selectState(site, id));
    return row;
  },

  async take(transaction: Transaction, site: number, id: Id): Promise<ActedItem | undefined> {
    if (siteOfId(id) !== site) return undefined;
    const [row] = await transaction.rows(statement<Taken>`
      select item.id, kind, status, withdrawn_on::text as "withdrawnOn", doi, titles,
          (select journal_id::text from article where article.site_id = item.site_id and article.id = item.id) as "journalId"
        from item where item.site_id = ${site} and item.id = ${id} for update`);
    if (!row) return undefined;
    const { journalId, ...item } = row;
    const referenceOf = await referencesTo(transaction, site, [id, ...(journalId ? [journalId] : [])]);
    return { ...item, key: referenceOf(id)?.key ?? '', journal: journalId ? referenceOf(journalId) : null };
  },

  async articleByDoi(transaction: Transaction, site: number, doi: string) {
    const [row] = await transaction.rows(statement<{ id: Id }>`select id from item
      where site_id = ${site} and kind = 'article' and (source_key = lower(${doi}) or doi = ${doi}) limit 1`);
    return row?.id ?? null;
  },

  /** Says that one article speaks of another, now and whenever the first one is imported again. */
  async relate(transaction: Transaction, site: number, from: Id, type: string, to: ActedItem) {
    await transaction.rows(statement`insert into relation (site_id, from_id, type, target, to_id)
      values (${site}, ${from}, ${type}, ${to.key}, ${to.id}) on conflict do nothing`);
    const relations = await transaction.rows(statement<DraftRelation>`
      select type, target from relation where site_id = ${site} and from_id = ${from}`);
    const named = (await referencesTo(transaction, site, [from]))(from) as ItemReference;
    await keepEdits(transaction, site, [{ ...named, changes: { relations } }]);
  },

  /** Answers how many articles are published by it. Those that are scheduled keep their minute. */
  async publishIssue(transaction: Transaction, site: number, issue: Id) {
    await publish(transaction, sql`item.site_id = ${site} and item.id = ${issue}`);
    // An article comes with its figures and tables, whose keys begin with its own and `#`.
    const rows = await transaction.rows(statement<{ kind: string }>`update item set status = 'published'
      from article join item main on main.site_id = article.site_id and main.id = article.id
      where article.site_id = ${site} and article.period_id = ${issue} and main.status = 'draft'
        and not ${isScheduled('main')} and item.site_id = ${site} and item.status = 'draft'
        and ${isOfMain}
      returning item.kind`);
    await publish(
      transaction,
      sql`item.site_id = ${site} and item.id = (select journal_id from period where site_id = ${site} and id = ${issue})`,
    );
    return rows.filter(({ kind }) => kind === 'article').length;
  },
});

/** Whether a paper waits for a minute to come. One that could not be published at its minute waits for an editor. */
const isScheduled = (
  paper: string,
) => sql`exists (select from scheduled_document waiting where waiting.site_id = ${sql.ref(`${paper}.site_id`)}
  and waiting.kind = 'article' and waiting.document_id = ${sql.ref(`${paper}.id`)}::text and waiting.problem is null)`;

const drafts = (isCounted: ReturnType<typeof sql>) => sql`case when item.kind = 'issue' then (select count(*)::int
  from article join item paper on paper.site_id = article.site_id and paper.id = article.id
  where article.site_id = item.site_id and article.period_id = item.id and paper.status = 'draft' and ${isCounted}) else 0 end`;

const publish = (transaction: Transaction, which: ReturnType<typeof sql>) =>
  transaction.rows(statement`update item set status = 'published' where status = 'draft' and ${which}`);

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

const selectState = (site: number, id: Id) =>
  statement<ItemState>`select item.id, item.kind, item.doi, item.titles, item.status, ${day('item.withdrawn_on')} as "withdrawnOn",
      item.withdrawal as reasons,
      (select coalesce(jsonb_agg(jsonb_build_object('id', notice.id::text, 'type', relation.type, 'titles', notice.titles,
          'publishedOn', ${day('notice.published_on')}) order by notice.published_on desc, notice.id), '[]')
        from relation join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id
        where relation.site_id = item.site_id and relation.to_id = item.id
          and relation.type in ('corrects', 'retracts', 'expresses-concern-about')) as notices,
      (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'publishedOn', ${day('version.published_on')},
          'hasText', version.body is not null, 'titles', version.titles) order by number desc), '[]')
        from article_version version where version.site_id = item.site_id and version.article_id = item.id) as versions,
      ${drafts(sql`not ${isScheduled('paper')}`)} as waiting, ${drafts(isScheduled('paper'))} as scheduled
    from item where item.site_id = ${site} and item.id = ${id}`;
