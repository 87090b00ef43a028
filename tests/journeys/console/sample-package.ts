import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSampleArticles } from '../../support/sample-jats.ts';
import { zipOf } from '../../support/zip.ts';

/** A zip of made-up JATS articles, all of one issue, as a typesetter would send it. */
export async function samplePackage(count: number, doiPrefix: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-package-journey-'));
  try {
    const articles = await writeSampleArticles(folder, count, 11);
    return zipOf(
      await Promise.all(
        articles.map(async ({ name }) => ({
          name,
          content: Buffer.from((await readFile(join(folder, name), 'utf8')).replaceAll('10.5555/sample', doiPrefix)),
        })),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
