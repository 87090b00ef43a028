import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../../../ops/native/settings.ts';

export interface PythonPackage {
  readonly name: string;
  readonly version: string;
  /** Only its own files are wanted, not what it stands on. */
  readonly alone?: boolean;
}

/**
 * The folder of an environment of Python that has this package, made once in the cache; nothing is installed into the system's
 * Python. `bin/python` runs it.
 */
export function pythonWith({ name, version, alone = false }: PythonPackage): string {
  const home = join(services.cache, 'python', `${name}-${version}`);
  if (existsSync(home)) return home;
  const steps: readonly (readonly [string, readonly string[]])[] = [
    ['python3', ['-m', 'venv', '--copies', home]],
    [
      join(home, 'bin', 'python'),
      [
        '-m',
        'pip',
        'install',
        '-q',
        '--disable-pip-version-check',
        ...(alone ? ['--no-deps'] : []),
        `${name}==${version}`,
      ],
    ],
  ];
  for (const [command, words] of steps) {
    const { status, stderr, error } = spawnSync(command, words, { encoding: 'utf8' });
    if (status === 0) continue;
    // Half an environment would be taken for a whole one the next time.
    rmSync(home, { recursive: true, force: true });
    throw new Error(`${name} ${version} could not be installed: ${error?.message ?? stderr.trim().split('\n').at(-1)}`);
  }
  return home;
}

/** Where the files of an installed package lie. */
export function packageFolder(home: string, name: string): string {
  const { stdout } = spawnSync(
    join(home, 'bin', 'python'),
    [...['-c', 'import sysconfig; print(sysconfig.get_paths()["purelib"])']],
    { encoding: 'utf8' },
  );
  return join(stdout.trim(), name);
}
