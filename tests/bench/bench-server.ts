import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { measuredCore } from './cores.ts';

export interface BenchServer {
  readonly port: number;
  readonly metricsPort: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A process that answers HTTP, alone on the measured core. `words` is what Node runs; the port comes by IMPRINT_PORT. */
export async function startBenchServer(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<BenchServer> {
  const port = await freePort();
  const metricsPort = await freePort();
  // taskset becomes the command it starts, so the pid is the server's own.
  const child = spawn('taskset', ['-c', String(measuredCore), process.execPath, ...words], {
    env: { ...environment, IMPRINT_PORT: String(port), IMPRINT_METRICS_PORT: String(metricsPort) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await answers(`http://127.0.0.1:${port}/healthz`, child);
  return {
    port,
    metricsPort,
    pid: child.pid as number,
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 900 && child.exitCode === null; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${url} did not answer.`);
}
