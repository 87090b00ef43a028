import { spawnSync } from 'node:child_process';

// `npm run faults`              takes servers, workers and engines away from a running portal, one after the other
// `npm run faults -- worker`    only the files whose name has that word
// The shared engines keep running: the portal under test reaches them through a proxy that can refuse or hang.

const outcome = spawnSync('vitest', ['run', '--config', 'tests/faults/vitest.config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(outcome.status ?? 1);
