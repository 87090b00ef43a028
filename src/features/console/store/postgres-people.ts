import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { ConsoleRole } from '../../../platform/kernel/console-role.ts';
import type { Database, Transaction } from '../../../platform/ports/database.ts';

const secretBytes = 32;
const form = /^[\w-]{43}$/;
const idLength = 16;
const goodFor = '7 days';
const mostListed = 500;
/** What a person is called: by the name they gave, else by their user name. */
const calledName = sql<string>`coalesce(nullif(account.real_name, ''), account.user_name)`;
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

interface NewInvitation {
  /** Nothing for an operator. */
  readonly site: number | null;
  readonly role: ConsoleRole;
  readonly email: string;
  readonly by: string;
}

export type PeopleStore = ReturnType<typeof postgresPeople>;

export const postgresPeople = (database: Database) => ({
  async colleagues(site: number) {
    const rows = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('console_role')
        .innerJoin('account', 'account.account_id', 'console_role.account_id')
        .where('console_role.site_id', '=', site)
        .select(['account.account_id as account', 'user_name as userName', calledName.as('name'), 'role', 'since'])
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
        .select(['account.account_id as account', 'user_name as userName', calledName.as('name'), 'since'])
        .orderBy('since')
        .limit(mostListed),
    );
    return rows.map((row) => ({ ...row, role: 'operator' as const }));
  },

  /** The id is the beginning of the hash: it tells one from another, and opens nothing. */
  async pending(site: number | null) {
    const rows = await database.unscopedRows(
      query
        .selectFrom('console_invitation')
        .where('site_id', site === null ? 'is' : '=', site)
        .where('expires_at', '>', sql<Date>`now()`)
        .select(['secret_hash', 'email', 'role', 'expires_at as expires'])
        .orderBy('invited_at', 'desc')
        .limit(mostListed),
    );
    return rows.map(({ secret_hash, role, ...rest }) => ({
      ...rest,
      id: secret_hash.slice(0, idLength),
      role: role as ConsoleRole,
    }));
  },

  async role(transaction: Transaction, site: number, account: string) {
    const [row] = await transaction.rows(
      query.selectFrom('console_role').where('site_id', '=', site).where('account_id', '=', account).select('role'),
    );
    return (row?.role as ConsoleRole | undefined) ?? null;
  },

  async owners(transaction: Transaction, site: number) {
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

  async setRole(transaction: Transaction, site: number, account: string, role: ConsoleRole) {
    await transaction.rows(
      query
        .insertInto('console_role')
        .values({ site_id: site, account_id: account, role })
        .onConflict((conflict) => conflict.columns(['site_id', 'account_id']).doUpdateSet({ role })),
    );
  },

  /** By an invitation: the role counts from now on, even where there was one. */
  async giveRole(transaction: Transaction, site: number, account: string, role: ConsoleRole) {
    await transaction.rows(
      query
        .insertInto('console_role')
        .values({ site_id: site, account_id: account, role })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'account_id']).doUpdateSet({ role, since: sql<Date>`now()` }),
        ),
    );
  },

  async dropRole(transaction: Transaction, site: number, account: string) {
    await transaction.rows(
      query.deleteFrom('console_role').where('site_id', '=', site).where('account_id', '=', account),
    );
  },

  async addOperator(transaction: Transaction, account: string) {
    await transaction.rows(
      query
        .insertInto('operator')
        .values({ account_id: account })
        .onConflict((conflict) => conflict.doNothing()),
    );
  },

  async hasOperators() {
    const [row] = await database.unscopedRows(query.selectFrom('operator').select('account_id').limit(1));
    return row !== undefined;
  },

  /** Answers false where there is an operator already: of two who come at once, one is the first. */
  async addFirstOperator(transaction: Transaction, account: string) {
    await transaction.rows(statement`lock table operator in share row exclusive mode`);
    const added = await transaction.rows(statement`
      insert into operator (account_id) select ${account} where not exists (select from operator) returning account_id`);
    return added.length > 0;
  },

  async dropOperator(transaction: Transaction, account: string) {
    // Two operators who take each other away at once wait for each other, and one of them stays.
    await transaction.rows(statement`lock table operator in share row exclusive mode`);
    const dropped = await transaction.rows(
      query
        .deleteFrom('operator')
        .where('account_id', '=', account)
        .where((eb) => eb(eb.selectFrom('operator').select(sql<number>`count(*)`.as('all')), '>', 1))
        .returning('account_id'),
    );
    return dropped.length > 0;
  },

  async isOperator(transaction: Transaction, account: string) {
    const rows = await transaction.rows(
      query.selectFrom('operator').where('account_id', '=', account).select('account_id'),
    );
    return rows.length > 0;
  },

  /** All of them, at whichever host: from any one of them the others can be reached. */
  async endSessions(transaction: Transaction, account: string) {
    await transaction.rows(query.deleteFrom('session').where('member_id', '=', account));
  },

  /** Answers the secret of the link; an older invitation of the same address is void. */
  async invite(transaction: Transaction, { site, role, email, by }: NewInvitation) {
    const secret = randomBytes(secretBytes).toString('base64url');
    await transaction.rows(
      query
        .deleteFrom('console_invitation')
        .where('site_id', site === null ? 'is' : '=', site)
        .where(sql<string>`lower(email)`, '=', email.toLowerCase()),
    );
    await transaction.rows(
      query.insertInto('console_invitation').values({
        secret_hash: hashOf(secret),
        site_id: site,
        role,
        email,
        invited_by: by,
        expires_at: sql`now() + ${goodFor}::interval`,
      }),
    );
    return secret;
  },

  async revoke(transaction: Transaction, site: number | null, id: string) {
    const gone = await transaction.rows(
      query
        .deleteFrom('console_invitation')
        .where('site_id', site === null ? 'is' : '=', site)
        .where(sql<string>`left(secret_hash, ${idLength})`, '=', id)
        .returning('email'),
    );
    return gone.length > 0;
  },

  async find(secret: string) {
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

  /** Taken once: of two who come at once, one finds nothing. */
  async take(transaction: Transaction, secret: string) {
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

  async nameOf(account: string) {
    const [row] = await database.unscopedRows(
      query.selectFrom('account').where('account_id', '=', account).select(calledName.as('name')),
    );
    return row?.name ?? '';
  },
});
