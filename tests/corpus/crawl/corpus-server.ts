import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../ops/edge/temporary-varnish.ts';

export interface CorpusServer {
  readonly port: number;
  stop(): void;
}

/** The built portal on the database that holds the corpus. */
export async function startCorpusServer(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<CorpusServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../build/server/main.js'), 'server'], {
    env: { ...environment, NODE_ENV: 'production', IMPRINT_LOG_LEVEL: 'error', IMPRINT_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (ready?.ok) return { port, stop: () => void child.kill('SIGTERM') };
    await sleep(100);
  }
  child.kill('SIGTERM');
  throw new Error('The server did not start.');
}
