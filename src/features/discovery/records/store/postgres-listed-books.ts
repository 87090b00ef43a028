import type { WorkRecordStore } from '../../../../platform/item/records/postgres-work-records.ts';
import { readSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** A book has hundreds of chapters. */
const readAtOnce = 20;

/** The books of one site in the order of their ids, a little at a time. */
export const postgresListedBooks = (database: Database, records: WorkRecordStore) => ({
  async *read(site: number, since: string | null): AsyncGenerator<WorkRecord> {
    for (let after: Id = '0'; ; ) {
      const rows = await readSite(database, site)<{ id: Id }>`
        select id::text as id from item
        where site_id = ${site} and kind = 'book' and status = 'published' and id > ${after}::bigint
          and (${since}::date is null or updated_at >= ${since}::date)
        order by item.id limit ${readAtOnce}`;
      const last = rows.at(-1);
      if (!last) return;
      yield* await records.read(
        { reads: [site], writes: null },
        rows.map(({ id }) => id),
      );
      after = last.id;
    }
  },
});
