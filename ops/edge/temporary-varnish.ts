import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asEngineUser, engineUser, isRoot } from '../native/settings.ts';

export interface TemporaryVarnish {
  readonly port: number;
  /** The process that answers. */
  readonly pid: number;
  /** The folder with its rules. */
  readonly work: string;
  stop(): Promise<void>;
}

interface Options {
  /** Of one server, or of several. */
  readonly serverPort: number | readonly number[];
  readonly secret: string;
  /** How long a stale page may stand in, and how often the server's health is looked at; as shipped if nothing is said. */
  readonly grace?: string;
  readonly probe?: string;
  readonly storage?: string;
  /** Whose word the edge takes for a reader's address. */
  readonly trustedProxies?: string;
  readonly publicScheme?: 'https' | 'http';
  /** Other rules than ours. */
  readonly rules?: string;
}

/** A real varnishd with the real rules, on a free port, for as long as a test lasts. */
export async function startTemporaryVarnish(options: Options): Promise<TemporaryVarnish> {
  const { serverPort, secret, grace, probe, storage, trustedProxies, publicScheme = 'http', rules } = options;
  const port = await freePort();
  const work = makeWorkFolder();
  if (rules) writeFileSync(join(work, 'default.vcl'), rules);
  const [program = '', ...args] = [...asEngineUser(), join(work, 'start-varnish'), '-a', `127.0.0.1:${port}`];
  const varnishd = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      IMPRINT_EDGE_WORK: work,
      IMPRINT_EDGE_SECRET: secret,
      IMPRINT_EDGE_BACKEND: [serverPort]
        .flat()
        .map((one) => `127.0.0.1:${one}`)
        .join(','),
      ...(grace && { IMPRINT_EDGE_GRACE: grace }),
      ...(probe && { IMPRINT_EDGE_PROBE: probe }),
      ...(storage && { IMPRINT_EDGE_STORAGE: storage }),
      IMPRINT_PUBLIC_SCHEME: publicScheme,
      ...(trustedProxies && { IMPRINT_EDGE_TRUSTED_PROXIES: trustedProxies }),
    },
  });
  let complaints = '';
  varnishd.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (varnishd.exitCode !== null) throw new Error(complaints);
    await sleep(50);
  }
  return {
    port,
    pid: onlyChildOf(varnishd.pid as number),
    work,
    async stop() {
      await ended(varnishd);
      rmSync(work, { recursive: true, force: true });
    },
  };
}

function makeWorkFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'imprint-edge-'));
  const rules = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.vcl') || name === 'start-varnish');
  for (const name of rules) copyFileSync(join(import.meta.dirname, name), join(folder, name));
  if (isRoot) chownSync(folder, engineUser.uid, engineUser.gid);
  return folder;
}

/** varnishd watches over a process of its own that does the work. */
const onlyChildOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/**
 * A port that nobody listens at. Below those that the system gives to outgoing connections: one of them could take it before the
 * process that it is meant for starts.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(10_000, 30_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No port between 10,000 and 30,000 could be listened at.');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
