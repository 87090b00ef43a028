import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { freePort, startTemporaryVarnish } from '../../ops/edge/temporary-varnish.ts';
import { engineEnvironment } from '../support/engines.ts';
import { fromSource, type PortalProcess, portalProcess } from '../support/portal-process.ts';
import { createTestDatabase } from '../support/template-database.ts';
import { ask } from './ask.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { until } from './until.ts';

export interface FragilePortal {
  readonly edgePort: number;
  readonly serverPort: number;
  readonly metricsPort: number;
  readonly server: PortalProcess;
  readonly worker: PortalProcess;
  /** The engines as the processes see them. */
  readonly engines: Readonly<Record<Engine, TcpProxy>>;
  /** What the processes were told; their engines may be out of reach. */
  readonly environment: Readonly<Record<string, string>>;
  /** The same portal with engines that are always in reach. */
  readonly soundEnvironment: Readonly<Record<string, string>>;
  readonly owner: pg.Client;
  readonly app: pg.Client;
  stop(): Promise<void>;
}

/** A machine that does other things next to takes its time. */
const startSeconds = 90;

const addresses = {
  database: 'IMPRINT_DATABASE_URL',
  search: 'IMPRINT_OPENSEARCH_URL',
  redis: 'IMPRINT_REDIS_URL',
  files: 'IMPRINT_S3_ENDPOINT',
  edge: 'IMPRINT_EDGES',
} as const;
type Engine = keyof typeof addresses;

/** What of the edge a test can't wait for, or fill, as it is shipped. */
export interface EdgeTimes {
  readonly grace?: string;
  readonly storage?: string;
}

/** The built portal, filled with the demo, whose engines can be taken away one by one. */
export async function startFragilePortal(
  times: EdgeTimes = {},
  variables: Readonly<Record<string, string>> = {},
): Promise<FragilePortal> {
  const database = await createTestDatabase();
  const serverPort = await freePort();
  const metricsPort = await freePort();
  const secret = randomBytes(16).toString('hex');
  const edge = await startTemporaryVarnish({ serverPort, secret, probe: '200ms', ...times });
  const soundEnvironment: Record<string, string> = {
    ...(process.env as Record<string, string>),
    ...engineEnvironment(),
    IMPRINT_DATABASE_URL: database.appUrl,
    IMPRINT_DATABASE_OWNER_URL: database.ownerUrl,
    IMPRINT_INDEX_PREFIX: `fault${randomBytes(6).toString('hex')}-`,
    IMPRINT_REDIS_PREFIX: `fault${randomBytes(6).toString('hex')}:`,
    IMPRINT_PORT: String(serverPort),
    IMPRINT_METRICS_PORT: String(metricsPort),
    IMPRINT_EDGES: `http://127.0.0.1:${edge.port}`,
    IMPRINT_PUBLIC_SCHEME: 'http',
    IMPRINT_PUBLIC_PORT: String(edge.port),
    IMPRINT_EDGE_SECRET: secret,
    IMPRINT_LOG_LEVEL: process.env.IMPRINT_LOG_LEVEL ?? 'silent',
    ...variables,
  };
  const environment = { ...soundEnvironment };
  const engines = {} as Record<Engine, TcpProxy>;
  for (const [engine, variable] of Object.entries(addresses) as [Engine, string][]) {
    const url = new URL(soundEnvironment[variable] as string);
    engines[engine] = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(engines[engine].port);
    environment[variable] = url.toString();
  }
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  const app = new pg.Client({ connectionString: database.appUrl });
  await Promise.all([owner.connect(), app.connect(), fromSource(soundEnvironment, 'samples/load.ts', '--bare')]);

  const server = portalProcess('server', environment);
  const worker = portalProcess('worker', environment);
  server.start();
  await until('the server is ready', async () => (await ask(serverPort, '/healthz')).http === 200, startSeconds);
  await until('the edge sees the server', async () => (await ask(edge.port, '/robots.txt')).http === 200);

  return {
    edgePort: edge.port,
    metricsPort,
    serverPort,
    server,
    worker,
    engines,
    environment,
    soundEnvironment,
    owner,
    app,
    async stop() {
      // Hung connections would keep a process from ending gracefully.
      await Promise.all([server.kill(), worker.kill(), owner.end(), app.end()]);
      await Promise.all(Object.values(engines).map((engine) => engine.stop()));
      await edge.stop();
      await deleteIndices(soundEnvironment);
      await database.drop();
    },
  };
}

async function deleteIndices(environment: Record<string, string>): Promise<void> {
  const listed = await fetch(
    `${environment.IMPRINT_OPENSEARCH_URL}/_cat/indices/${environment.IMPRINT_INDEX_PREFIX}*?format=json`,
  );
  for (const { index } of (await listed.json()) as { index: string }[])
    await fetch(`${environment.IMPRINT_OPENSEARCH_URL}/${index}`, { method: 'DELETE' });
}
