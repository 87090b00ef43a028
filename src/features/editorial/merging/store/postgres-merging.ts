import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { canonicalItem } from '../../../../platform/item/canonical-items.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { MergeStore } from '../use-cases/merge-records.ts';
import { recordById, recordByKey } from './merge-record.ts';

export const postgresMerging = (database: Database): MergeStore => ({
  change: (site, work) =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      // Two merges of one site take turns: together they could close a circle.
      await transaction.rows(statement(sql`select pg_advisory_xact_lock(hashtext('items'), ${site})`));
      return work({
        find: (kind, key) => recordByKey(transaction, site, kind, key),
        async endOf({ id }) {
          const end = await canonicalItem(transaction, site, id);
          return recordById(transaction, site, end);
        },
        async add({ from, into, evidence }) {
          await transaction.rows(
            query.insertInto('item_merge').values({ site_id: site, from_id: from, into_id: into, evidence }),
          );
        },
        async remove({ id }) {
          const removed = await transaction.rows(
            query.deleteFrom('item_merge').where('site_id', '=', site).where('from_id', '=', id).returning('from_id'),
          );
          return removed.length > 0;
        },
      });
    }),
});
