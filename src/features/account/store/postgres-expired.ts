import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { ExpiredStore } from '../use-cases/clean-up.ts';

const now = sql<Date>`now()`;
const tables = ['session', 'one_time_ticket', 'spent', 'failed_try', 'transport_key'] as const;

export const postgresExpired = (database: Database): ExpiredStore => ({
  async remove() {
    let removed = 0;
    for (const table of tables) {
      const gone = await database.unscopedRows(
        query.deleteFrom(table).where('expires_at', '<=', now).returning('expires_at'),
      );
      removed += gone.length;
    }
    // A code's row counts the codes of its day: it goes when that is over.
    const codes = await database.unscopedRows(
      query
        .deleteFrom('sent_code')
        .where('expires_at', '<=', now)
        .where('first_sent_at', '<=', sql<Date>`now() - interval '1 day'`)
        .returning('purpose'),
    );
    const ended = query.selectFrom('account').where('passkeys_end_at', '<=', now).select('account_id');
    const passkeys = await database.unscopedRows(
      query.deleteFrom('passkey').where('account_id', 'in', ended).returning('credential_id'),
    );
    await database.unscopedRows(
      query.updateTable('account').set({ passkeys_end_at: null }).where('passkeys_end_at', '<=', now),
    );
    return removed + codes.length + passkeys.length;
  },
});
