import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { serviceEnvironment, services } from './native/settings.ts';

// Everything a developer needs, with one command: engines, schema, demo, server and worker, all with reload.

const restartCode = 75;
const demoHosts = ['optics.localhost', 'biology.localhost', 'www.localhost'];
const script = join(import.meta.dirname, 'dev.ts');

if (process.argv[2] === 'serve') await serve();
else await supervise();

/** Keeps one serving process; a change on the server's side ends it, and the next one starts with the new code. */
async function supervise(): Promise<void> {
  const up = spawnSync(process.execPath, [join(import.meta.dirname, 'native/services.ts'), 'up'], { stdio: 'inherit' });
  if (up.status !== 0) process.exit(up.status ?? 1);
  const environment = {
    ...process.env,
    ...serviceEnvironment(),
    IMPRINT_METRICS_PORT: String(services.ports.metrics),
    IMPRINT_LOG_LEVEL: process.env.IMPRINT_LOG_LEVEL ?? 'warn',
  };
  for (let first = true; ; first = false) {
    const child = spawn(process.execPath, [script, 'serve', first ? 'first' : 'again'], {
      stdio: 'inherit',
      env: environment,
    });
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    if (code !== restartCode) process.exit(code ?? 0);
  }
}

async function serve(): Promise<void> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { port: services.ports.viteHmr }, allowedHosts: ['.localhost'] },
    appType: 'custom',
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite gave no environment to run the server in.');
  const main: typeof import('../src/processes/main.ts') = await ssr.runner.import('/src/processes/main.ts');
  const samples: typeof import('../samples/load.ts') = await ssr.runner.import('/samples/load.ts');

  await main.start('migrate', []);
  await samples.run([]);
  await main.start('server', [], () => ({
    before: vite.middlewares,
    pages: () => ssr.runner.import('virtual:react-router/server-build'),
  }));
  await main.start('worker', []);
  vite.watcher.on('change', (file) => {
    if (belongsToTheServer(file)) process.exit(restartCode);
  });
  if (process.argv[3] === 'first') printAddresses();
}

/** Pages and parts reload in place; the rest is joined once, when the process starts. */
function belongsToTheServer(file: string): boolean {
  return /\.(ts|sql)$/.test(file) && !/\/(pages|parts|ui|i18n)\/|\.test\.ts$|\/tests\/|\/ops\//.test(file);
}

function printAddresses(): void {
  console.log('\nThe three sample sites, through the edge as readers see them:');
  for (const host of demoHosts) console.log(`  http://${host}:${services.ports.edge}/`);
  console.log(`Straight from the server, fresh at every reload:\n  http://${demoHosts[0]}:${services.ports.server}/`);
  console.log(`Mails that were sent:\n  http://127.0.0.1:${services.ports.mailWeb}/`);
  console.log('\nCtrl+C stops the portal; `npm run services -- down` stops the engines.');
}
