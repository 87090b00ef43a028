import { openPackage } from '../../src/platform/documents/archives/open-package.ts';
import type { App } from '../../src/processes/create-app.ts';
import { samplePath } from './yaml.ts';

/** Brings the documents of a folder in as a publisher would; what is there already stays as it is. */
export async function importPackage(
  { importing }: Pick<App, 'importing'>,
  site: number,
  formatName: 'jats' | 'records',
  folder: string,
): Promise<void> {
  const format = importing.formats.find(({ name }) => name === formatName);
  if (!format) throw new Error(`Nothing reads ${formatName}.`);
  const scanned = await importing.scan(await openPackage(samplePath(folder)));
  if (!scanned.ok) throw new Error(`${folder} was not scanned: ${JSON.stringify(scanned.failure)}`);
  const refused: string[] = [];
  await importing.importPackage({
    site,
    format,
    from: scanned.value,
    again: false,
    onProgress() {},
    onEntry({ outcome, source, problems }) {
      if (outcome === 'refused') refused.push(`${source}: ${JSON.stringify(problems)}`);
    },
  });
  if (refused.length > 0) throw new Error(`These documents of ${folder} were refused:\n${refused.join('\n')}`);
}
