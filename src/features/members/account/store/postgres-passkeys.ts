import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { PasskeyStore } from '../use-cases/passkeys.ts';

export const postgresPasskeys = (database: Database): PasskeyStore => ({
  async find(credentialId) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('passkey')
        .where('credential_id', '=', credentialId)
        .select(['account_id', 'public_key', 'counter', 'transports']),
    );
    return (
      row && {
        credentialId,
        account: row.account_id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
        transports: row.transports,
      }
    );
  },

  async of(account) {
    const rows = await database.unscopedRows(
      query
        .selectFrom('passkey')
        .where('account_id', '=', account)
        .select(['credential_id', 'name', 'created_at', 'used_at', 'transports'])
        .orderBy('created_at'),
    );
    return rows.map((row) => ({
      id: row.credential_id,
      name: row.name,
      since: row.created_at,
      used: row.used_at,
      transports: row.transports,
    }));
  },

  async save({ credentialId, account, publicKey, counter, transports, name }) {
    const saved = await database.unscopedRows(
      query
        .insertInto('passkey')
        .values({
          credential_id: credentialId,
          account_id: account,
          public_key: Buffer.from(publicKey),
          counter,
          transports: [...transports],
          name,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('credential_id'),
    );
    return saved.length > 0;
  },

  async used(credentialId, counter) {
    await database.unscopedRows(
      query.updateTable('passkey').set({ counter, used_at: sql`now()` }).where('credential_id', '=', credentialId),
    );
  },

  async delete(account, credentialId) {
    const deleted = await database.unscopedRows(
      query
        .deleteFrom('passkey')
        .where('account_id', '=', account)
        .where('credential_id', '=', credentialId)
        .returning('credential_id'),
    );
    return deleted.length > 0;
  },
});
