import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { demandSha256, download } from './download.ts';
import pins from './pins.json' with { type: 'json' };
import { findProgram, run } from './run.ts';
import { services } from './settings.ts';

export type ArtifactName = keyof typeof pins.maven;

export const openSearchParts: readonly ArtifactName[] = ['opensearch', 'knn', 'smartcnPlugin', 'smartcnLucene'];

const repository = process.env.IMPRINT_MAVEN || 'https://repo.maven.apache.org/maven2';

function parts(name: ArtifactName) {
  const [group = '', artifact = '', version = '', type = '', classifier] = pins.maven[name].artifact.split(':');
  const file = [artifact, version, ...(classifier ? [classifier] : [])].join('-');
  return { group, artifact, version, type, file: `${file}.${type}` };
}

export const version = (name: ArtifactName) => parts(name).version;
export const cachedArtifact = (name: ArtifactName) => join(services.cache, 'maven', parts(name).file);

/** Brings one pinned artifact into the cache; nothing enters it whose SHA-256 is not the pinned one. */
export async function fetchArtifact(name: ArtifactName): Promise<void> {
  const target = cachedArtifact(name);
  if (existsSync(target)) return;
  const folder = `${target}.fetching-${process.pid}`;
  const draft = join(folder, basename(target));
  mkdirSync(folder, { recursive: true });
  try {
    await (findProgram('mvn') && !process.env.IMPRINT_MAVEN
      ? copyWithMaven(name, folder)
      : download(address(name), draft));
    await demandSha256(pins.maven[name].artifact, draft, pins.maven[name].sha256);
    renameSync(draft, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Maven knows the mirror and proxy a company prescribes.
async function copyWithMaven(name: ArtifactName, folder: string): Promise<void> {
  await run([
    'mvn',
    '-q',
    '-B',
    'dependency:copy',
    `-Dartifact=${pins.maven[name].artifact}`,
    `-DoutputDirectory=${folder}`,
  ]);
}

function address(name: ArtifactName): string {
  const { group, artifact, version, file } = parts(name);
  return `${repository}/${group.replaceAll('.', '/')}/${artifact}/${version}/${file}`;
}
