import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const bundle = join(import.meta.dirname, '../../build/server/main.js');

/** One process of the built portal that a test may kill and start again. */
export interface PortalProcess {
  readonly running: boolean;
  start(): void;
  /** Ends at once, as by a lost machine: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export function portalProcess(name: string, environment: Record<string, string>): PortalProcess {
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
    start() {
      child = spawn(process.execPath, [bundle, name], { env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
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
