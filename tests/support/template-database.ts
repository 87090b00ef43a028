import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/platform/adapters/postgres/migrate.ts';
import { engineEnvironment } from './engines.ts';

const migrations = join(import.meta.dirname, '../../db/migrations');

/** The migrated template is made once for each state of the migrations; test files copy it, which takes milliseconds. */
const templateName = (): string => {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, file)));
  return `imprint_template_${hash.digest('hex').slice(0, 12)}`;
};

const inDatabase = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).toString();

async function withAdmin<Outcome>(work: (client: pg.Client) => Promise<Outcome>): Promise<Outcome> {
  const client = new pg.Client({
    connectionString: inDatabase(engineEnvironment().IMPRINT_DATABASE_ADMIN_URL as string, 'postgres'),
  });
  await client.connect();
  try {
    // Two files that start together must not both make the template.
    await client.query('select pg_advisory_lock(7710)');
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly name: string;
  readonly appUrl: string;
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const environment = engineEnvironment();
  const ownerUrl = environment.IMPRINT_DATABASE_OWNER_URL as string;
  const template = templateName();
  const name = `imprint_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(async (admin) => {
    const known = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      await admin.query(`create database ${template} owner imprint_owner`);
      await migrate(inDatabase(ownerUrl, template), migrations);
    }
    await admin.query(`create database ${name} template ${template} owner imprint_owner`);
  });
  return {
    name,
    appUrl: inDatabase(environment.IMPRINT_DATABASE_URL as string, name),
    ownerUrl: inDatabase(ownerUrl, name),
    drop: () => withAdmin(async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`))),
  };
}
