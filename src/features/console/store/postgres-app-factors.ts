import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Database, Transaction } from '../../../platform/ports/database.ts';

const mostTries = 10;
const triesFor = '15 minutes';

export type FactorStore = ReturnType<typeof postgresAppFactors>;

export const postgresAppFactors = (database: Database) => ({
  /** By what an account's owner can prove once more who they are: a passkey, an app that was set up and confirmed. */
  async of(account: string) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('account')
        .where('account_id', '=', account)
        .select([
          'user_name',
          sql<string>`coalesce(nullif(real_name, ''), user_name)`.as('name'),
          sql<boolean>`exists (select from passkey where passkey.account_id = account.account_id)`.as('passkey'),
          sql<boolean>`exists (select from second_factor s where s.account_id = account.account_id and s.confirmed_at is not null)`.as(
            'app',
          ),
        ]),
    );
    return {
      userName: row?.user_name ?? '',
      name: row?.name ?? '',
      app: row?.app ?? false,
      passkey: row?.passkey ?? false,
    };
  },

  /** Keeps the key of an app that is being set up, in place of one that never was confirmed. Answers whether it may. */
  async begin(account: string, sealedKey: string) {
    const stored = await database.unscopedRows(
      query
        .insertInto('second_factor')
        .values({ account_id: account, sealed_key: sealedKey })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet({ sealed_key: sealedKey })
            .where('second_factor.confirmed_at', 'is', null),
        )
        .returning('account_id'),
    );
    return stored.length > 0;
  },

  /** An app that counts at once, by the step of its first code. */
  async keep(transaction: Transaction, account: string, sealedKey: string, step: number) {
    await transaction.rows(
      query.insertInto('second_factor').values({
        account_id: account,
        sealed_key: sealedKey,
        last_step: String(step),
        confirmed_at: sql`now()`,
      }),
    );
  },

  async keyOf(account: string) {
    const [row] = await database.unscopedRows(
      query.selectFrom('second_factor').where('account_id', '=', account).select(['sealed_key', 'confirmed_at']),
    );
    return row ? { sealedKey: row.sealed_key, isConfirmed: row.confirmed_at !== null } : null;
  },

  /** Counts a try. Answers whether there were not too many lately. */
  async mayTry(account: string) {
    const isLately = sql<boolean>`first_try_at > now() - ${triesFor}::interval`;
    const [row] = await database.unscopedRows(
      query
        .updateTable('second_factor')
        .set({
          tries: sql<number>`case when ${isLately} then tries + 1 else 1 end`,
          first_try_at: sql<Date>`case when ${isLately} then first_try_at else now() end`,
        })
        .where('account_id', '=', account)
        .returning('tries'),
    );
    return row !== undefined && row.tries <= mostTries;
  },

  /** Takes a code of this step of time: the app counts from now on. Answers false where that code was taken before. */
  async take(account: string, step: number) {
    const taken = await database.unscopedRows(
      query
        .updateTable('second_factor')
        .set({ last_step: String(step), confirmed_at: sql`coalesce(confirmed_at, now())`, tries: 0 })
        .where('account_id', '=', account)
        .where('last_step', '<', String(step))
        .returning('account_id'),
    );
    return taken.length > 0;
  },
});
