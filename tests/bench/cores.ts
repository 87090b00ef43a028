import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type pg from 'pg';

/** What is measured has this core to itself as far as the machine allows; load and engines have the other. */
export const measuredCore = 0;
const otherCore = 1;

/** All threads of a running process. False where the process is someone else's or the machine has one core. */
function pin(pid: number, core: number): boolean {
  return spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' }).status === 0;
}

export function requireTwoCores(): void {
  if (availableParallelism() < 2)
    throw new Error('A bench needs two cores: one for what is measured, one for the rest.');
}

export const pinSelf = (part: 'measured' | 'load'): boolean =>
  pin(process.pid, part === 'measured' ? measuredCore : otherCore);

/** A process that was started elsewhere and is to be measured. */
export const pinMeasured = (pid: number): boolean => pin(pid, measuredCore);

/** PostgreSQL's processes for these databases, as they are now. */
export async function pinBackends(admin: pg.Client, databases: readonly string[]): Promise<void> {
  const { rows } = await admin.query('select pid from pg_stat_activity where datname = any($1)', [databases]);
  for (const { pid } of rows) pin(pid, otherCore);
}
