import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { canonicalItem } from '../../../../platform/item/canonical-items.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { Merge, MergeRecord } from '../domain/merge-rule.ts';

export type MergeStore = ReturnType<typeof postgresMerging>;

type MergeChange = ReturnType<typeof changeIn>;

export const postgresMerging = (database: Database) => ({
  /** Everything that `work` does is stored together, while nobody else merges in the site. */
  change: <Outcome>(site: number, work: (change: MergeChange) => Promise<Outcome>) =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      // Two merges of one site take turns: together they could close a circle.
      await transaction.rows(statement`select pg_advisory_xact_lock(hashtext('items'), ${site})`);
      return work(changeIn(transaction, site));
    }),
});

const changeIn = (transaction: Transaction, site: number) => ({
  find: (kind: string, key: string) =>
    recordWhere(transaction, site, sql`item.kind = ${kind} and item.source_key = ${key}`),
  /** The record that stands for this one by now. */
  endOf: async ({ id }: MergeRecord) =>
    recordWhere(transaction, site, sql`item.id = ${await canonicalItem(transaction, site, id)}`),
  async add({ from, into, evidence }: Merge) {
    await transaction.rows(
      query.insertInto('item_merge').values({ site_id: site, from_id: from, into_id: into, evidence }),
    );
  },
  /** Answers whether there was a merge to forget. */
  async remove({ id }: MergeRecord) {
    const removed = await transaction.rows(
      query.deleteFrom('item_merge').where('site_id', '=', site).where('from_id', '=', id).returning('from_id'),
    );
    return removed.length > 0;
  },
});

interface RecordRow extends Omit<MergeRecord, 'names'> {
  readonly titles: Text;
}

async function recordWhere(
  transaction: Transaction,
  site: number,
  which: ReturnType<typeof sql>,
): Promise<MergeRecord | undefined> {
  const [row] = await transaction.rows(statement<RecordRow>`
    select item.id, item.kind, item.titles, item_merge.into_id as "mergedInto",
        exists (select from item_merge other where other.site_id = ${site} and other.into_id = item.id) as gathers
      from item left join item_merge on item_merge.site_id = ${site} and item_merge.from_id = item.id
      where item.site_id = ${site} and ${which}`);
  if (!row) return undefined;
  const { titles, ...record } = row;
  return { ...record, names: Object.values(titles).filter((name) => name !== undefined) };
}
