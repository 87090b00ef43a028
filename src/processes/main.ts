import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { reportUseInsideTransaction } from '../platform/ports/transaction-scope.ts';
import { commands, runCommand } from './cli.ts';
import { type App, createApp } from './create-app.ts';
import { beginTracing, loadExtensions } from './engines.ts';
import { addEngineMetrics } from './http/engine-metrics.ts';
import { addJobMetrics, createMetricsServer } from './http/health.ts';
import { registerMetrics } from './metrics.ts';
import { createServer, type ServerOptions } from './server.ts';
import { readSettings } from './settings.ts';
import { createSetUp } from './setup/set-up.ts';
import { createLeaving, stopGracefully } from './stop-gracefully.ts';
import { createWorker } from './worker.ts';

const built = (): ServerOptions => ({
  pages: build as unknown as ServerBuild,
  client: join(dirname(import.meta.filename), '..', 'client'),
  release: createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .digest('hex'),
});

/** The entry of every process: `server`, `worker`, or a command of the cli. Development gives the server other pages. */
export async function start(name: string, words: readonly string[], options = built): Promise<void> {
  const settings = readSettings(process.env);
  const extensions = await loadExtensions(settings.IMPRINT_EXTENSIONS).catch((problem: Error) => {
    console.error(`imprint: ${problem.message}`);
    return process.exit(1);
  });
  const traces = await beginTracing(settings, name);
  const app = createApp(settings, traces, extensions);
  reportUseInsideTransaction((problem) => app.log.error({ problem }, 'a transaction waits for another engine'));
  if (name === 'server' || name === 'worker') await refusePooler(app);
  if (name === 'server') {
    const leaving = createLeaving(app.settings.IMPRINT_LEAVE_SECONDS);
    const setUp = createSetUp(app);
    const server = await createServer(app, { ...options(), leaving, setUp });
    const { IMPRINT_HOST: host, IMPRINT_PORT: port, IMPRINT_METRICS_PORT: metricsPort } = app.settings;
    await listen(server, { host, port }, 'IMPRINT_PORT');
    const metrics = createMetricsServer(app);
    if (metricsPort) await listen(metrics, { host, port: metricsPort }, 'IMPRINT_METRICS_PORT');
    app.log.info({ port, metricsPort }, 'the server answers');
    await setUp.announce();
    stopGracefully(() => Promise.all([server.close(), metrics.close()]), app, leaving.begin);
  } else if (name === 'worker') {
    const stop = new AbortController();
    registerMetrics();
    addJobMetrics(app);
    addEngineMetrics(app);
    const worker = createWorker(app);
    const done = worker.runUntil(stop.signal);
    const { IMPRINT_HOST: host, IMPRINT_WORKER_METRICS_PORT: port } = app.settings;
    const metrics = createMetricsServer(app, worker.stalledParts);
    if (port) await listen(metrics, { host, port }, 'IMPRINT_WORKER_METRICS_PORT');
    app.log.info({ metricsPort: port }, 'the worker delivers');
    stopGracefully(async () => {
      stop.abort();
      await Promise.all([done, metrics.close()]);
    }, app);
  } else {
    const command = commands[name];
    if (!command) {
      console.error(
        `imprint: "${name}" is not a command. There are: server, worker, ${Object.keys(commands).join(', ')}.`,
      );
      process.exitCode = 2;
    } else await runCommand(app, name, command, words);
    await app.close();
  }
}

/** What would only break later, and then here and there, is refused at the start. */
async function refusePooler({ database }: App): Promise<void> {
  const problem = await database.poolerProblem();
  if (!problem) return;
  console.error(`imprint: ${problem} (docs/decisions/0180-no-pooler.md).`);
  process.exit(1);
}

async function listen(
  server: FastifyInstance,
  at: { readonly host: string; readonly port: number },
  setting: string,
): Promise<void> {
  try {
    await server.listen(at);
  } catch (problem) {
    if ((problem as { code?: string }).code !== 'EADDRINUSE') throw problem;
    console.error(`imprint: port ${at.port} is taken. Is a process running already? Stop it, or set ${setting}.`);
    process.exit(1);
  }
}

/** The built file is started by name; in development Vite loads this module and calls `start` itself. */
if (import.meta.env.PROD) await start(process.argv[2] ?? 'help', process.argv.slice(3));
