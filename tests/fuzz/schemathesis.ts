import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../../ops/native/settings.ts';
import type { FuzzOptions } from './options.ts';

const version = '4.32.5';
const home = join(services.cache, `schemathesis-${version}`);
const program = join(home, 'bin', 'st');

/** Any 5xx, and any answer that the contract doesn't describe. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

/** Into a folder of the cache, once; nothing is installed into the system's Python. Answers why not, or nothing. */
export function installSchemathesis(): string | undefined {
  if (existsSync(program)) return undefined;
  console.log(`installing schemathesis ${version} (once, into ${home})`);
  const steps: [string, string[]][] = [
    ['python3', ['-m', 'venv', home]],
    [join(home, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${version}`]],
  ];
  for (const [command, words] of steps) {
    const outcome = spawnSync(command, words, { encoding: 'utf8' });
    if (outcome.status === 0) continue;
    // Half an installation would be taken for a whole one the next time.
    rmSync(home, { recursive: true, force: true });
    const said = `${outcome.stderr ?? ''}${outcome.stdout ?? ''}`.trim().split('\n').at(-1);
    return outcome.error ? `${command} could not be started: ${outcome.error.message}` : said || `${command} failed`;
  }
  return undefined;
}

/** Asks every call of the committed contract with made-up requests. */
export function runSchemathesis(port: number, host: string, { examples, seed }: FuzzOptions): boolean {
  const outcome = spawnSync(
    program,
    [
      'run',
      join(services.checkout, 'docs', 'openapi.json'),
      ...['--url', `http://127.0.0.1:${port}/rc-pub`],
      ...['--header', `Host: ${host}`],
      ...['--checks', checks.join(',')],
      ...['--max-examples', String(examples)],
      ...['--seed', String(seed)],
      ...['--phases', 'examples,coverage,fuzzing'],
      ...['--suppress-health-check', 'all'],
      ...['--request-timeout', '15'],
      ...['--warnings', 'off'],
      '--continue-on-failure',
      '--no-color',
    ],
    { stdio: 'inherit', cwd: home, env: { ...process.env, HYPOTHESIS_STORAGE_DIRECTORY: join(home, 'examples') } },
  );
  return outcome.status === 0;
}
