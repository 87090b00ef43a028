import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../../../ops/native/settings.ts';
import { keepDraft } from './keep-draft.ts';

/** A program from Maven with all that it stands on in `lib`, fetched once into the cache; for `group:artifact:version`. */
export function javaProgram(artifact: string): string {
  const home = join(services.cache, 'java', artifact.replaceAll(':', '+'));
  if (existsSync(home)) return home;
  const draft = `${home}.fetching-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const [group = '', name = '', version = ''] = artifact.split(':');
    const wanted = `<groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version>`;
    const own =
      '<modelVersion>4.0.0</modelVersion><groupId>imprint</groupId><artifactId>tool</artifactId><version>1</version>';
    writeFileSync(
      join(draft, 'pom.xml'),
      `<project>${own}<dependencies><dependency>${wanted}</dependency></dependencies></project>`,
    );
    const words = ['-q', '-B', '-f', join(draft, 'pom.xml'), 'dependency:copy-dependencies'];
    const { status, stdout, error } = spawnSync('mvn', [...words, `-DoutputDirectory=${join(draft, 'lib')}`], {
      encoding: 'utf8',
    });
    if (status !== 0) {
      const said = error ? `Maven is missing (${error.message})` : stdout.trim().split('\n').at(-1);
      throw new Error(`${artifact} could not be fetched: ${said}`);
    }
    keepDraft(draft, home);
    return home;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
