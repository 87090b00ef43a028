import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { LateMark } from '../monitoring.contract.ts';

/** More than so many are counted as so many: the number is for a person. */
const mostCounted = 100_000;

export type LateMarks = ReturnType<typeof postgresLateMarks>;

/** Changes that index or edge did not take at once. */
export const postgresLateMarks = (database: Database) => ({
  /** Those that were given up first, then those that were tried most. */
  list: (most: number) =>
    database.unscopedRows(statement<LateMark>`
      select sink, site_id as site, item_id::text as item, attempts, last_error as reason, due_at = 'infinity' as "isParked"
      from dirty_mark where due_at = 'infinity' or (attempts > 0 and last_error is not null)
      order by due_at desc, attempts desc, site_id limit ${most}`),

  async counts() {
    const [row] = await database.unscopedRows(statement<{ waiting: number; parked: number }>`
      select (select count(*)::int from (select from dirty_mark limit ${mostCounted}) counted) as waiting,
        (select count(*)::int from (select from dirty_mark where due_at = 'infinity' limit ${mostCounted}) counted) as parked`);
    return row ?? { waiting: 0, parked: 0 };
  },

  async retryParked() {
    const [row] = await database.unscopedRows(statement<{ tried: number }>`
      with tried as (update dirty_mark set due_at = now(), attempts = 0, last_error = null where due_at = 'infinity' returning 1)
      select count(*)::int as tried from tried`);
    return row?.tried ?? 0;
  },
});
