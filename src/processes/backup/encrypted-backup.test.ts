import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/empty-installation.ts';
import { madeHere } from '../../platform/ports/storable.ts';
import { backupCommand } from '../commands/backup.ts';
import { doctorCommand } from '../commands/doctor.ts';
import { migrateCommand } from '../commands/migrate.ts';
import { restoreCommand } from '../commands/restore.ts';
import { type App, createApp } from '../create-app.ts';
import { readSettings } from '../settings.ts';
import { decryptWith, encryptTo } from './age.ts';

const marker = 'a-planted-marker-that-nobody-may-read';
let folder = '';
let identity = '';
let recipient = '';
const installations: EmptyInstallation[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imprint-age-'));
  identity = join(folder, 'identity.txt');
  execFileSync('age-keygen', ['-o', identity], { stdio: 'ignore' });
  recipient = execFileSync('age-keygen', ['-y', identity], { encoding: 'utf8' }).trim();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  for (const installation of installations) await installation.drop();
}, 60_000);

test('what is encrypted to a key can be read with its private key alone', async () => {
  const path = join(folder, 'one.age');
  await encryptTo(recipient)(Readable.from([Buffer.from(marker), Buffer.alloc(200_000, 1)]), path);
  expect((await readFile(path)).includes(marker)).toBe(false);
  let read = Buffer.alloc(0);
  await decryptWith(identity)(path, async (plain) => {
    read = Buffer.from(await buffer(plain));
  });
  expect([read.length, read.subarray(0, marker.length).toString()]).toEqual([200_000 + marker.length, marker]);

  await expect(encryptTo('age1nonsense')(Readable.from(['x']), join(folder, 'two.age'))).rejects.toThrow(
    /age ended with/,
  );
  const other = join(folder, 'other.txt');
  execFileSync('age-keygen', ['-o', other], { stdio: 'ignore' });
  await expect(decryptWith(other)(path, buffer)).rejects.toThrow(/age ended with/);
});

async function inInstallation<Outcome>(variables: Record<string, string>, work: (app: App) => Promise<Outcome>) {
  const installation = await emptyInstallation();
  installations.push(installation);
  const app = createApp(readSettings({ ...installation.environment, IMPRINT_LOG_LEVEL: 'silent', ...variables }));
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const fingerprint = async (app: App): Promise<string> => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  await doctorCommand.run(app, ['--fingerprint']);
  vi.restoreAllMocks();
  return said.join('\n');
};

test('an encrypted backup has nothing of its content in plain, and gives all of it back with the private key', async () => {
  const into = join(folder, 'backup');
  const before = await inInstallation({ IMPRINT_BACKUP_RECIPIENT: recipient }, async (app) => {
    await migrateCommand.run(app, []);
    const owner = new pg.Client({ connectionString: app.settings.IMPRINT_DATABASE_ADMIN_URL });
    await owner.connect();
    await owner.query('insert into account (user_name, email) values ($1, $2)', ['planted', `${marker}@example.org`]);
    await owner.end();
    await writeFile(join(folder, 'file'), marker);
    await app.files.putFile(madeHere(join(folder, 'file')), 'text/plain');
    await backupCommand.run(app, [into]);
    return fingerprint(app);
  });
  const names = await readdir(into, { recursive: true, withFileTypes: true });
  const stored = names.filter((one) => one.isFile());
  expect(stored.filter(({ name }) => name.endsWith('.age'))).toHaveLength(2);
  for (const { parentPath, name } of stored) {
    const bytes = await readFile(join(parentPath, name));
    expect([name, bytes.includes(marker), bytes.includes('PGDMP')]).toEqual([name, false, false]);
  }
  await inInstallation({}, async (app) => {
    await expect(restoreCommand.run(app, [into])).rejects.toThrow(/This backup is encrypted/);
    await restoreCommand.run(app, [into, '--identity', identity]);
    expect(await fingerprint(app)).toBe(before);
    expect(before).toContain('the whole installation');
  });
}, 120_000);
