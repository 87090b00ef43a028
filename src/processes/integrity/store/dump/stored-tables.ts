import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** A table of the installation, as the database itself describes it. */
export interface StoredTable {
  readonly name: string;
  /** Whether each row belongs to a site and row security guards it. */
  readonly isGuarded: boolean;
  readonly key: readonly { readonly name: string; readonly type: string }[];
}

/** What passes by itself within minutes or days, or says only how far a worker is. */
const passing = [
  ...['dirty_mark', 'fresh_item', 'alert_progress', 'usage_progress', 'ranking_progress'],
  ...['session', 'sent_code', 'one_time_ticket', 'failed_try', 'spent', 'transport_key', 'usage_salt'],
  ...['upload', 'upload_due'],
  // Told of by the copy itself: that it was restored.
  'installation_event',
];

/** Every table with something that lasts. A table that comes with a later release is among them by itself. */
export const storedTables = (database: Database): Promise<StoredTable[]> =>
  database.unscopedRows(
    statement(sql<StoredTable>`
      select class.relname as name, class.relrowsecurity as "isGuarded",
        jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, null)) order by place) as key
      from pg_class class
      join pg_index on indrelid = class.oid and indisprimary
      cross join unnest(indkey) with ordinality as part (number, place)
      join pg_attribute on attrelid = class.oid and attnum = part.number
      where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
        and has_table_privilege(class.oid, 'select') and class.relname <> all (${passing}::text[])
      group by class.relname, class.relrowsecurity order by class.relname collate "C"`),
  );
