import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, startTemporaryVarnish } from '../../ops/edge/temporary-varnish.ts';
import { inContainer } from '../../ops/image/containers.ts';
import { engineEnvironment } from './engines.ts';
import { dropIndices } from './indices.ts';
import { bundle, fromSource } from './portal-process.ts';
import { createTestDatabase } from './template-database.ts';

export interface RunningPortal {
  readonly edgePort: number;
  readonly serverPort: number;
  readonly metricsPort: number;
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * The built portal as people meet it: edge, server, worker, a database of its own filled with the demo. With IMPRINT_IMAGE server and
 * worker run in containers of that image.
 */
export async function startPortal(
  variables: (edgePort: number) => Promise<Record<string, string>> = async () => ({}),
): Promise<RunningPortal> {
  const { IMPRINT_IMAGE: image } = process.env;
  if (!image && !existsSync(bundle)) throw new Error('The portal is not built. Run `npm run build` first.');
  const database = await createTestDatabase();
  const serverPort = await freePort();
  const metricsPort = await freePort();
  const secret = randomBytes(16).toString('hex');
  const edge = await startTemporaryVarnish({ serverPort, secret, probe: '200ms' });
  const environment: Record<string, string> = {
    ...(process.env as Record<string, string>),
    ...engineEnvironment(),
    NODE_ENV: 'production',
    IMPRINT_DATABASE_URL: database.appUrl,
    IMPRINT_DATABASE_OWNER_URL: database.ownerUrl,
    IMPRINT_INDEX_PREFIX: `journey${randomBytes(6).toString('hex')}-`,
    IMPRINT_REDIS_PREFIX: `journey${randomBytes(6).toString('hex')}:`,
    // An image listens to the whole network unless told.
    IMPRINT_HOST: '127.0.0.1',
    IMPRINT_PORT: String(serverPort),
    IMPRINT_METRICS_PORT: String(metricsPort),
    IMPRINT_WORKER_METRICS_PORT: String(await freePort()),
    IMPRINT_EDGES: `http://127.0.0.1:${edge.port}`,
    IMPRINT_PUBLIC_SCHEME: 'http',
    IMPRINT_PUBLIC_PORT: String(edge.port),
    IMPRINT_EDGE_SECRET: secret,
    IMPRINT_LOG_LEVEL: 'warn',
    ...(await variables(edge.port)),
  };
  const running: ChildProcess[] = [];
  const start = (name: string) => {
    const [program = '', ...words] = image ? inContainer(image, environment, name) : [process.execPath, bundle, name];
    return spawn(program, words, { env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
  };
  const stop = async () => {
    await Promise.all(running.map(ended));
    await edge.stop();
    await database.drop();
    await dropIndices(environment);
  };
  try {
    await fromSource(environment, 'samples/load.ts');
    const began = performance.now();
    running.push(start('server'), start('worker'));
    await waitFor(`http://127.0.0.1:${serverPort}/healthz`);
    if (image) console.log(`${image}: a server answers after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    await waitFor(`http://127.0.0.1:${edge.port}/robots.txt`);
    await untilIndexed(database.ownerUrl, environment);
  } catch (problem) {
    // Processes without a test would work on for ever.
    await stop();
    throw problem;
  }

  return {
    edgePort: edge.port,
    serverPort,
    metricsPort,
    databaseUrl: database.appUrl,
    ownerUrl: database.ownerUrl,
    environment,
    stop,
  };
}

/** Lists and searches are empty until the worker has told the index of the samples, and the edge would remember that. */
async function untilIndexed(
  ownerUrl: string,
  { IMPRINT_OPENSEARCH_URL, IMPRINT_INDEX_PREFIX }: Record<string, string>,
): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  for (let attempt = 0; attempt < 240; attempt++) {
    const { rows } = await owner.query(
      "select count(*)::int as waiting from dirty_mark where sink in ('index', 'texts')",
    );
    if (rows[0].waiting === 0) break;
    await sleep(500);
  }
  await owner.end();
  await fetch(`${IMPRINT_OPENSEARCH_URL}/${IMPRINT_INDEX_PREFIX}*/_refresh`, { method: 'POST' });
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1_800; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within three minutes.`);
}
