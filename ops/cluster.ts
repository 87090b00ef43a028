import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { demandTools } from './cluster/demand-tools.ts';
import { authority, proxy } from './cluster/hosts.ts';
import { commandSettings } from './cluster/portal-settings.ts';
import { startCluster, stopCluster } from './cluster/start.ts';
import { PlainProblem } from './native/plain-problem.ts';
import { services } from './native/settings.ts';

// `npm run cluster`                       starts a cluster on this machine, each host a network namespace, with the sample sites
// `npm run cluster -- check`              shows on it what a cluster promises: tests/operating/cluster.test.ts
// `npm run cluster -- journeys`           walks journeys through it; other words are for vitest, files' names for example
// `npm run cluster -- down`               stops it and removes everything that it made

/** Without the one who logs in at another provider too, which only a portal of the journeys themselves knows. */
const journeys = [
  ...['home', 'article', 'search', 'sites', 'accounts'].map((one) => `tests/journeys/${one}.journey.ts`),
  ...['-t', '^(?!.*someone registers)'],
];

const origin = `http://localhost:${services.ports.cluster}`;

async function up(): Promise<void> {
  demandTools();
  await startCluster();
  console.log(
    `\nThe sample sites: ${origin.replace('//', '//optics.')}/ and biology., www.; the proxy is ${proxy.address}.`,
  );
  console.log('`npm run cluster -- check` examines it, `npm run cluster -- down` removes it.');
}

/** A program of the tests, told where the cluster is. */
function runTests(command: readonly string[]): void {
  if (!existsSync(authority)) throw new PlainProblem('There is no cluster yet; start one with "npm run cluster".');
  const env = { ...process.env, ...commandSettings(), IMPRINT_PORTAL_ORIGIN: origin, IMPRINT_CLUSTER: 'yes' };
  const [program = '', ...words] = command;
  process.exitCode = spawnSync(program, words, { cwd: services.checkout, env, stdio: 'inherit' }).status ?? 1;
}

const [action = 'up', ...words] = process.argv.slice(2);
const actions: Record<string, () => void | Promise<void>> = {
  up,
  down: stopCluster,
  check: () => runTests(['vitest', 'run', 'tests/operating/cluster', '--reporter=verbose', ...words]),
  journeys: () =>
    runTests([process.execPath, 'tests/journeys/run.ts', '--ci', ...(words.length > 0 ? words : journeys)]),
};

try {
  const chosen = actions[action];
  if (!chosen) throw new PlainProblem(`Say one of: ${Object.keys(actions).join(', ')}.`);
  await chosen();
} catch (problem) {
  if (!(problem instanceof PlainProblem)) throw problem;
  console.error(`imprint: ${problem.message}`);
  process.exitCode = 1;
}
