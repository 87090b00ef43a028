import type { WorkRecordStore } from '../../../../platform/item/records/postgres-work-records.ts';
import { readSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import type { Database } from '../../../../platform/ports/database.ts';

const readAtOnce = 100;

export interface PapersOf {
  readonly journal: Id | null;
  /** A day: only what changed on it or after it. */
  readonly since: string | null;
  /** Only those that everybody may read. */
  readonly isOpen: boolean;
}

/** Papers of those journals of one site that have an ISSN, in the order of their ids, a little at a time. */
export const postgresJournalPapers = (database: Database, records: WorkRecordStore) => ({
  async *read(site: number, { journal, since, isOpen }: PapersOf): AsyncGenerator<WorkRecord> {
    for (let after: Id = '0'; ; ) {
      const rows = await readSite(database, site)<{ id: Id }>`
        select item.id::text as id from item join article on article.site_id = item.site_id and article.id = item.id
        where item.site_id = ${site} and item.kind = 'article' and item.status = 'published' and item.id > ${after}::bigint
          and (not ${isOpen}::boolean or article.access_type = 0)
          and exists (select from journal where journal.site_id = article.site_id and journal.id = article.journal_id
            and (journal.issn <> '' or journal.eissn <> ''))
          and (${journal}::bigint is null or article.journal_id = ${journal}::bigint)
          and (${since}::date is null or item.updated_at >= ${since}::date)
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
