import { Agent } from 'node:http';
import pg from 'pg';
import { findRunning } from '../../ops/native/process.ts';
import type { BenchPortal } from './bench-portal.ts';
import type { BenchServer } from './bench-server.ts';
import { applyLoad, type Load, visit } from './load.ts';
import { cpuMicroseconds } from './process-usage.ts';

/** CPU of one request by who spends it, in microseconds, and the bytes of the answer. */
export interface Cost {
  readonly server: number;
  readonly postgres: number;
  readonly search: number;
  readonly bytes: number;
}

export type Address = { readonly host: string; readonly path: string };

export async function costOf(
  portal: { readonly database: Pick<BenchPortal['database'], 'ownerUrl'> },
  server: BenchServer,
  address: Address | (() => Address),
  seconds: number,
  concurrency = 4,
): Promise<Cost> {
  const next = typeof address === 'function' ? address : () => address;
  const load: Load = { port: server.port, concurrency, headers: { 'accept-encoding': 'gzip' }, next };
  await applyLoad(load, 300);
  const agent = new Agent();
  const bytes = (await visit(agent, load, next())).length;
  agent.destroy();
  const owner = new pg.Client({ connectionString: portal.database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await owner.end();
  const search = findRunning('opensearch')?.pid;
  const pids: readonly number[] = rows.map(({ pid }) => pid);
  const used = () => ({
    server: cpuMicroseconds(server.pid),
    postgres: pids.map(cpuOf),
    search: search ? cpuMicroseconds(search) : 0,
  });
  const before = used();
  const { requests } = await applyLoad(load, seconds * 1_000);
  const after = used();
  // What a connection that ended had used before would count as less than nothing.
  const postgres = after.postgres.reduce(
    (sum, spent, place) => sum + Math.max(0, spent - (before.postgres[place] ?? 0)),
    0,
  );
  return {
    server: (after.server - before.server) / requests,
    postgres: postgres / requests,
    search: (after.search - before.search) / requests,
    bytes,
  };
}

/** A connection may end meanwhile. */
const cpuOf = (pid: number): number => {
  try {
    return cpuMicroseconds(pid);
  } catch {
    return 0;
  }
};
