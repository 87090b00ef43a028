import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../tests/support/template-database.ts';
import { writeOrCompare } from './check/generated.ts';
import { run } from './native/run.ts';

// Writes down what the migrations make: `--write` renews db/schema.sql and db/types.ts, without it drift fails.

const root = join(import.meta.dirname, '..');

async function dumpSchema(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  const { password } = url;
  url.password = '';
  const options = ['--schema-only', '--no-owner', '--exclude-table=schema_migration', `--dbname=${url}`];
  return plainSchema(await run(['pg_dump', ...options], { env: { PGPASSWORD: password } }));
}

/** Session settings, version lines and random marks differ from machine to machine and say nothing about the schema. */
function plainSchema(dump: string): string {
  const kept = dump
    .split('\n')
    .filter((line) => !/^(--|SET |SELECT pg_catalog\.set_config|\\(un)?restrict )/.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return `-- Written by "npm run schema -- --write" from db/migrations; read it, change a migration.\n\n${kept}\n`;
}

async function generateTypes(ownerUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'imprint-types-'));
  try {
    const file = join(folder, 'types.ts');
    const options = ['--dialect', 'postgres', '--exclude-pattern', 'schema_migration', '--out-file', file];
    await run(['kysely-codegen', ...options, '--url', 'env(SCRATCH_URL)'], {
      cwd: root,
      env: { SCRATCH_URL: ownerUrl },
    });
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const scratch = await createTestDatabase();
try {
  writeOrCompare(
    root,
    { 'db/schema.sql': await dumpSchema(scratch.ownerUrl), 'db/types.ts': await generateTypes(scratch.ownerUrl) },
    'npm run schema -- --write',
  );
} finally {
  await scratch.drop();
}
