import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSampleArticles } from '../../support/sample-jats.ts';
import { withAdmin } from '../admin.ts';
import type { BenchOptions } from '../options.ts';
import { pairedRatio } from '../paired-ratio.ts';
import { type Finding, ratioFinding } from '../verdict.ts';
import { secondsOfCopy } from './bare-copy.ts';
import { benchSite, openBenchApp } from './bench-app.ts';
import { importAll } from './import-all.ts';

const articles = 300;

/** Reading, checking and storing articles against the database's own fastest way to take the same rows. */
export async function measureArticles({ pairs }: BenchOptions): Promise<readonly Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-articles-'));
  const documents = await writeSampleArticles(folder, articles);
  const measured: [number, number][] = [];
  try {
    for (let pair = 0; pair < pairs; pair += 1) {
      const bench = await openBenchApp();
      try {
        const seconds = await importAll(bench, benchSite, 'jats', folder);
        measured.push([await withAdmin(bench.testDatabase, secondsOfCopy), seconds]);
      } finally {
        await bench.end();
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const rates = measured.map(([, seconds]) => documents.length / seconds).sort((one, other) => one - other);
  const middle = rates[rates.length >> 1] ?? 0;
  return [
    {
      name: 'import-rate',
      figure: middle,
      median: middle,
      unit: 'articles/s',
      bar: null,
      method: `${documents.length} generated JATS files, read and stored`,
    },
    ratioFinding(
      'import-copy',
      pairedRatio(measured),
      null,
      `seconds of importing ${documents.length} JATS files ÷ COPY of the same rows`,
    ),
  ];
}
