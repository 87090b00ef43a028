import { sql } from 'kysely';
import type { Database } from '../../ports/database.ts';
import { statement } from './raw-statement.ts';

interface Due {
  readonly site: number;
  readonly id: string;
}

/** A queue over all sites: a table of `site_id`, the key of what waits, and `due_at`. What is taken is due again when its worker is dead. */
export const dueQueue = (database: Database, table: string, key: string) => ({
  take: (most: number, seconds: number): Promise<readonly Due[]> =>
    database.unscopedRows(statement<Due>`
      update ${sql.table(table)} set due_at = now() + make_interval(secs => ${seconds})
      where (site_id, ${sql.ref(key)}) in (select site_id, ${sql.ref(key)} from ${sql.table(table)} where due_at <= now()
        order by due_at limit ${most} for update skip locked)
      returning site_id as site, ${sql.ref(key)}::text as id`),
});
