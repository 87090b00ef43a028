import { sql } from 'kysely';

/** A moment as calls tell it: ISO 8601, to the second. */
export const moment = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
