import pg from 'pg';
import { engineEnvironment } from '../support/engines.ts';
import type { TestDatabase } from '../support/template-database.ts';

/** As the engine's administrator inside a bench's own database. */
export async function withAdmin<Outcome>(
  { name }: TestDatabase,
  work: (admin: pg.Client) => Promise<Outcome>,
): Promise<Outcome> {
  const url = new URL(engineEnvironment().IMPRINT_DATABASE_ADMIN_URL as string);
  url.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: url.toString() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
