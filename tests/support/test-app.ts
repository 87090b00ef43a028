import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { usesInsideTransaction } from '../../src/platform/ports/transaction-scope.ts';
import { type App, createApp } from '../../src/processes/create-app.ts';
import { loadExtensions } from '../../src/processes/engines.ts';
import { createServer } from '../../src/processes/server.ts';
import { readSettings } from '../../src/processes/settings.ts';
import { engineEnvironment } from './engines.ts';
import { createTestDatabase, type TestDatabase } from './template-database.ts';

export interface Answer {
  readonly http: number;
  readonly status: number;
  readonly message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the call it asks
  readonly data?: any;
  readonly headers: Record<string, unknown>;
}

export interface TestApp {
  readonly app: App;
  readonly database: TestDatabase;
  /** As the owner of the schema: for the directory of sites, which the processes may only read. */
  readonly owner: pg.Client;
  readonly server: FastifyInstance;
  get(host: string, path: string, headers?: Record<string, string>): Promise<Answer>;
  /** As a page of the same host sends a change. */
  post(host: string, path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
}

/** The real app on real engines, with a database, an index prefix and a server of its own for the file that asks. */
export function useTestApp(
  fill: (test: TestApp) => Promise<void>,
  variables: () => Promise<Record<string, string>> = async () => ({}),
): TestApp {
  const test = {} as { -readonly [Key in keyof TestApp]: TestApp[Key] };

  let misusedBefore = 0;

  beforeAll(async () => {
    misusedBefore = usesInsideTransaction();
    test.database = await createTestDatabase();
    test.owner = new pg.Client({ connectionString: test.database.ownerUrl });
    await test.owner.connect();
    const settings = readSettings({
      ...engineEnvironment(),
      IMPRINT_DATABASE_URL: test.database.appUrl,
      IMPRINT_DATABASE_OWNER_URL: test.database.ownerUrl,
      IMPRINT_INDEX_PREFIX: `test${randomBytes(6).toString('hex')}-`,
      IMPRINT_REDIS_PREFIX: `test${randomBytes(6).toString('hex')}:`,
      // On a busy machine Redis may be late, and a process that then counts for itself begins anew.
      IMPRINT_REDIS_MILLISECONDS: '5000',
      IMPRINT_CAPTCHA_COST: '50',
      IMPRINT_LOG_LEVEL: 'silent',
      IMPRINT_PUBLIC_SCHEME: 'https',
      IMPRINT_PUBLIC_PORT: '443',
      ...(await variables()),
    });
    test.app = createApp(settings, undefined, await loadExtensions(settings.IMPRINT_EXTENSIONS));
    test.server = await createServer(test.app);
    test.get = async (host, path, headers = {}) => {
      const answer = await test.server.inject({ method: 'GET', url: `/rc-pub${path}`, headers: { host, ...headers } });
      return { http: answer.statusCode, headers: answer.headers, ...(answer.json() as object) } as Answer;
    };
    test.post = async (host, path, body, headers = {}) => {
      const answer = await test.server.inject({
        method: 'POST',
        url: `/rc-pub${path}`,
        headers: {
          host,
          origin: `https://${host}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          ...headers,
        },
        payload: JSON.stringify(body),
      });
      return { http: answer.statusCode, headers: answer.headers, ...(answer.json() as object) } as Answer;
    };
    await fill(test);
  }, 120_000);

  afterAll(async () => {
    await test.server?.close();
    await test.app?.close();
    await test.owner?.end();
    await test.database?.drop();
    // Also where somebody caught the error.
    if (usesInsideTransaction() > misusedBefore) throw new Error('a transaction used another engine or connection');
  });

  return test;
}
