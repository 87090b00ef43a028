import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleBytes } from '../../../src/features/editorial/import/formats/jats/sample-article.ts';
import { writeSampleArticles } from '../../support/sample-jats.ts';

export interface SampleFiles {
  readonly folder: string;
  readonly dois: readonly string[];
  readonly small: string;
  readonly large: string;
}

const words = 'light wave crystal sample field phase lattice photon signal layer growth model protein cell';
const paragraph = `<p>${`${words} `.repeat(8)}</p>`;

/** Many articles of usual length, one of 50 KB and one of 760 KB of text. */
export async function writeSampleFiles(count: number): Promise<SampleFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-article-'));
  const many = await writeSampleArticles(folder, count);
  const ofSize = async (doi: string, kilobytes: number) => {
    const sections = Math.ceil((kilobytes * 1_000) / (paragraph.length * 10));
    const body = Array.from(
      { length: sections },
      (_, place) => `<sec id="s${place}"><title>Section ${place}</title>${paragraph.repeat(10)}</sec>`,
    ).join('');
    const meta = `<article-id pub-id-type="doi">${doi}</article-id><title-group><article-title>A sample of ${kilobytes} KB</article-title></title-group>`;
    await writeFile(join(folder, `${kilobytes}.xml`), sampleBytes({ meta, rest: `<body>${body}</body>` }));
    return doi;
  };
  return {
    folder,
    dois: [...new Set(many.map(({ doi }) => doi))],
    small: await ofSize('10.5555/size.50', 50),
    large: await ofSize('10.5555/size.760', 760),
  };
}
