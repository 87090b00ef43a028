import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engineEnvironment } from '../support/engines.ts';
import { documentsPromised } from './manifest.ts';
import { plannedImports, plannedSites } from './plan.ts';
import { connectCorpus, countWork, entryCounts, linkCounts, tableStates } from './questions.ts';

// `npm run corpus`            imports the whole corpus into four sites and compares what came in with the manifest
// `npm run corpus -- --twice` imports it once more and shows that no row and no mark changed
// `--folder <path>`           where the corpus lies, if not next to the checkout

const { values } = parseArgs({ options: { folder: { type: 'string' }, twice: { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '../..');
const folder = resolve(values.folder ?? join(root, '../shared/corpus'));
if (!existsSync(join(folder, 'manifest.json'))) {
  console.error(`There is no corpus in ${folder}. Name its folder with --folder.`);
  process.exit(1);
}
const environment = { ...process.env, NODE_ENV: 'production', IMPRINT_LOG_LEVEL: 'warn', ...engineEnvironment() };
const bundle = join(root, 'build/server/main.js');

run('node', ['ops/native/services.ts', 'up']);
if (!existsSync(bundle)) run('npm', ['run', 'build']);
imprint('migrate');
for (const { sld, name, language } of plannedSites) imprint('site', 'add', sld, '--name', name, '--language', language);

const corpus = await connectCorpus(environment);
let wrong = 0;
const expect = (what: string, found: number, promised: number) => {
  const isRight = found === promised;
  if (!isRight) wrong += 1;
  console.log(`${isRight ? 'ok   ' : 'WRONG'} ${what}: ${found}${isRight ? '' : `, promised ${promised}`}`);
};

importAll();
for (const { site, format, file } of plannedImports) {
  const { imported, refused } = await entryCounts(corpus, site, format, file);
  expect(`${site} ${file} documents`, imported + refused, await documentsPromised(folder, file));
  if (refused > 0) console.log(`      ${refused} of them refused; each is listed above with its reason`);
}
for (const [what, found, promised] of await linkCounts(corpus)) expect(what, found, promised);
if (values.twice) {
  const before = await tableStates(corpus);
  importAll();
  const after = await tableStates(corpus);
  for (const [table, state] of Object.entries(after))
    if (state !== before[table]) {
      wrong += 1;
      console.log(`WRONG the second import changed ${table}: ${before[table]} → ${state}`);
    }
  console.log(`${Object.keys(after).length} tables compared after the second import.`);
}
await deliver();
await corpus.end();
imprint('doctor');
console.log(wrong === 0 ? 'The corpus is in.' : `${wrong} figures differ from what was promised.`);
process.exitCode = wrong === 0 ? 0 : 1;

function importAll(): void {
  mkdirSync(join(root, 'tests/results'), { recursive: true });
  for (const { site, format, file, journal } of plannedImports) {
    console.log(`\n${file} → ${site}`);
    const report = join(root, `tests/results/import-${file}.tsv`);
    const options = journal ? ['--journal', join(import.meta.dirname, `journals/${journal}.json`)] : [];
    imprint('import', format, join(folder, file), '--site', site, '--report', report, ...options);
  }
}

/** Until the worker has nothing left to do. */
async function deliver(): Promise<void> {
  const worker = spawn(process.execPath, [bundle, 'worker'], { env: environment, stdio: 'inherit' });
  for (let left = await countWork(corpus); left > 0; left = await countWork(corpus)) {
    console.log(`the worker has ${left} things to do`);
    await new Promise((done) => setTimeout(done, 5_000));
  }
  const gone = once(worker, 'exit');
  worker.kill('SIGTERM');
  await gone;
}

function imprint(...words: string[]): void {
  run(process.execPath, [bundle, ...words]);
}

function run(command: string, words: readonly string[]): void {
  const { status } = spawnSync(command, words, { stdio: 'inherit', env: environment, cwd: root });
  if (status !== 0) {
    console.error(`"${words.join(' ')}" ended with ${status}.`);
    process.exit(1);
  }
}
