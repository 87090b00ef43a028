import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/platform/adapters/postgres/migrate.ts';
import { engineEnvironment } from './engines.ts';

const migrations = join(import.meta.dirname, '../../db/migrations');

/** The migrated template is made once for each state of the migrations; test files copy it, which takes half a second. */
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
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Two files that start together must not both make the template. */
async function prepareTemplate(admin: pg.Client): Promise<string> {
  const template = templateName();
  const isKnown = async () =>
    ((await admin.query('select from pg_database where datname = $1', [template])).rowCount ?? 0) > 0;
  if (await isKnown()) return template;
  await admin.query('select pg_advisory_lock(7710)');
  if (!(await isKnown())) {
    // Known by its name only when it is whole.
    const begun = `${template}_begun`;
    await admin.query(`drop database if exists ${begun}`);
    await admin.query(`create database ${begun} owner imprint_owner`);
    await migrate(inDatabase(engineEnvironment().IMPRINT_DATABASE_OWNER_URL as string, begun), migrations);
    await admin.query(`alter database ${begun} rename to ${template}`);
  }
  await admin.query('select pg_advisory_unlock(7710)');
  return template;
}

/** Of a run of many test files: its number. Such a run has the next copy made while a file is tested. */
const manyFiles = process.env.IMPRINT_TEST_RUN;
const prefixOf = (run: string) => `imprint_test_${run}_`;

const copyTemplate = (): Promise<string> =>
  withAdmin(async (admin) => {
    const name = `${prefixOf(manyFiles ?? '0')}${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${name} template ${await prepareTemplate(admin)} owner imprint_owner`);
    return name;
  });

const drop = (name: string) =>
  withAdmin(async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`)));

/** The last copies that a run had made were taken by nobody. */
export const dropDatabasesOf = (run: string): Promise<void> =>
  withAdmin(async (admin) => {
    const left = await admin.query('select datname from pg_database where starts_with(datname, $1)', [prefixOf(run)]);
    for (const { datname } of left.rows) await admin.query(`drop database if exists ${datname} with (force)`);
  });

let spare: Promise<string> | undefined;

export interface TestDatabase {
  readonly name: string;
  readonly appUrl: string;
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const environment = engineEnvironment();
  const name = await (spare ?? copyTemplate());
  spare = manyFiles ? copyTemplate() : undefined;
  // Told to whoever takes it.
  spare?.catch(() => {});
  return {
    name,
    appUrl: inDatabase(environment.IMPRINT_DATABASE_URL as string, name),
    ownerUrl: inDatabase(environment.IMPRINT_DATABASE_OWNER_URL as string, name),
    async drop() {
      const dropped = drop(name);
      // It waits for a checkpoint, and the next file need not: what is still there when the run ends is dropped then.
      if (manyFiles) dropped.catch(() => {});
      else await dropped;
    },
  };
}
