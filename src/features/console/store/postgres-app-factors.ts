import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FactorStore } from '../use-cases/factor-store.ts';

const mostTries = 10;
const triesFor = '15 minutes';

export const postgresAppFactors = (database: Database): FactorStore => ({
  async of(account) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('account')
        .where('account_id', '=', account)
        .select([
          'user_name',
          sql<boolean>`exists (select from passkey where passkey.account_id = account.account_id)`.as('passkey'),
          sql<boolean>`exists (select from second_factor s where s.account_id = account.account_id and s.confirmed_at is not null)`.as(
            'app',
          ),
        ]),
    );
    return { userName: row?.user_name ?? '', app: row?.app ?? false, passkey: row?.passkey ?? false };
  },

  async begin(account, sealedKey) {
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

  async keyOf(account) {
    const [row] = await database.unscopedRows(
      query.selectFrom('second_factor').where('account_id', '=', account).select(['sealed_key', 'confirmed_at']),
    );
    return row ? { sealedKey: row.sealed_key, isConfirmed: row.confirmed_at !== null } : null;
  },

  async mayTry(account) {
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

  async take(account, step) {
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
