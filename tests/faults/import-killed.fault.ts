import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { engineEnvironment } from '../support/engines.ts';
import { writeSampleArticles } from '../support/sample-jats.ts';
import { createTestDatabase, type TestDatabase } from '../support/template-database.ts';
import { until } from './until.ts';

const bundle = join(import.meta.dirname, '../../build/server/main.js');
const corpus = join(import.meta.dirname, '../../../shared/corpus/elife-jats.tar.gz');
const articles = 100;
const kills = 50;

const folder = mkdtempSync(join(tmpdir(), 'imprint-killed-'));
const databases: TestDatabase[] = [];

beforeAll(async () => {
  if (!existsSync(corpus)) return void (await writeSampleArticles(join(folder, 'articles'), articles));
  execFileSync('tar', ['xzf', corpus, '-C', folder]);
  const names = readdirSync(join(folder, 'elife-jats')).filter((name) => name.endsWith('.xml'));
  const chosen = names.slice(0, articles);
  await writeSampleArticles(join(folder, 'articles'), 0);
  for (const name of chosen) await copyFile(join(folder, 'elife-jats', name), join(folder, 'articles', name));
}, 120_000);

afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('imports the same whether or not importer and worker are killed again and again', { timeout: 900_000 }, async () => {
  const calm = await openInstallation();
  await calm.run('import', 'jats', join(folder, 'articles'), '--site', 'samples');
  await calm.complete();

  const disturbed = await openInstallation();
  const random = seededRandom(5);
  let killed = 0;
  for (let finished = false; killed < kills; ) {
    // Once everything is in, it is read again, so that there is always something to be killed at.
    const words = ['import', 'jats', join(folder, 'articles'), '--site', 'samples', ...(finished ? ['--again'] : [])];
    const importer = disturbed.start(...words);
    const worker = disturbed.start('worker');
    await sleep(400 + random() * 1_500);
    finished ||= importer.exitCode === 0;
    if (importer.exitCode === null) killed += 1;
    await kill(importer);
    await kill(worker);
  }
  await disturbed.run('import', 'jats', join(folder, 'articles'), '--site', 'samples');
  await disturbed.complete();

  expect(await disturbed.fingerprint()).toBe(await calm.fingerprint());
  await disturbed.run('doctor', '--site', 'samples');
});

async function openInstallation() {
  const database = await createTestDatabase();
  databases.push(database);
  const environment: Record<string, string> = {
    ...(process.env as Record<string, string>),
    ...engineEnvironment(),
    NODE_ENV: 'production',
    IMPRINT_DATABASE_URL: database.appUrl,
    IMPRINT_DATABASE_OWNER_URL: database.ownerUrl,
    IMPRINT_INDEX_PREFIX: `killed${randomBytes(6).toString('hex')}-`,
    IMPRINT_EDGES: '',
    IMPRINT_LOG_LEVEL: 'error',
  };
  const start = (...words: string[]): ChildProcess =>
    spawn(process.execPath, [bundle, ...words], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  const run = async (...words: string[]): Promise<void> => {
    const [code] = await once(start(...words), 'exit');
    if (code !== 0) throw new Error(`"${words.join(' ')}" ended with ${code}.`);
  };
  await run('site', 'add', 'samples', '--name', 'Samples');
  return {
    start,
    run,
    /** Until the worker has told the index everything; a dead worker's marks are seen again after 30 s. */
    async complete(): Promise<void> {
      const worker = start('worker');
      const owner = new pg.Client({ connectionString: database.ownerUrl });
      await owner.connect();
      const marks = async () => (await owner.query("select 1 from dirty_mark where sink = 'index' limit 1")).rowCount;
      await until('no mark is left', async () => (await marks()) === 0, 120);
      await owner.end();
      await kill(worker);
    },
    fingerprint: async () =>
      execFileSync(process.execPath, [bundle, 'doctor', '--site', 'samples', '--fingerprint'], { env: environment })
        .toString()
        .trim(),
  };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
