import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

// `npm run faults`              takes servers, workers and engines away from a running portal, one after the other
// `npm run faults -- worker`    only the files whose name has that word
// The shared engines keep running: the portal under test reaches them through a proxy that can refuse or hang.

const results = 'tests/results/faults.json';
rmSync(results, { force: true });
const outcome = spawnSync('vitest', ['run', '--config', 'tests/faults/vitest.config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});

try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed`);
} catch {
  console.error('The faults ended without a result.');
}
process.exit(outcome.status ?? 1);
