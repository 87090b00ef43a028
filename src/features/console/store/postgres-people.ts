import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { ConsoleRole } from '../../../platform/kernel/console-role.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { PeopleStore } from '../use-cases/people-store.ts';

const secretBytes = 32;
const form = /^[\w-]{43}$/;
const idLength = 16;
const goodFor = '7 days';
const mostListed = 500;
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const postgresPeople = (database: Database): PeopleStore => ({
  async colleagues(site) {
    const rows = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('console_role')
        .innerJoin('account', 'account.account_id', 'console_role.account_id')
        .where('console_role.site_id', '=', site)
        .select(['account.account_id as account', 'user_name as userName', 'role', 'since'])
        .orderBy('since')
        .limit(mostListed),
    );
    return rows.map((row) => ({ ...row, role: row.role as ConsoleRole }));
  },

  async operators() {
    const rows = await database.unscopedRows(
      query
        .selectFrom('operator')
        .innerJoin('account', 'account.account_id', 'operator.account_id')
        .select(['account.account_id as account', 'user_name as userName', 'since'])
        .orderBy('since')
        .limit(mostListed),
    );
    return rows.map((row) => ({ ...row, role: 'operator' as const }));
  },

  async pending(site) {
    const rows = await database.unscopedRows(
      query
        .selectFrom('console_invitation')
        .where('site_id', site === null ? 'is' : '=', site)
        .where('expires_at', '>', sql<Date>`now()`)
        .select(['secret_hash', 'email', 'role', 'expires_at as expires'])
        .orderBy('invited_at', 'desc')
        .limit(mostListed),
    );
    return rows.map(({ secret_hash, email, role, expires }) => ({
      ...{ id: secret_hash.slice(0, idLength), email, role: role as ConsoleRole, expires },
    }));
  },

  async role(transaction, site, account) {
    const [row] = await transaction.rows(
      query.selectFrom('console_role').where('site_id', '=', site).where('account_id', '=', account).select('role'),
    );
    return (row?.role as ConsoleRole | undefined) ?? null;
  },

  async owners(transaction, site) {
    // Locked, so that two owners can't take each other away at once.
    const rows = await transaction.rows(
      query
        .selectFrom('console_role')
        .where('site_id', '=', site)
        .where('role', '=', 'owner')
        .select('account_id')
        .forUpdate(),
    );
    return rows.length;
  },

  async setRole(transaction, site, account, role) {
    await transaction.rows(
      query
        .insertInto('console_role')
        .values({ site_id: site, account_id: account, role })
        .onConflict((conflict) => conflict.columns(['site_id', 'account_id']).doUpdateSet({ role })),
    );
  },

  async giveRole(transaction, site, account, role) {
    await transaction.rows(
      query
        .insertInto('console_role')
        .values({ site_id: site, account_id: account, role })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'account_id']).doUpdateSet({ role, since: sql<Date>`now()` }),
        ),
    );
  },

  async dropRole(transaction, site, account) {
    await transaction.rows(
      query.deleteFrom('console_role').where('site_id', '=', site).where('account_id', '=', account),
    );
  },

  async addOperator(transaction, account) {
    await transaction.rows(
      query
        .insertInto('operator')
        .values({ account_id: account })
        .onConflict((conflict) => conflict.doNothing()),
    );
  },

  async dropOperator(transaction, account) {
    // Two operators who take each other away at once wait for each other, and one of them stays.
    await transaction.rows(statement(sql`lock table operator in share row exclusive mode`));
    const dropped = await transaction.rows(
      query
        .deleteFrom('operator')
        .where('account_id', '=', account)
        .where((eb) => eb(eb.selectFrom('operator').select(sql<number>`count(*)`.as('all')), '>', 1))
        .returning('account_id'),
    );
    return dropped.length > 0;
  },

  async isOperator(transaction, account) {
    const rows = await transaction.rows(
      query.selectFrom('operator').where('account_id', '=', account).select('account_id'),
    );
    return rows.length > 0;
  },

  async endSessions(transaction, account) {
    await transaction.rows(query.deleteFrom('session').where('member_id', '=', account));
  },

  async invite(transaction, { site, role, email, by }) {
    const secret = randomBytes(secretBytes).toString('base64url');
    await transaction.rows(
      query
        .deleteFrom('console_invitation')
        .where('site_id', site === null ? 'is' : '=', site)
        .where(sql<string>`lower(email)`, '=', email.toLowerCase()),
    );
    await transaction.rows(
      query.insertInto('console_invitation').values({
        ...{ secret_hash: hashOf(secret), site_id: site, role, email, invited_by: by },
        expires_at: sql`now() + ${goodFor}::interval`,
      }),
    );
    return secret;
  },

  async revoke(transaction, site, id) {
    const gone = await transaction.rows(
      query
        .deleteFrom('console_invitation')
        .where('site_id', site === null ? 'is' : '=', site)
        .where(sql<string>`left(secret_hash, ${idLength})`, '=', id)
        .returning('email'),
    );
    return gone.length > 0;
  },

  async find(secret) {
    if (!form.test(secret)) return null;
    const [row] = await database.unscopedRows(
      query
        .selectFrom('console_invitation')
        .where('secret_hash', '=', hashOf(secret))
        .where('expires_at', '>', sql<Date>`now()`)
        .select(['site_id', 'role']),
    );
    return row ? { site: row.site_id, role: row.role as ConsoleRole } : null;
  },

  async take(transaction, secret) {
    if (!form.test(secret)) return null;
    const [row] = await transaction.rows(
      query
        .deleteFrom('console_invitation')
        .where('secret_hash', '=', hashOf(secret))
        .where('expires_at', '>', sql<Date>`now()`)
        .returning(['site_id', 'role']),
    );
    return row ? { site: row.site_id, role: row.role as ConsoleRole } : null;
  },

  async nameOf(account) {
    const [row] = await database.unscopedRows(
      query.selectFrom('account').where('account_id', '=', account).select('user_name'),
    );
    return row?.user_name ?? '';
  },
});
