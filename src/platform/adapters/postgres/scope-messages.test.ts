import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { query } from '../../../../db/query.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { scopeMessages } from './scope-messages.ts';

const app = useTestApp(async () => {});

const columns = [
  sql<string>`current_setting('app.reads', true)`.as('reads'),
  sql<string>`current_setting('app.writes', true)`.as('writes'),
];
const settings = () => query.selectNoFrom(columns);

test('a statement sees exactly the sites of its scope, and may write only if it changes something', async () => {
  const scope = { reads: [7, 12, 8_388_607], writes: 7 };
  expect(await app.app.database.rows(scope, settings())).toEqual([{ reads: '7,12,8388607', writes: '' }]);
  const changing = query
    .with('gone', (database) => database.deleteFrom('item').where('site_id', '=', 7))
    .selectNoFrom(columns);
  expect(await app.app.database.rows(scope, changing)).toEqual([{ reads: '7,12,8388607', writes: '7' }]);
});

test('a gathered site is read and never written: nothing is set to write', async () => {
  expect(await app.app.database.rows({ reads: [7], writes: null }, settings())).toEqual([{ reads: '7', writes: '' }]);
});

test('a value that looks like SQL stays a value: statements carry parameters', async () => {
  for (const value of ["'; drop table site; --", "\\' or 1=1", '"; select pg_sleep(9)']) {
    const selection = query.selectNoFrom([
      sql<string>`${value}::text`.as('told'),
      sql<boolean>`${value} = ''`.as('empty'),
    ]);
    expect(selection.compile().sql).not.toContain(value);
    expect(await app.app.database.rows({ reads: [7], writes: null }, selection)).toEqual([
      { told: value, empty: false },
    ]);
  }
});

test('the scope ends with its statement', async () => {
  const { database } = app.app;
  await database.rows({ reads: [7], writes: 7 }, settings());
  for (let connection = 0; connection < 5; connection++) {
    const { rows } = await database.pool.query("select current_setting('app.reads', true) as reads");
    expect(rows[0].reads ?? '').toBe('');
  }
});

test('the messages of a scope are made once', () => {
  expect(scopeMessages({ reads: [1, 2], writes: 1 })).toBe(scopeMessages({ reads: [1, 2], writes: 1 }));
  expect(scopeMessages({ reads: [1], writes: 2 })).not.toBe(scopeMessages({ reads: [1, 2], writes: null }));
});
