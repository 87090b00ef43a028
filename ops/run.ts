import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceEnvironment } from './native/settings.ts';

// Starts a built process with the engines of this checkout, unless the environment names others: `node ops/run.ts server`.

const built = join(import.meta.dirname, '..', 'build', 'server', 'main.js');
if (!existsSync(built)) {
  console.error('imprint: nothing is built yet; run "npm run build" first.');
  process.exit(1);
}
const engines = process.env.IMPRINT_DATABASE_URL ? {} : serviceEnvironment();
const child = spawn(process.execPath, [built, ...process.argv.slice(2)], {
  // React runs its development build unless told otherwise, at twice the cost.
  env: { NODE_ENV: 'production', ...engines, ...process.env },
  stdio: 'inherit',
});
// A terminal's Ctrl-C reaches the child by itself; told to end by anyone else, we tell the child.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('close', (status, signal) => {
  process.exitCode = status ?? (signal ? 1 : 0);
});
