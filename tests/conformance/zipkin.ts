import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { findJava } from '../../ops/native/java.ts';
import { cachedArtifact, fetchArtifact } from '../../ops/native/maven.ts';

/** Runs the tests of traces once more, while a real Zipkin receives what they make and is asked what it knows. */
export async function showInZipkin(): Promise<void> {
  const home = findJava();
  if (!home) throw new Error('Zipkin needs Java 21 or newer.');
  await fetchArtifact('zipkin');
  const port = await freePort();
  const zipkin = spawn(join(home, 'bin', 'java'), ['-Xmx256m', '-jar', cachedArtifact('zipkin')], {
    env: { ...process.env, QUERY_PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answers(`${url}/health`);
    const { status } = spawnSync('npx', ['vitest', 'run', 'src/processes/http/traces.test.ts'], {
      env: { ...process.env, IMPRINT_ZIPKIN: url },
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  } finally {
    zipkin.kill();
  }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await sleep(500);
  }
  throw new Error(`${url} did not answer.`);
}
