import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { query } from '../../../../db/query.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { postgresMarks } from '../../item/marks/mark-store.ts';
import { noSite } from '../../ports/database.ts';
import { connectPostgres, type PostgresDatabase } from './postgres-database.ts';

const app = useTestApp(async (test) => {
  database = connectPostgres({
    url: test.database.appUrl,
    connections: 1,
    connectMilliseconds: 5_000,
    statementMilliseconds: 30_000,
    mostPrepared: 20,
  });
});
let database: PostgresDatabase;
afterAll(() => database.close());

const preparedNow = async (): Promise<number> => {
  const { rows } = await database.pool.query('select count(*)::int as n from pg_prepared_statements');
  return rows[0].n;
};
const literal = (n: number) => query.selectNoFrom(sql<number>`${sql.lit(n)}::int`.as('n'));
const upTo = (n: number) => Array.from({ length: n }, (_, place) => place + 1);

test('a list of any length is the same statement, and finds the same', async () => {
  const among = (ids: number[]) => query.selectFrom('site').select('site_id').where('site_id', 'in', ids);
  const others = (ids: number[]) => query.selectFrom('site').select('site_id').where('site_id', 'not in', ids);
  expect(new Set([1, 2, 500].map((n) => among(upTo(n)).compile().sql)).size).toBe(1);
  expect(among([1]).compile().sql).toContain('"site_id" = any($1)');
  await storeSite(app, { id: 1, sld: 'one' });
  await storeSite(app, { id: 2, sld: 'two' });
  expect(await database.unscopedRows(among([2, 3]))).toEqual([{ site_id: 2 }]);
  expect(await database.unscopedRows(others([2, 3]))).toEqual([{ site_id: 1 }]);
  expect(await database.unscopedRows(among([]))).toEqual([]);
});

test('marks of any number are added by one statement', async () => {
  const marks = postgresMarks(database);
  const some = (n: number) =>
    upTo(n).map((item) => ({ sink: 'index' as const, site: 1, item: String(item), revision: '1', attempts: 0 }));
  await marks.add('index', some(1), 60);
  const before = await preparedNow();
  for (const n of [2, 3, 17]) await marks.add('index', some(n), 60);
  expect(await preparedNow()).toBe(before);
  const { rows } = await database.pool.query(
    'select count(*)::int as n from dirty_mark where item_id between 1 and 17',
  );
  expect(rows[0].n).toBe(17);
});

test('a connection keeps no more statements than it may, whatever is asked', async () => {
  for (const n of upTo(100)) {
    await database.rows(noSite, literal(n));
    if (n % 10 === 0) expect(await preparedNow()).toBeLessThanOrEqual(21);
  }
  await database.transaction(noSite, async (transaction) => {
    for (const n of upTo(60)) await transaction.rows(literal(1_000 + n));
  });
  expect(await preparedNow()).toBeLessThanOrEqual(21);
});
