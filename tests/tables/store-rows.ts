import { query } from '../../db/query.ts';
import type { DB } from '../../db/types.ts';
import { ownSite } from '../../src/platform/kernel/site-context.ts';
import type { TestApp } from '../support/test-app.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a jsonb column takes: neither a list, nor a moment, nor bytes, which the driver writes itself. */
const isDocument = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !Buffer.isBuffer(value);

/** Stores rows of one site as the processes would: with that site's scope, under row security. */
export async function storeRows({ app }: TestApp, site: number, table: keyof DB, rows: readonly Row[]): Promise<void> {
  const stored = rows.map((row) =>
    Object.fromEntries([
      ['site_id', site],
      ...Object.entries(row).map(([name, value]) => [name, isDocument(value) ? JSON.stringify(value) : value]),
    ]),
  );
  await app.database.transaction(ownSite({ id: site, sld: 'test', defaultLanguage: 'en' }), async (transaction) => {
    for (const row of stored) await transaction.rows(query.insertInto(table).values(row as never));
  });
}
