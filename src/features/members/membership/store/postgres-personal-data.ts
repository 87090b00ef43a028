import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { type Database, noSite } from '../../../../platform/ports/database.ts';
import { type PersonalTable, personalTables } from '../domain/personal-tables.ts';

/** So many sites are read by one statement. */
const sitesAtOnce = 1_000;

const allOperators = query.selectFrom('operator').select('account_id');
const isOnly = (operators: readonly { readonly account_id: string }[], account: string): boolean =>
  operators.length === 1 && operators[0]?.account_id === account;

type Row = Record<string, unknown>;

export type PersonalDataStore = ReturnType<typeof postgresPersonalData>;

export const postgresPersonalData = (database: Database) => {
  const rowsOf = ({ table, account: column, leftOut }: PersonalTable, account: string) =>
    statement<{ line: Row }>`
      select to_jsonb(entry) - ${[...leftOut]}::text[] as line from ${sql.table(table)} entry
      where ${sql.ref(`entry.${column}`)} = ${account}`;

  /** Albums name their owner; what is in them does not. */
  const albumEntries = (account: string) =>
    statement<{ line: Row }>`
      select to_jsonb(entry) as line from personal_album_entry entry
      join personal_album album on album.site_id = entry.site_id and album.album_id = entry.album_id
      where album.account_id = ${account}`;

  return {
    /** Every line about the account in every table that names it, at all sites; secrets are left out. */
    async read(account: string): Promise<Record<string, Row[]>> {
      const sites = (await database.unscopedRows(query.selectFrom('site').select('site_id'))).map(
        ({ site_id }) => site_id,
      );
      const everywhere = async (select: ReturnType<typeof rowsOf>): Promise<Row[]> => {
        const found: Row[] = [];
        for (let from = 0; from < sites.length; from += sitesAtOnce) {
          const scope = { reads: sites.slice(from, from + sitesAtOnce), writes: null };
          found.push(...(await database.rows(scope, select)).map(({ line }) => line));
        }
        return found;
      };

      const rows: Record<string, Row[]> = {};
      for (const table of personalTables) {
        const select = rowsOf(table, account);
        rows[table.table] = table.isOfSites
          ? await everywhere(select)
          : (await database.unscopedRows(select)).map(({ line }) => line);
      }
      return { ...rows, personal_album_entry: await everywhere(albumEntries(account)) };
    },

    /** Deletes the account; all that names it goes along, or nothing does. The last operator's stays; answers whether it went. */
    delete: (account: string) =>
      database.transaction(noSite, async (transaction) => {
        // Two operators who leave at once wait for each other.
        await transaction.rows(statement`lock table operator in share row exclusive mode`);
        const operators = await transaction.rows(allOperators);
        if (isOnly(operators, account)) return false;
        await transaction.rows(query.deleteFrom('session').where('member_id', '=', account));
        await transaction.rows(query.deleteFrom('account').where('account_id', '=', account));
        return true;
      }),

    isLastOperator: async (account: string) => isOnly(await database.unscopedRows(allOperators), account),
  };
};
