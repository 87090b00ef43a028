import { type RawBuilder, sql } from 'kysely';

/**
 * Whether there is no such row. `not exists` would let the planner join whole tables, and just after a large import, without
 * statistics, it does so the slowest way; this is always one look into an index for each row.
 */
export const isAbsent = (rows: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(select true from ${rows} limit 1) is null`;
