import { query } from '../../../../db/query.ts';
import { hasStrongFactor } from '../../../platform/kernel/assurance.ts';
import { type ConsoleRole, consoleRoles, needsStrongFactor, permits } from '../../../platform/kernel/console-role.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import type { AccountFactorsOf } from '../../../platform/ports/account-factors.ts';
import type { ConsoleRoles, RoleHolder } from '../../../platform/ports/console-roles.ts';
import type { Database } from '../../../platform/ports/database.ts';

/** A site with more people at its console tells the first of them. */
const mostHolders = 100;

interface Parts {
  readonly factorsOf: AccountFactorsOf;
  /** Whether a site asks everyone at its console for a passkey or an app. */
  readonly demandsStrongFactor: (site: number) => Promise<boolean>;
}

export const postgresConsoleRoles = (database: Database, { factorsOf, demandsStrongFactor }: Parts): ConsoleRoles => ({
  async roleAt(site, account) {
    const [operator] = await database.unscopedRows(
      query.selectFrom('operator').where('account_id', '=', account).select('account_id'),
    );
    if (operator) return 'operator';
    const [held] = await database.rows(
      { reads: [site], writes: null },
      query.selectFrom('console_role').where('site_id', '=', site).where('account_id', '=', account).select('role'),
    );
    return (held?.role as ConsoleRole | undefined) ?? null;
  },

  async needsStrongFactor(site, account, role) {
    const siteDemandsIt = await demandsStrongFactor(site);
    return needsStrongFactor(role, { siteDemandsIt, hasStrongFactor: hasStrongFactor(await factorsOf(account)) });
  },

  async holders(site, permission) {
    const roles = consoleRoles.filter((role) => permits(role, permission));
    const rows = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('console_role')
        .innerJoin('account', 'account.account_id', 'console_role.account_id')
        .where('console_role.site_id', '=', site)
        .where('role', 'in', roles)
        .select(['account.account_id as account', 'email', 'language', 'role'])
        .orderBy('since')
        .limit(mostHolders),
    );
    return rows.map((row) => holderOf(row, row.role as ConsoleRole));
  },

  async operators() {
    const rows = await database.unscopedRows(
      query
        .selectFrom('operator')
        .innerJoin('account', 'account.account_id', 'operator.account_id')
        .select(['account.account_id as account', 'email', 'language'])
        .orderBy('account.account_id')
        .limit(mostHolders),
    );
    return rows.map((row) => holderOf(row, 'operator'));
  },
});

const holderOf = (
  { account, email, language }: { account: bigint | number | string; email: string | null; language: string | null },
  role: ConsoleRole,
): RoleHolder => ({ account: String(account), email, language: language as Language | null, role });
