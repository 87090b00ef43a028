import type { Database } from '../../../../platform/ports/database.ts';
import { listSites } from '../list-sites.ts';
import { storedTables } from './stored-tables.ts';
import { sumTable } from './sum-table.ts';

export interface SummedTable {
  readonly line: string;
  readonly rows: number;
}

/**
 * Everything that lasts, of every site and of none: accounts, what members do, what the console keeps, settings, content and its
 * use. A line for each table (of each site) with a sum of its rows. Unlike the fingerprint of a site it holds ids and times too, so
 * that only a true copy is equal.
 */
export async function* dumpInstallation(database: Database): AsyncGenerator<SummedTable> {
  const tables = await storedTables(database);
  const sum = async (table: (typeof tables)[number], site: number | null, owner: string): Promise<SummedTable> => {
    const { rows, sum } = await sumTable(database, table, site);
    return { line: `${owner} ${table.name} ${rows} ${sum.toString(16)}`, rows };
  };
  for (const table of tables.filter(({ isGuarded }) => !isGuarded)) yield await sum(table, null, '*');
  for await (const { id, sld } of listSites(database))
    for (const table of tables.filter(({ isGuarded }) => isGuarded)) yield await sum(table, id, sld);
}
