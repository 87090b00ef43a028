import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';

const now = sql<Date>`now()`;
const tables = ['session', 'one_time_ticket', 'spent', 'failed_try', 'transport_key'] as const;

/** Removes what is over: sessions, codes, tickets, spent values, tries, keys. Answers how many rows. */
export async function removeExpired(database: Database): Promise<number> {
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
  // In one statement: what ends between two of them would be forgotten and stay.
  const passkeys = await database.unscopedRows(
    query
      .with('ended', (inner) =>
        inner
          .updateTable('account')
          .set({ passkeys_end_at: null })
          .where('passkeys_end_at', '<=', now)
          .returning('account_id'),
      )
      .deleteFrom('passkey')
      .where('account_id', 'in', (inner) => inner.selectFrom('ended').select('account_id'))
      .returning('credential_id'),
  );
  return removed + codes.length + passkeys.length;
}
