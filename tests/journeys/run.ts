import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

// `npm run journeys`            every page once, in Chinese, English or now and then another language, which change from day to day
// `npm run journeys -- --all`   every page in all seven languages, and axe at each width of the console
// `npm run journeys -- --ci`    a journey that fails is walked once more, and vitest marks it (retry x1): look into those
// Other words go to vitest, for example a file's name.

const words = process.argv.slice(2);
const all = words.includes('--all');
const rest = words.filter((word) => word !== '--all' && word !== '--ci');
const results = 'tests/results/journeys.json';
rmSync(results, { force: true });
const retry = words.includes('--ci') ? ['--retry', '1'] : [];
const outcome = spawnSync('vitest', ['run', '--config', 'tests/journeys/vitest.config.ts', ...retry, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, IMPRINT_LANGUAGES: all ? 'all' : 'some' },
});

try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed`);
} catch {
  console.error('The journeys ended without a result.');
}
process.exit(outcome.status ?? 1);
