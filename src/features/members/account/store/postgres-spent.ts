import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Spent } from '../../../../platform/ports/counting-once.ts';
import type { Database } from '../../../../platform/ports/database.ts';

export const postgresSpent = (database: Database): Spent => ({
  async spend(what, value, seconds) {
    const first = await database.unscopedRows(
      query
        .insertInto('spent')
        .values({
          what,
          value_hash: createHash('sha256').update(value).digest('hex'),
          expires_at: sql`now() + make_interval(secs => ${seconds})`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('what'),
    );
    return first.length > 0;
  },
});
