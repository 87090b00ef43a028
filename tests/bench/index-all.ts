import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { bundle } from '../support/portal-process.ts';
import type { BenchPortal } from './bench-portal.ts';

/** Counts are told minutes later, and nothing that is measured waits for them. */
const due = "select count(*) from dirty_mark where due_at < now() + interval '35 seconds'";

/** A worker puts everything into the index and goes. */
export async function indexAll({
  environment,
  database,
}: Pick<BenchPortal, 'environment' | 'database'>): Promise<void> {
  const worker = spawn(process.execPath, [bundle, 'worker'], { env: environment, stdio: 'inherit' });
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  for (let left = 1; left > 0; await sleep(500)) left = Number((await owner.query(due)).rows[0].count);
  await owner.end();
  const gone = once(worker, 'exit');
  worker.kill('SIGTERM');
  await gone;
}
