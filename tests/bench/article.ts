import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { opticsNumber } from '../../samples/sites.ts';
import { alternate, printSides, zip } from './alternate.ts';
import { type SampleFiles, writeSampleFiles } from './article/sample-files.ts';
import type { Bench } from './bench.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { startBenchServer } from './bench-server.ts';
import { pinSelf } from './cores.ts';
import { benchAppOn } from './import/bench-app.ts';
import { importAll } from './import/import-all.ts';
import type { Load } from './load.ts';
import { cpuPerRequest } from './measure-server.ts';
import { pairedRatio } from './paired-ratio.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { ratioFinding } from './verdict.ts';

const articles = 600;
const pageBar = 4;
const sizeBar = 1.3;
const host = 'optics.localhost';

/** What a full-text page costs the server that sends it, and whether its length matters. */
export const articleBench: Bench = {
  purpose: `a full-text page ÷ a bare React Router page: CPU ≤ ${pageBar}×; 760 KB ÷ 50 KB of text ≤ ${sizeBar}×`,
  async run({ pairs, seconds }) {
    pinSelf('load');
    const files = await writeSampleFiles(articles);
    const portal = await startBenchPortal(1);
    const bare = await startBenchServer([join(import.meta.dirname, 'article/bare-page-server.ts')], portal.environment);
    try {
      await importArticles(portal, files);
      await prepareDatabases([portal.database]);
      const random = seededRandom(5);
      const anyOf = () => files.dois[Math.floor(random() * files.dois.length)] as string;
      const page = (doi: () => string): Load => ({
        port: portal.server.port,
        concurrency: 4,
        next: () => ({ host, path: `/article/doi/${doi()}?lang=en` }),
      });
      const nothing: Load = { port: bare.port, concurrency: 4, next: () => ({ host, path: '/' }) };
      const cpu = await alternate(
        {
          bare: () => cpuPerRequest(bare.pid, nothing, seconds),
          article: () => cpuPerRequest(portal.server.pid, page(anyOf), seconds),
          small: () =>
            cpuPerRequest(
              portal.server.pid,
              page(() => files.small),
              seconds,
            ),
          large: () =>
            cpuPerRequest(
              portal.server.pid,
              page(() => files.large),
              seconds,
            ),
        },
        pairs,
        (round) => process.stderr.write(`round ${round} of ${pairs}\n`),
      );
      printSides('article', cpu);
      return [
        ratioFinding(
          'article-size',
          pairedRatio(zip(cpu.small, cpu.large)),
          sizeBar,
          '760 KB ÷ 50 KB of text, uncached',
        ),
        ratioFinding(
          'article',
          pairedRatio(zip(cpu.bare, cpu.article)),
          pageBar,
          `${files.dois.length} articles in random order, uncached, read in that request ÷ one element by React Router`,
        ),
      ];
    } finally {
      await bare.stop();
      await portal.stop();
      await rm(files.folder, { recursive: true, force: true });
    }
  },
};

async function importArticles({ database }: BenchPortal, { folder }: SampleFiles): Promise<void> {
  const app = benchAppOn(database);
  await importAll(app, opticsNumber, 'jats', folder);
  await app.end();
}
