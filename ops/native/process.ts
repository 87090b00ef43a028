import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainProblem } from './plain-problem.ts';
import { lastLines } from './run.ts';
import type { Launch, Service } from './service.ts';
import { services } from './settings.ts';

interface Running {
  pid: number;
  /** The kernel's start time of the process: a pid alone may by now belong to another program. */
  started: string;
  fingerprint: string;
  stopSignal: NodeJS.Signals;
}

const logFile = (name: string) => join(services.state, 'logs', `${name}.log`);
const pidFile = (name: string) => join(services.state, 'pids', `${name}.json`);

function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold blanks; count from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** The process of a service, if it is alive and truly ours. A stale pid file is removed. */
export function findRunning(name: string): Running | undefined {
  const file = pidFile(name);
  try {
    const running: Running = JSON.parse(readFileSync(file, 'utf8'));
    if (startTime(running.pid) === running.started) return running;
  } catch {
    // No file, or one cut short: the same as not running.
  }
  rmSync(file, { force: true });
  return undefined;
}

export function fingerprint(launch: Launch): string {
  return createHash('sha256').update(JSON.stringify(launch)).digest('hex').slice(0, 16);
}

export async function start(service: Service, launch: Launch): Promise<void> {
  if (!(await isFree(service.port))) {
    throw new PlainProblem(
      `Port ${service.port} for ${service.name} is taken by another program. Stop it, or set IMPRINT_PORT_BASE.`,
    );
  }
  const log = freshLog(service.name);
  const [program = '', ...args] = launch.command;
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', log, log],
    cwd: launch.folder ?? services.state,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: services.state, ...launch.env },
  });
  let gone = false;
  child.on('exit', () => {
    gone = true;
  });
  child.on('error', () => {
    gone = true;
  });
  child.unref();
  if (child.pid) remember(service.name, child.pid, launch);

  const deadline = Date.now() + service.patience * 1000;
  while (!(await service.isReady())) {
    if (gone) throw failed(service, 'ended while starting');
    if (Date.now() > deadline) throw failed(service, `gave no answer within ${service.patience} s`);
    await sleep(100);
  }
}

export async function stop(name: string): Promise<boolean> {
  const running = findRunning(name);
  if (!running) return false;
  const isAlive = () => startTime(running.pid) === running.started;
  process.kill(running.pid, running.stopSignal);
  const deadline = Date.now() + 20_000;
  while (isAlive() && Date.now() < deadline) await sleep(50);
  if (isAlive()) process.kill(running.pid, 'SIGKILL');
  while (isAlive()) await sleep(50);
  rmSync(pidFile(name), { force: true });
  return true;
}

function remember(name: string, pid: number, launch: Launch): void {
  const running: Running = {
    pid,
    started: startTime(pid) ?? '',
    fingerprint: fingerprint(launch),
    stopSignal: launch.stopSignal ?? 'SIGTERM',
  };
  mkdirSync(join(services.state, 'pids'), { recursive: true });
  writeFileSync(pidFile(name), JSON.stringify(running));
}

function freshLog(name: string): number {
  const file = logFile(name);
  mkdirSync(join(services.state, 'logs'), { recursive: true });
  if (existsSync(file)) renameSync(file, `${file}.previous`);
  return openSync(file, 'a', 0o600);
}

function failed(service: Service, what: string): PlainProblem {
  const log = readFileSync(logFile(service.name), 'utf8');
  return new PlainProblem(`${service.name} ${what}. The end of ${logFile(service.name)}:\n${lastLines(log, 12)}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, services.host, () => probe.close(() => resolve(true)));
  });
}
