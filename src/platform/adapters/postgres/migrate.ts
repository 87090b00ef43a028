import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { poolerProblem } from './refuse-pooler.ts';

/** Any number; it only has to be the same for everyone who migrates this database. */
const migrationLock = 4_710_311;

/** Runs what has not run yet, each file in its own transaction. A file that has run must not change any more. */
export async function migrate(ownerUrl: string, folder: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const pooled = await poolerProblem((work) => work(client));
    if (pooled) throw new Error(pooled);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const known = new Map<string, string>();
    for (const row of (await client.query('select name, checksum from schema_migration')).rows)
      known.set(row.name, row.checksum);

    const applied: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      if (known.get(name) === checksum) continue;
      if (known.has(name))
        throw new Error(`${name} has run already and was changed since; put the change into a new migration.`);
      await runOne(client, name, text, checksum);
      applied.push(name);
    }
    return { applied };
  } finally {
    await client.end();
  }
}

async function runOne(client: pg.Client, name: string, text: string, checksum: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (problem) {
    await client.query('rollback');
    throw new Error(`${name}: ${(problem as Error).message}`, { cause: problem });
  }
}
