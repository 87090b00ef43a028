import type pg from 'pg';
import { opticsNumber } from '../../samples/sites.ts';
import { sumLargeJournals } from '../../src/content/issue/store/journal-figures.ts';
import { connectPostgres } from '../../src/platform/adapters/postgres/postgres-database.ts';
import { limits } from '../../src/processes/limits.ts';
import { withItems } from '../journeys/named-items.ts';
import { withAdmin } from './admin.ts';
import { alternate, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { type BenchPortal, samples, startBenchPortal } from './bench-portal.ts';
import { pinSelf } from './cores.ts';
import { indexAll } from './index-all.ts';
import { costOf } from './page-cost.ts';
import { medianOf, pairedRatio } from './paired-ratio.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { type Finding, ratioFinding } from './verdict.ts';

const [few, many] = [10_000, 1_000_000];
const bar = 1.5;
const host = 'optics.localhost';

/** A page of each kind that is requested most, rendered and not kept. */
const pages: Readonly<Record<string, string>> = {
  article: '/article/doi/10.5555/fol.2026.5.1?lang=en',
  home: '/homeNav?lang=en',
  list: '/bookList?lang=en',
  articles: '/moreList?code=articles&lang=en',
  issue: '/issue?lang=en',
  journal: '/mag/1099511628776?lang=en',
  expert: '/expertDetails?columnId={expert:https://orcid.org/0000-0000-0000-1012}&lang=en',
};

/** What the statements of a page cost PostgreSQL on a site with a hundred times the papers. */
export const pagesGrowthBench: Bench = {
  purpose: `the statements of a page on a site of ${many} papers ÷ ${few}: CPU of PostgreSQL ≤ ${bar}×`,
  async run({ pairs, seconds, isQuick }) {
    pinSelf('load');
    const portals: BenchPortal[] = [];
    try {
      for (const papers of [few, isQuick ? 10 * few : many]) {
        const portal = await startBenchPortal(samples);
        portals.push(portal);
        await indexAll(portal);
        await addPapers(portal, papers);
        await sumJournals(portal);
      }
      await prepareDatabases(portals.map(({ database }) => database));
      const [small, large] = portals as [BenchPortal, BenchPortal];
      const findings: Finding[] = [];
      for (const [name, path] of Object.entries(pages)) {
        const sides = {
          few: await postgresOf(small, path, seconds),
          many: await postgresOf(large, path, seconds),
        };
        const spent = await alternate(sides, pairs);
        console.log(`${name}: ${medianOf(spent.few).toFixed(0)} → ${medianOf(spent.many).toFixed(0)} µs`);
        findings.push(
          ratioFinding(
            `pages-growth-${name}`,
            pairedRatio(zip(spent.few, spent.many)),
            bar,
            'CPU of PostgreSQL a page',
          ),
        );
      }
      return findings;
    } finally {
      for (const portal of portals) await portal.stop();
    }
  },
};

async function postgresOf(portal: BenchPortal, path: string, seconds: number): Promise<() => Promise<number>> {
  const address = { host, path: await withItems(portal.database.ownerUrl, path) };
  return async () => (await costOf(portal, portal.server, address, seconds)).postgres;
}

/** As the worker does every few hours. */
async function sumJournals({ database: { appUrl } }: BenchPortal): Promise<void> {
  const database = connectPostgres({ url: appUrl, ...limits.database, statementMilliseconds: 300_000 });
  await database.transaction({ reads: [opticsNumber], writes: opticsNumber }, (transaction) =>
    sumLargeJournals(transaction, opticsNumber),
  );
  await database.close();
}

/** Fifty years of a monthly journal; its newest issues stay those of the samples. */
const issues = 600;

/**
 * So many older papers in the journal of the sample site, each with authors, references, a subject and months of use. What follows
 * from writing them, like the index, is left out: it is PostgreSQL that is measured.
 */
async function addPapers({ database }: BenchPortal, papers: number): Promise<void> {
  process.stderr.write(`adding ${papers} papers\n`);
  const id = (number: string) => `(${opticsNumber}::bigint << 40) | (100000000 + ${number})`;
  const periodId = (number: string) => `(${opticsNumber}::bigint << 40) | (90000000 + ${number})`;
  const each = `from generate_series(1, ${papers}) n`;
  const journal = `(select id from journal where site_id = ${opticsNumber} order by id limit 1)`;
  const subject = `(select id from item where site_id = ${opticsNumber} and kind = 'subject' order by id limit 1)`;
  await withAdmin(database, async (admin: pg.Client) => {
    // Neither triggers nor foreign keys are looked at.
    await admin.query("set session_replication_role = 'replica'");
    for (const statement of [
      `insert into item (site_id, id, kind, status, titles, published_on, under_id)
        select ${opticsNumber}, ${periodId('n')}, 'period', 'published', '{}', date '1960-01-01' + n * 30, ${journal}
        from generate_series(1, ${issues}) n`,
      `insert into period (site_id, id, journal_id, year, volume, issue)
        select ${opticsNumber}, ${periodId('n')}, ${journal}, 1960 + n / 12, (1 + n / 12)::text, (1 + n % 12)::text
        from generate_series(1, ${issues}) n`,
      `insert into item (site_id, id, kind, status, titles, summaries, doi, published_on, views, downloads, citations)
        select ${opticsNumber}, ${id('n')}, 'article', 'published', jsonb_build_object('en', 'Generated paper ' || n),
          jsonb_build_object('en', repeat('A sentence of a summary. ', 8)), '10.5555/generated.' || n,
          date '1960-01-01' + (n % ${issues}) * 30, n * 7907::bigint % 1009, n * 7901::bigint % 107, n % 7 ${each}`,
      `insert into article (site_id, id, journal_id, period_id, position, type, publication_type, access_type, reference_count)
        select ${opticsNumber}, ${id('n')}, ${journal}, ${periodId(`1 + n % ${issues}`)}, n / ${issues},
          'research-article', 0, 1, 2 ${each}`,
      `insert into contributor (site_id, article_id, position, role, type, names)
        select ${opticsNumber}, ${id('n')}, place, 'author', 'person',
          jsonb_build_object('en', jsonb_build_object('family', 'Author ' || n % 5003, 'given', 'A.')) ${each}, generate_series(1, 2) place`,
      `insert into reference (site_id, article_id, position, printed, doi)
        select ${opticsNumber}, ${id('n')}, place, 'A generated reference', '10.5555/generated.' || (1 + (n * 31 + place) % ${papers})
        ${each}, generate_series(1, 2) place`,
      `insert into item_subject (site_id, item_id, position, subject_id)
        select ${opticsNumber}, ${id('n')}, 1, ${subject} ${each} where ${subject} is not null`,
      `insert into usage_month (site_id, item_id, month, views, downloads)
        select ${opticsNumber}, ${id('n')}, date '2026-10-01', 1 + n % 13, n % 5 ${each}`,
    ])
      await admin.query(statement);
  });
}
