import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { statement } from '../../item/writing/raw-statement.ts';

const app = useTestApp(async (test) => {
  for (const id of [1, 2]) await storeSite(test, { id, sld: `site${id}` });
});

const inSite = (site: number) => ({ reads: [site], writes: site });
const say = (word: string | number) => statement<{ said: string }>`select ${String(word)}::text as said`;
const scopeAndBackend = statement<{ reads: string; backend: number; moment: Date }>`
  select current_setting('app.reads') as reads, pg_backend_pid() as backend, now() as moment`;

test('what is asked in one turn is answered each by its own, in one transaction of one connection', async () => {
  const { database } = app.app;
  const [words, ...moments] = await Promise.all([
    Promise.all([1, 2, 3].map((word) => database.rows(inSite(1), say(word)))),
    database.rows(inSite(1), scopeAndBackend),
    database.rows(inSite(1), scopeAndBackend),
  ]);
  expect(words.map(([row]) => row?.said)).toEqual(['1', '2', '3']);
  expect(new Set(moments.map(([row]) => `${row?.backend} ${row?.moment.toISOString()}`)).size).toBe(1);
});

test('a statement that begins by `with` and one that may write are read in the same batch', async () => {
  const { database } = app.app;
  const backend = statement<{ backend: number; writes: string }>`
    with asked as (select pg_backend_pid() as backend) select backend, current_setting('app.writes') as writes from asked`;
  const rows = await Promise.all([
    database.rows(inSite(1), backend),
    database.rows({ reads: [1], writes: null }, backend),
    database.rows(inSite(1), scopeAndBackend),
  ]);
  expect(new Set(rows.map(([row]) => row?.backend)).size).toBe(1);
  expect(rows[0]?.[0]?.writes).toBe('');
});

test('a `with` that changes something is sent by itself and may write', async () => {
  const { database } = app.app;
  const changing = statement<{ site_id: number }>`
    with made as (insert into ranking_progress (site_id) values (2) returning site_id) select site_id from made`;
  const answers = await Promise.allSettled([
    database.unscopedRows(changing),
    database.unscopedRows(statement`select 1 / ${0}::int`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('each site is read in its own scope, whoever else asks in the same turn', async () => {
  const { database } = app.app;
  const sites = [1, 2, 1, 2, 2, 1];
  const rows = await Promise.all(sites.map((site) => database.rows(inSite(site), scopeAndBackend)));
  expect(rows.map(([row]) => Number(row?.reads))).toEqual(sites);
});

test('more than fit into one batch are all answered', async () => {
  const words = Array.from({ length: 50 }, (_, place) => `word ${place}`);
  const rows = await Promise.all(words.map((word) => app.app.database.rows(inSite(1), say(word))));
  expect(rows.map(([row]) => row?.said)).toEqual(words);
});

test('one that fails fails alone, and the connections stay usable', async () => {
  const { database } = app.app;
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.allSettled([
      database.rows(inSite(1), say('before')),
      database.rows(inSite(1), statement`select 1 / ${0}::int`),
      database.rows(inSite(1), say(`after ${round}`)),
    ]);
    expect(answers).toMatchObject([
      { status: 'fulfilled', value: [{ said: 'before' }] },
      { status: 'rejected', reason: { code: '22012' } },
      { status: 'fulfilled', value: [{ said: `after ${round}` }] },
    ]);
  }
});

test('what changes something is sent by itself: a failure beside it takes nothing back', async () => {
  const { database } = app.app;
  const changing = statement`insert into ranking_progress (site_id) values (1) on conflict do nothing`;
  const answers = await Promise.allSettled([
    database.unscopedRows(changing),
    database.unscopedRows(statement`select 1 / ${0}::int`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(
    await database.unscopedRows(statement`select from ranking_progress where ${sql.ref('site_id')} = 1`),
  ).toHaveLength(1);
});
