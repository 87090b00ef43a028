import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';

const isOver = sql<boolean>`failed_try.expires_at <= now()`;

export type TryStore = ReturnType<typeof postgresTries>;

export const postgresTries = (database: Database) => ({
  async sums(keyHashes: readonly string[]) {
    const rows = await database.unscopedRows(
      query
        .selectFrom('failed_try')
        .where('key_hash', 'in', [...keyHashes])
        .where('expires_at', '>', sql<Date>`now()`)
        .select(['key_hash', 'tries']),
    );
    return new Map(rows.map(({ key_hash, tries }) => [key_hash, tries]));
  },

  /** Adds one to each key and answers the sums of their windows. A window begins with its first try. */
  async count(keyHashes: readonly string[], windowSeconds: number) {
    const until = sql<Date>`now() + make_interval(secs => ${windowSeconds})`;
    const rows = await database.unscopedRows(
      query
        .insertInto('failed_try')
        // Always in the same order: two who count the same keys else wait for each other.
        .values([...keyHashes].sort().map((key_hash) => ({ key_hash, tries: 1, expires_at: until })))
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet({
            tries: sql`case when ${isOver} then 1 else failed_try.tries + 1 end`,
            expires_at: sql`case when ${isOver} then ${until} else failed_try.expires_at end`,
          }),
        )
        .returning(['key_hash', 'tries']),
    );
    return new Map(rows.map(({ key_hash, tries }) => [key_hash, tries]));
  },

  async forget(keyHashes: readonly string[]) {
    await database.unscopedRows(query.deleteFrom('failed_try').where('key_hash', 'in', [...keyHashes].sort()));
  },

  async takeOne(keyHash: string) {
    await database.unscopedRows(
      query.updateTable('failed_try').set({ tries: sql`greatest(tries - 1, 0)` }).where('key_hash', '=', keyHash),
    );
  },
});
