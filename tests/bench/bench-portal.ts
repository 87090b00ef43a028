import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { engineEnvironment } from '../support/engines.ts';
import { bundle, fromSource } from '../support/portal-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/template-database.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';

export interface BenchPortal {
  readonly server: BenchServer;
  readonly database: TestDatabase;
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const generatedSites = (sites: number) => ['tests/bench/load-sites/fill.ts', String(sites)] as const;
export const samples = ['samples/load.ts'] as const;

/** The built server, asked directly, on a database of its own with generated sites, or what another program fills in. No worker, no edge. */
export async function startBenchPortal(filling: number | typeof samples): Promise<BenchPortal> {
  if (!existsSync(bundle)) throw new Error('The portal is not built. Run `npm run build` first.');
  const database = await createTestDatabase();
  const environment: Record<string, string> = {
    ...(process.env as Record<string, string>),
    ...engineEnvironment(),
    NODE_ENV: 'production',
    IMPRINT_DATABASE_URL: database.appUrl,
    IMPRINT_DATABASE_OWNER_URL: database.ownerUrl,
    IMPRINT_INDEX_PREFIX: `bench${randomBytes(6).toString('hex')}-`,
    IMPRINT_REDIS_PREFIX: `bench${randomBytes(6).toString('hex')}:`,
    IMPRINT_EDGES: '',
    // What is measured is making a page; a bench that keeps pages says so.
    IMPRINT_PAGES_GB: '0',
    IMPRINT_LOG_LEVEL: 'warn',
  };
  await fromSource(environment, ...(typeof filling === 'number' ? generatedSites(filling) : filling));
  const server = await startBenchServer([bundle, 'server'], environment);
  return {
    server,
    database,
    environment,
    async stop() {
      await server.stop();
      await database.drop();
    },
  };
}
