import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query } from '../../db/query.ts';
import { connectSmtp } from '../../src/platform/adapters/mail/smtp-mailer.ts';
import { rememberFiles } from '../../src/platform/adapters/memory/remembered-files.ts';
import { connectPgBoss } from '../../src/platform/adapters/pg-boss/pg-boss-jobs.ts';
import { connectPostgres, type PostgresDatabase } from '../../src/platform/adapters/postgres/postgres-database.ts';
import { connectS3 } from '../../src/platform/adapters/s3/s3-file-store.ts';
import { noSite } from '../../src/platform/ports/database.ts';
import { madeHere } from '../../src/platform/ports/storable.ts';
import { UsedInsideTransaction } from '../../src/platform/ports/transaction-scope.ts';
import { limits } from '../../src/processes/limits.ts';
import { engineEnvironment } from '../support/engines.ts';
import { createTestDatabase, type TestDatabase } from '../support/template-database.ts';

let stored: TestDatabase;
let database: PostgresDatabase;
beforeAll(async () => {
  stored = await createTestDatabase();
  database = connectPostgres({ url: stored.appUrl, ...limits.database, connections: 3 });
});
afterAll(async () => {
  await database.close();
  await stored.drop();
});

const environment = engineEnvironment();
const files = rememberFiles(
  connectS3({
    endpoint: environment.IMPRINT_S3_ENDPOINT as string,
    accessKey: environment.IMPRINT_S3_ACCESS_KEY as string,
    secretKey: environment.IMPRINT_S3_SECRET_KEY as string,
    bucket: environment.IMPRINT_S3_BUCKET as string,
    milliseconds: 5_000,
    uploadMilliseconds: 5_000,
  }),
  1_000_000,
);
const one = query.selectNoFrom(sql<number>`1`.as('one'));

describe('inside a transaction nobody may use', () => {
  const uses: readonly (readonly [what: string, use: () => Promise<unknown>])[] = [
    ['a second connection', () => database.rows(noSite, one)],
    ['a second connection for tables of no site', () => database.unscopedRows(one)],
    ['a second transaction', () => database.transaction(noSite, async () => {})],
    ['the file store to read', () => files.get('0'.repeat(64))],
    ['the file store to write', () => files.put(madeHere(Buffer.from('x')), 'text/plain')],
    ['the file store to ask', () => files.stat('0'.repeat(64))],
    [
      'a queue that is not prepared',
      () =>
        connectPgBoss(database.pool, { info() {}, warn() {}, error() {} }, limits.jobs).send(
          { name: 'rule', mostSeconds: 1, atOnce: 1 },
          [{ data: {} }],
        ),
    ],
    [
      'the mail server',
      () =>
        connectSmtp({ url: 'smtp://127.0.0.1:1', from: 'a@example.org', milliseconds: 100, connections: 1 }).send({
          fromName: '',
          to: 'b@example.org',
          subject: '',
          text: '',
        }),
    ],
  ];

  test.each(uses)('%s', async (_, use) => {
    const misuse = database.transaction(noSite, async () => {
      await Promise.resolve();
      await use();
    });
    await expect(misuse).rejects.toBeInstanceOf(UsedInsideTransaction);
  });
});

test('the transaction itself may be used, and everything again once it is over', async () => {
  const inside = await database.transaction(noSite, (transaction) => transaction.rows(one));
  expect([inside, await database.rows(noSite, one)]).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  expect(await files.stat('0'.repeat(64))).toBeUndefined();
});

test('whoever asks beside a running transaction is not taken for part of it', async () => {
  const gate = Promise.withResolvers<void>();
  const held = database.transaction(noSite, () => gate.promise);
  expect(await database.rows(noSite, one)).toEqual([{ one: 1 }]);
  gate.resolve();
  await held;
});
