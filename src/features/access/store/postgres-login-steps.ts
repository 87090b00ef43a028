import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { LoginStep, LoginSteps } from '../use-cases/login-steps.ts';

const purpose = 'institution';
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const postgresLoginSteps = (database: Database): LoginSteps => ({
  async keep(step, seconds) {
    const secret = randomBytes(32).toString('base64url');
    await database.unscopedRows(
      query.insertInto('one_time_ticket').values({
        ticket_hash: hashOf(secret),
        purpose,
        data: JSON.stringify(step),
        expires_at: sql`now() + make_interval(secs => ${seconds})`,
      }),
    );
    return secret;
  },

  async take(secret) {
    // Deleting is taking: of two who come at once, one finds nothing.
    const [row] = await database.unscopedRows(
      query
        .deleteFrom('one_time_ticket')
        .where('ticket_hash', '=', hashOf(secret))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('data'),
    );
    return row?.data as LoginStep | undefined;
  },

  async spend(assertion, until) {
    const spent = await database.unscopedRows(
      query
        .insertInto('spent')
        // Longer than any clock that is behind would take it.
        .values({
          what: 'assertion',
          value_hash: hashOf(assertion),
          expires_at: sql`${until}::timestamptz + interval '1 hour'`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('what'),
    );
    return spent.length > 0;
  },
});
