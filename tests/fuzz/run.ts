import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './options.ts';
import { installSchemathesis } from './schemathesis.ts';
import { fuzzUploads } from './uploads.ts';

// `npm run fuzz`                         100 made-up requests for each call, through the edge, in every role that it lets in
// `npm run fuzz -- --total 100000`       so many for all calls together
// `npm run fuzz -- --seed 7`             the same requests again
// `npm run fuzz -- --searches 20000`     nothing but so many nasty searches
// `npm run fuzz -- --uploads 500`        nothing but so many hostile files

const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'));
const calls = Object.values(contract.paths as Record<string, object>).flatMap((methods) => Object.keys(methods)).length;
const options = readOptions(process.argv.slice(2), calls);

const vitest = (files: readonly string[], environment: Record<string, string>) =>
  spawnSync('vitest', ['run', '--config', 'tests/fuzz/vitest.config.ts', ...files], {
    stdio: 'inherit',
    env: { ...process.env, IMPRINT_FUZZ_SEED: String(options.seed), ...environment },
  });

if (options.searches !== undefined) {
  const { status } = vitest(['search.fuzz'], { IMPRINT_FUZZ_SEARCHES: String(options.searches) });
  console.log(status === 0 ? '\n1 passed, 0 failed' : '\n0 passed, 1 failed');
  process.exit(status ?? 1);
}

if (options.uploads !== undefined) {
  const isWell = await fuzzUploads(options.uploads, options.seed);
  console.log(isWell ? '\n1 passed, 0 failed' : '\n0 passed, 1 failed');
  process.exit(isWell ? 0 : 1);
}

console.log(`fuzz: ${options.examples} cases for each call, seed ${options.seed}`);
const examples = { IMPRINT_FUZZ_EXAMPLES: String(options.examples) };
const outcomes = [
  { name: 'requests to every call', ok: vitest(['calls.fuzz'], examples).status === 0 },
  { name: 'searches', ok: vitest(['search.fuzz'], examples).status === 0 },
];

const missing = installSchemathesis();
if (missing) console.error(`fuzz: schemathesis can't be installed, so the contract was not fuzzed: ${missing}`);
outcomes.push({
  name: 'requests made of the contract',
  ok: missing === undefined && vitest(['schemathesis.fuzz'], examples).status === 0,
});

console.log('');
for (const { name, ok } of outcomes) console.log(`${ok ? 'ok' : 'FAILED'}  ${name}`);
const failed = outcomes.filter(({ ok }) => !ok).length;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
