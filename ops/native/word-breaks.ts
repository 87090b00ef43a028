import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder, giveTreeToEngineUser } from './folders.ts';
import { javaIsBundled } from './java.ts';
import { type ArtifactName, cachedArtifact, version } from './maven.ts';
import { run } from './run.ts';

// OpenSearch tries all of its analysers whenever it makes an index, and the Thai one needs word breaks that the bundled Java
// runtime was stripped of. ICU brings them.

const folder = () => join(engineFolder('opensearch'), `word-breaks-${version('icu')}`);

/** What must be downloaded for the Java runtime in use; nothing for a whole one. */
export const wordBreakParts = (): ArtifactName[] => (javaIsBundled() ? ['icu', 'icuLocales'] : []);

/** Lines for jvm.options. */
export async function wordBreakOptions(): Promise<string[]> {
  if (!javaIsBundled()) return [];
  if (!existsSync(folder())) await unpack();
  return [`-Xbootclasspath/a:${folder()}:${join(folder(), 'icu4j.jar')}`];
}

async function unpack(): Promise<void> {
  const draft = `${folder()}.unpacking`;
  rmSync(draft, { recursive: true, force: true });
  // Dates, numbers and sorting stay Java's own: of ICU's services only this one is taken.
  const service = 'META-INF/services/java.text.spi.BreakIteratorProvider';
  await run(['unzip', '-q', cachedArtifact('icuLocales'), 'com/*', service, '-d', draft]);
  cpSync(cachedArtifact('icu'), join(draft, 'icu4j.jar'));
  await giveTreeToEngineUser(draft);
  renameSync(draft, folder());
}
