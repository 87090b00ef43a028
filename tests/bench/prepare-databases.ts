import pg from 'pg';
import type { TestDatabase } from '../support/template-database.ts';
import { withAdmin } from './admin.ts';
import { pinBackends } from './cores.ts';

/** Nothing of PostgreSQL's own housekeeping may fall into the measurement. */
export async function prepareDatabases(databases: readonly TestDatabase[]): Promise<void> {
  for (const { ownerUrl } of databases) {
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    await owner.query('vacuum analyze');
    await owner.end();
  }
  await withAdmin(databases[0] as TestDatabase, (admin) =>
    pinBackends(
      admin,
      databases.map(({ name }) => name),
    ),
  );
}
