import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** A key that lies on a device of its owner. The device keeps the secret; what is kept here proves that it was used. */
interface Passkey {
  readonly credentialId: string;
  readonly account: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

export type PasskeyStore = ReturnType<typeof postgresPasskeys>;

export const postgresPasskeys = (database: Database) => ({
  async find(credentialId: string) {
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

  of: (account: string) =>
    database.unscopedRows(
      query
        .selectFrom('passkey')
        .where('account_id', '=', account)
        .select(['credential_id as id', 'name', 'created_at as since', 'used_at as used', 'transports'])
        .orderBy('created_at'),
    ),

  /** Answers whether there was room: one credential belongs to one account for good. */
  async save({ credentialId, account, publicKey, counter, transports, name }: Passkey) {
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

  async used(credentialId: string, counter: number) {
    await database.unscopedRows(
      query.updateTable('passkey').set({ counter, used_at: sql`now()` }).where('credential_id', '=', credentialId),
    );
  },

  /** Deletes one of the account's own. Answers whether there was such a one. */
  async delete(account: string, credentialId: string) {
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
