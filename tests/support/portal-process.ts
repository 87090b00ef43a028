import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export const bundle = join(import.meta.dirname, '../../build/server/main.js');

/** One process of the built portal that a test may kill and start again. */
export interface PortalProcess {
  readonly running: boolean;
  readonly pid: number | undefined;
  start(): void;
  /** Ends at once, as by a lost machine: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Of this build, or of another release. */
export function portalProcess(name: string, environment: Record<string, string>, release = bundle): PortalProcess {
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || !isRunning()) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    get running() {
      return isRunning();
    },
    get pid() {
      return child?.pid;
    },
    start() {
      child = spawn(process.execPath, [release, name], { env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** A command of the portal, until it is done. */
export async function portalCommand(environment: Record<string, string>, ...words: string[]): Promise<void> {
  const child = spawn(process.execPath, [bundle, ...words], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`"${words.join(' ')}" ended with ${code}.`);
}

/** A program that is no part of the product and runs from source, until it is done. */
export async function fromSource(environment: Record<string, string>, ...words: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../ops/from-source.ts'), ...words], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`"${words.join(' ')}" ended with ${code}.`);
}

/** What a command of the portal says; one that fails is an error with everything that it said. */
export async function portalSays(environment: Record<string, string>, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [bundle, ...words], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`"${words.join(' ')}" ended with ${code}: ${said}${complained}`);
  return said;
}
