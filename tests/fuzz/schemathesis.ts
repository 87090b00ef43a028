import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../../ops/native/settings.ts';

const version = '4.32.5';
const home = join(services.cache, `schemathesis-${version}`);
const program = join(home, 'bin', 'st');

/** Any 5xx, any answer that the contract doesn't describe, and what marks.py looks for. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'tells_nothing_of_another_site',
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

interface SchemathesisRun {
  /** Of the edge. */
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Texts that no answer may have. */
  readonly marks: readonly string[];
  readonly examples: number;
  readonly seed: number;
  readonly phases: readonly string[];
}

/** What calls.fuzz.ts alone asks. */
const leftOut = [
  // They end the session of all cases that follow.
  '/api/logout',
  '/api/sessions/endOthers',
  // Names of packages that it cannot make up.
  '/console/import/begin',
  // A file that is JSON itself, which it takes for an envelope.
  '/front/frontMembers/export',
];

/** Asks every call of the committed contract with made-up requests, and answers how it ended: 0 if all is well. */
export function runSchemathesis({ port, headers, marks, examples, seed, phases }: SchemathesisRun): Promise<number> {
  const child = spawn(
    program,
    [
      'run',
      join(services.checkout, 'docs', 'openapi.json'),
      ...['--url', `http://127.0.0.1:${port}/rc-pub`],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      ...leftOut.flatMap((path) => ['--exclude-path', path]),
      ...['--checks', checks.join(',')],
      ...['--max-examples', String(examples)],
      ...['--seed', String(seed)],
      ...['--phases', phases.join(',')],
      ...['--suppress-health-check', 'all'],
      ...['--request-timeout', '15'],
      ...['--warnings', 'off'],
      '--continue-on-failure',
      '--no-color',
    ],
    {
      stdio: 'inherit',
      cwd: home,
      env: {
        ...process.env,
        HYPOTHESIS_STORAGE_DIRECTORY: join(home, 'examples'),
        SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'marks.py'),
        IMPRINT_FUZZ_MARKS: marks.join(','),
      },
    },
  );
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
