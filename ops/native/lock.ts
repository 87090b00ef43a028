import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { services } from './settings.ts';

/** Two people, or a person and a test run, may say `up` at once; the second waits for the first. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const file = join(services.state, 'lock');
  mkdirSync(services.state, { recursive: true });
  while (!take(file)) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (!holderIsAlive(file)) rmSync(file, { force: true });
  return false;
}

function holderIsAlive(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
