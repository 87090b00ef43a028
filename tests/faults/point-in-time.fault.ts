import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { asEngineUser } from '../../ops/native/settings.ts';
import { pathOf } from '../../src/platform/adapters/s3/s3-client.ts';
import { keptFiles } from '../../src/processes/backup/copy-files.ts';
import { startArchivingPostgres } from '../support/archiving-postgres.ts';
import { type EmptyInstallation, emptyInstallation } from '../support/empty-installation.ts';
import { bundle, fromSource, portalCommand, portalSays } from '../support/portal-process.ts';

const damagedFiles = 200;

let postgres: Awaited<ReturnType<typeof startArchivingPostgres>>;
let installation: EmptyInstallation;
let side: EmptyInstallation;
let environment: Record<string, string>;
let backup = '';

beforeAll(async () => {
  [postgres, installation, side] = await Promise.all([
    startArchivingPostgres(),
    emptyInstallation(),
    emptyInstallation(),
  ]);
  environment = { ...installation.environment, ...postgres.environment };
  backup = mkdtempSync(join(tmpdir(), 'imprint-backup-'));
  await portalCommand(environment, 'migrate');
  await fromSource(environment, 'samples/load.ts');
  await postgres.backUp();
  await portalCommand(environment, 'backup', backup);
  // PostgreSQL's own user reads it.
  for (const part of ['', 'files.tsv', 'database.dump']) chmodSync(join(backup, part), part ? 0o644 : 0o755);
}, 400_000);
afterAll(async () => {
  await Promise.all([postgres.stop(), installation.drop(), side.drop()]);
  rmSync(backup, { recursive: true });
}, 60_000);

/** Members join all the time; a pause leaves a moment whose state can be known. */
function startMembersJoining() {
  let isPaused = false;
  let isOver = false;
  let joined = 0;
  const joining = (async () => {
    while (!isOver) {
      if (!isPaused) {
        joined += 1;
        const name = `'sample-${joined}'`;
        await postgres.statement(`insert into account (user_name, email) values (${name}, ${name} || '@example.org')`);
      }
      await sleep(20);
    }
  })();
  return {
    joined: () => joined,
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    async end() {
      isOver = true;
      await joining;
    },
  };
}

/** The same bytes count under each name, other content: what only reading them finds. */
async function damageFiles(): Promise<number> {
  const store = new S3Client({
    endpoint: environment.IMPRINT_S3_ENDPOINT as string,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: environment.IMPRINT_S3_ACCESS_KEY as string,
      secretAccessKey: environment.IMPRINT_S3_SECRET_KEY as string,
    },
  });
  let damaged = 0;
  for await (const { sha256, bytes } of keptFiles(backup)) {
    if (damaged === damagedFiles) break;
    const Key = pathOf(sha256);
    await store.send(
      new PutObjectCommand({ Bucket: environment.IMPRINT_S3_BUCKET as string, Key, Body: Buffer.alloc(bytes, 'x') }),
    );
    damaged += 1;
  }
  return damaged;
}

/** The drill as the user of the database, as whom alone PostgreSQL starts. */
async function drill(...words: string[]): Promise<string> {
  const command = [...asEngineUser(), process.execPath, bundle, 'drill', ...words];
  const child = spawn(command[0] as string, command.slice(1), { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The drill ended with ${code}: ${said}${complained}`);
  return said;
}

it('restores the second before a table was dropped and files were overwritten, equal to the last row and byte', async () => {
  const members = startMembersJoining();
  await sleep(3_000);
  members.pause();
  await sleep(1_000);
  const reference = (await portalSays(environment, 'doctor', '--fingerprint')).trim().split('\n').at(-1)?.slice(0, 64);
  const [{ at }] = (await postgres.statement('select now()::text as at')) as [{ at: string }];
  const before = members.joined();
  await sleep(1_000);
  members.resume();
  await sleep(2_000);
  expect(await damageFiles()).toBe(damagedFiles);
  await postgres.statement('drop table collected cascade');
  await members.end();
  await postgres.statement('select pg_switch_wal()');
  expect(members.joined()).toBeGreaterThan(before);

  const folder = join(mkdtempSync(join(tmpdir(), 'imprint-drill-')), 'data');
  chmodSync(join(folder, '..'), 0o777);
  const said = await drill(
    '--at',
    at,
    '--config',
    postgres.configuration,
    '--files',
    backup,
    '--bucket',
    side.environment.IMPRINT_S3_BUCKET as string,
    '--folder',
    folder,
    '--port',
    String(await freePort()),
    '--reference',
    reference as string,
  );
  console.log(said);
  expect(said).toContain('Its fingerprint is the reference.');
  expect(said).toContain('0 are lost');
  expect(said).toContain('nothing wrong');
  expect(said).toMatch(/The drill took \d+\.\d minutes/);

  expect(await portalSays(environment, 'restore', backup, '--files')).toMatch(
    new RegExp(` ${damagedFiles} of them replaced from the backup`),
  );
  expect(await portalSays(environment, 'restore', backup, '--files')).toContain(' 0 of them replaced from the backup');
}, 600_000);
