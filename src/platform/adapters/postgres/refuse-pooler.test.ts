import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPgBouncer } from '../../../../tests/support/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/template-database.ts';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const problemAt = async (url: string) => {
  const limits = { connections: 2, connectMilliseconds: 5_000, statementMilliseconds: 5_000, mostPrepared: 100 };
  const connected = connectPostgres({ url, ...limits });
  try {
    return await connected.poolerProblem();
  } finally {
    await connected.close();
  }
};

const dropping = ['ignore_startup_parameters = options,statement_timeout,extra_float_digits'];

test.each([
  ['transaction', []],
  ['transaction', dropping],
  ['session', dropping],
] as const)(
  'a PgBouncer in the mode for a %s is refused with the reason, by migrations too (%s)',
  async (mode, settings) => {
    const pooler = await startPgBouncer(database.appUrl, mode, settings);
    try {
      expect(await problemAt(pooler.url)).toMatch(/^connections to PostgreSQL go through a pooler such as PgBouncer/);
      await expect(migrate(pooler.url, '.')).rejects.toThrow('through a pooler');
    } finally {
      await pooler.stop();
    }
  },
);

test('PostgreSQL itself is not refused, and one that is away is waited for as before', async () => {
  expect(await problemAt(database.appUrl)).toBeUndefined();
  expect(await problemAt('postgres://imprint_app:x@127.0.0.1:1/imprint')).toBeUndefined();
});
