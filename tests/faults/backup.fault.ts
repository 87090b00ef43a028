import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupFolder, keptFiles } from '../../src/processes/backup/copy-files.ts';
import { type EmptyInstallation, emptyInstallation } from '../support/empty-installation.ts';
import { fromSource, portalCommand, portalSays } from '../support/portal-process.ts';

let filled: EmptyInstallation;
let restored: EmptyInstallation;
let folder = '';

beforeAll(async () => {
  [filled, restored] = await Promise.all([emptyInstallation(), emptyInstallation()]);
  folder = await mkdtemp(join(tmpdir(), 'imprint-backup-'));
  await portalCommand(filled.environment, 'migrate');
  await fromSource(filled.environment, 'samples/load.ts');
  await addPeople(filled.environment.IMPRINT_DATABASE_ADMIN_URL as string);
}, 180_000);
afterAll(async () => {
  await Promise.all([filled.drop(), restored.drop(), rm(folder, { recursive: true })]);
}, 60_000);

/** The demo has no members and nobody at its consoles. */
async function addPeople(connectionString: string): Promise<void> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query("insert into account (user_name, email) values ('sample-member', 'sample@example.org')");
  await admin.query(`insert into console_role (site_id, account_id, role)
    select site_id, account_id, 'owner' from site, account where user_name = 'sample-member'`);
  await admin.query(`insert into collected (site_id, account_id, item_id, kind)
    select site_id, account_id, id, kind from account, (select site_id, id, kind from item where status = 'published' order by id limit 5) item`);
  await admin.end();
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
};
const fingerprint = ({ environment }: EmptyInstallation) => portalSays(environment, 'doctor', '--fingerprint');

it('gives back every site, account, doing and file in an empty installation, equal to the last row', async () => {
  const before = await fingerprint(filled);
  expect(before).toMatch(/the whole installation, \d{4,} rows/);
  const backup = await timed(() => portalCommand(filled.environment, 'backup', folder));
  const restore = await timed(() => portalCommand(restored.environment, 'restore', folder));
  expect(await fingerprint(restored)).toBe(before);
  const reindex = await timed(() => portalCommand(restored.environment, 'reindex'));
  expect(await portalSays(restored.environment, 'migrate')).toContain('up to date');
  expect(await portalSays(restored.environment, 'doctor')).toContain('nothing wrong');

  let files = 0;
  let bytes = 0;
  for await (const file of keptFiles(folder)) {
    files += 1;
    bytes += file.bytes;
  }
  console.log(
    `backup ${backup.toFixed(1)} s, restore ${restore.toFixed(1)} s, reindex ${reindex.toFixed(1)} s; ${files} files, ${Math.round(bytes / 1_048_576)} MB; ${before.trim().split('\n').at(-1)?.slice(66)}`,
  );
});

it('adds only what is new when it runs again, and refuses a database that has something', async () => {
  expect(await portalSays(filled.environment, 'backup', folder)).toMatch(/files \(\d+ MB\) are copied, 0 of them new/);
  await expect(portalSays(restored.environment, 'restore', folder)).rejects.toThrow(/The database is not empty/);
});

it('does not bring a damaged file back under the name of a good one', async () => {
  const empty = await emptyInstallation();
  try {
    for await (const { sha256 } of keptFiles(folder)) {
      await writeFile(backupFolder(folder).fileOf(sha256), 'damaged');
      break;
    }
    await expect(portalSays(empty.environment, 'restore', folder)).rejects.toThrow(/of the backup is damaged/);
  } finally {
    await empty.drop();
  }
});
