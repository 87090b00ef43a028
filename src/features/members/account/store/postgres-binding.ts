import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { ReadBinding } from '../use-cases/binding-store.ts';

export const postgresBinding =
  (database: Database): ReadBinding =>
  async (account) => {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('account')
        .where('account_id', '=', account)
        .select(({ fn, selectFrom }) => [
          'user_name',
          'mobile',
          'email',
          'orcid',
          'password_hash',
          'password_changed_at',
          selectFrom('passkey')
            .whereRef('passkey.account_id', '=', 'account.account_id')
            .select(fn.countAll<string>().as('count'))
            .as('passkeys'),
          selectFrom('account_identity')
            .whereRef('account_identity.account_id', '=', 'account.account_id')
            .select(fn.countAll<string>().as('count'))
            .as('providers'),
        ]),
    );
    return (
      row && {
        userName: row.user_name,
        mobile: row.mobile,
        email: row.email,
        orcid: row.orcid,
        hasPassword: row.password_hash !== null,
        passwordChanged: row.password_changed_at,
        passkeys: Number(row.passkeys),
        providers: Number(row.providers),
      }
    );
  };
