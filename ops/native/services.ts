import { bringUp, report } from './bring-up.ts';
import { clamav } from './clamav.ts';
import { writeComposeEnvironment } from './compose-environment.ts';
import { askForPackages, mayUseApt, missingDebianPackages } from './debian.ts';
import { install } from './install.ts';
import { alone } from './lock.ts';
import { mail } from './mail.ts';
import { opensearch } from './opensearch.ts';
import { PlainProblem } from './plain-problem.ts';
import { postgres } from './postgres.ts';
import { findRunning, stop } from './process.ts';
import { redis } from './redis.ts';
import { s3 } from './s3.ts';
import type { Service } from './service.ts';
import { serviceEnvironment, services } from './settings.ts';
import { varnish } from './varnish.ts';

const all: readonly Service[] = [postgres, opensearch, redis, s3, clamav, varnish, mail];

async function up(): Promise<void> {
  const missing = () => all.map((service) => service.missing()).filter((sentence) => sentence !== undefined);
  if (missing().length > 0 && mayUseApt()) await install((what) => report('install', what));
  const sentences = missing();
  if (sentences.length > 0) {
    const packages = await missingDebianPackages();
    if (packages.length > 0) throw askForPackages(packages);
    throw new PlainProblem([...sentences, '`npm run services install` fetches what it can.'].join('\n'));
  }
  const outcomes = await Promise.allSettled(all.map(bringUp));
  const problems = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
  for (const problem of problems) if (!(problem instanceof PlainProblem)) throw problem;
  if (problems.length > 0) throw new PlainProblem(problems.map(({ message }) => message).join('\n'));
}

async function down(): Promise<void> {
  const stopOne = async ({ name }: Service) => report(name, (await stop(name)) ? 'stopped' : 'was not running');
  await Promise.all(all.map(stopOne));
}

async function status(): Promise<void> {
  const rows = await Promise.all(
    all.map(async (service) => {
      const running = findRunning(service.name);
      const state = !running ? 'down' : (await service.isReady()) ? 'up' : 'no answer';
      const version = service.missing() ? 'missing' : await service.version();
      return [service.name, state, String(service.port), String(running?.pid ?? '-'), version];
    }),
  );
  const widths = [12, 11, 7, 9, 0];
  for (const row of [['name', 'state', 'port', 'pid', 'version'], ...rows]) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(''));
  }
  console.log(`state folder ${services.state}`);
  if (rows.some(([, state]) => state !== 'up')) process.exitCode = 1;
}

function env(): void {
  for (const [name, value] of Object.entries(serviceEnvironment())) console.log(`${name}=${value}`);
}

function composeEnv(): void {
  const command = `docker compose -f ops/compose.yaml --env-file ${writeComposeEnvironment()} up -d --build --wait`;
  console.log(`Start the engines in Docker with:\n  ${command}`);
}

const actions: Record<string, () => void | Promise<void>> = {
  up: () => alone(up),
  down: () => alone(down),
  status,
  env,
  'compose-env': composeEnv,
  install: () => alone(() => install((what) => report('install', what))),
};

try {
  const action = actions[process.argv[2] ?? ''];
  if (!action) throw new PlainProblem(`Say one of: ${Object.keys(actions).join(', ')}.`);
  await action();
} catch (problem) {
  if (!(problem instanceof PlainProblem)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
