import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { AccountFactorsOf } from '../../../../platform/ports/account-factors.ts';
import type { Database } from '../../../../platform/ports/database.ts';

export const postgresFactors = (database: Database): AccountFactorsOf => {
  /** Roles belong to their sites, so that all sites are asked. */
  const oldestRoleOf = async (account: string): Promise<Date | null> => {
    const sites = await database.unscopedRows(query.selectFrom('site').select('site_id'));
    const [row] = await database.rows(
      { reads: sites.map(({ site_id }) => site_id), writes: null },
      query
        .selectFrom('console_role')
        .where('account_id', '=', account)
        .select(sql<Date | null>`min(since)`.as('since')),
    );
    return row?.since ?? null;
  };

  return async (account) => {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('account')
        .leftJoin('operator', 'operator.account_id', 'account.account_id')
        .where('account.account_id', '=', account)
        .select([
          'password_reset_at',
          'operator.since as operatorSince',
          sql<boolean>`exists (select from passkey where passkey.account_id = account.account_id)`.as('passkey'),
          sql<boolean>`exists (select from second_factor s where s.account_id = account.account_id and s.confirmed_at is not null)`.as(
            'app',
          ),
        ]),
    );
    const roles = [row?.operatorSince ?? null, await oldestRoleOf(account)].filter((since) => since !== null);
    return {
      app: row?.app ?? false,
      passkey: row?.passkey ?? false,
      passwordResetAt: row?.password_reset_at ?? null,
      roleSince: roles.length > 0 ? new Date(Math.min(...roles.map((since) => since.getTime()))) : null,
    };
  };
};
