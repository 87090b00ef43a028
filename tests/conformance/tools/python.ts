import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { services } from '../../../ops/native/settings.ts';

export interface PythonPackage {
  readonly name: string;
  readonly version: string;
  /** Only its own files are wanted, not what it stands on. */
  readonly alone?: boolean;
}

/** Whoever comes second waits and finds it made; what an interrupted one left is made anew. */
const makeEnvironment = `
  home=$1; shift
  if [ -e "$home/whole" ]; then exit 0; fi
  rm -rf "$home"
  python3 -m venv --copies "$home"
  "$home/bin/python" -m pip install -q --disable-pip-version-check "$@"
  touch "$home/whole"
`;

/**
 * The folder of an environment of Python that has this package, made once in the cache; nothing is installed into the system's
 * Python. `bin/python` runs it.
 */
export function pythonWith({ name, version, alone = false }: PythonPackage): string {
  const home = join(services.cache, 'python', `${name}-${version}`);
  if (existsSync(join(home, 'whole'))) return home;
  mkdirSync(dirname(home), { recursive: true });
  const words = [...(alone ? ['--no-deps'] : []), `${name}==${version}`];
  const { status, stderr, error } = spawnSync(
    'flock',
    [`${home}.lock`, 'sh', '-ec', makeEnvironment, 'sh', home, ...words],
    { encoding: 'utf8' },
  );
  if (status === 0) return home;
  throw new Error(`${name} ${version} could not be installed: ${error?.message ?? stderr.trim().split('\n').at(-1)}`);
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
