import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Tickets } from '../../../../platform/ports/counting-once.ts';
import type { Database } from '../../../../platform/ports/database.ts';

const secretBytes = 32;
const form = /^[\w-]{43}$/;
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const postgresTickets = <Data extends object>(database: Database): Tickets<Data> => ({
  async keep(purpose, data, seconds) {
    const secret = randomBytes(secretBytes).toString('base64url');
    await database.unscopedRows(
      query.insertInto('one_time_ticket').values({
        ticket_hash: hashOf(secret),
        purpose,
        data: JSON.stringify(data),
        expires_at: sql`now() + make_interval(secs => ${seconds})`,
      }),
    );
    return secret;
  },

  async peek(purpose, secret) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('one_time_ticket')
        .where('ticket_hash', '=', hashOf(secret))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', sql<Date>`now()`)
        .select('data'),
    );
    return row?.data as never;
  },

  async take(purpose, secret) {
    if (!form.test(secret)) return undefined;
    // Deleting is taking: of two who come at once, one finds nothing.
    const [row] = await database.unscopedRows(
      query
        .deleteFrom('one_time_ticket')
        .where('ticket_hash', '=', hashOf(secret))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('data'),
    );
    return row?.data as never;
  },
});
