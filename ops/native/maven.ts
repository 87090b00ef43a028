import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pins from './pins.json' with { type: 'json' };
import { PlainProblem } from './plain-problem.ts';
import { findProgram, run } from './run.ts';
import { services } from './settings.ts';

export type ArtifactName = keyof typeof pins.maven;

const repository = process.env.IMPRINT_MAVEN || 'https://repo.maven.apache.org/maven2';

function parts(name: ArtifactName) {
  const [group = '', artifact = '', version = '', type = ''] = pins.maven[name].artifact.split(':');
  return { group, artifact, version, type, file: `${artifact}-${version}.${type}` };
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
    await (findProgram('mvn') && !process.env.IMPRINT_MAVEN ? copyWithMaven(name, folder) : download(name, draft));
    const found = await sha256(draft);
    const { sha256: pinned, artifact } = pins.maven[name];
    if (found !== pinned) throw new PlainProblem(`${artifact} has the SHA-256 ${found}, but ${pinned} is pinned.`);
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

async function download(name: ArtifactName, target: string): Promise<void> {
  const { group, artifact, version, file } = parts(name);
  const address = `${repository}/${group.replaceAll('.', '/')}/${artifact}/${version}/${file}`;
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok || !answer.body) {
    throw new PlainProblem(`${address} can't be downloaded (${answer?.status ?? 'no connection'}).`);
  }
  await pipeline(answer.body, createWriteStream(target));
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
