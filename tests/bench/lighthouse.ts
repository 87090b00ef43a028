import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { browserOptions } from '../support/browser.ts';
import { startPortal } from '../support/running-portal.ts';
import type { Bench } from './bench.ts';
import { medianOf } from './paired-ratio.ts';
import type { Finding } from './verdict.ts';

/** The pages that readers see most, each where it has the most to show. */
const pages: Readonly<Record<string, readonly [host: string, path: string]>> = {
  article: ['optics', '/article/doi/10.5555/fol.2026.5.1?lang=en'],
  home: ['optics', '/homeNav?lang=en'],
  portal: ['www', '/scanHome?lang=en'],
  search: ['www', '/searchFrame?q=light&lang=en'],
  list: ['optics', '/newPicture?lang=en'],
  journal: ['optics', '/mag/1099511628776?lang=en'],
};
/** What an article may load before its reader does anything. */
const scriptBytesBar = 15_000;

interface Seen {
  readonly scores: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;
  readonly contentSeconds: number;
  readonly blockedMilliseconds: number;
  readonly shift: number;
  readonly scriptBytes: number;
  /** How fast the machine was just then, as Lighthouse tries it: 1,000 and more for a desktop. */
  readonly machine: number;
}

/** Pages as a phone sees them, through the edge. */
export const lighthouseBench: Bench = {
  purpose:
    'six pages on a phone: performance ≥ 95, accessibility, best practices, SEO 100; an article: script ≤ 15 KB, LCP ≤ 2.0 s, TBT ≤ 100 ms, CLS ≤ 0.01',
  async run({ isQuick, names: [, ...only] }) {
    const portal = await startPortal();
    const debugging = await freePort();
    const browser = await chromium.launch({
      ...browserOptions(),
      args: [...browserOptions().args, `--remote-debugging-port=${debugging}`],
    });
    try {
      const found: Finding[] = [];
      for (const [page, [host, path]] of Object.entries(pages)) {
        if (only.length > 0 && !only.includes(page)) continue;
        const seen: Seen[] = [];
        for (let run = 0; run < (isQuick ? 1 : 3); run += 1)
          seen.push(await measure(`http://${host}.localhost:${portal.edgePort}${path}`, debugging, page));
        found.push(...findings(page, path, seen));
      }
      return found;
    } finally {
      await browser.close();
      await portal.stop();
    }
  },
};

/** What was found is on purpose not for crawlers, who would ask without end. */
const skipped: Readonly<Record<string, string[]>> = { search: ['is-crawlable'] };

async function measure(address: string, port: number, page: string): Promise<Seen> {
  const report = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    skipAudits: skipped[page] ?? [],
  });
  if (!report) throw new Error('Lighthouse saw nothing.');
  const { categories, audits, environment } = report.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  for (const [name, { auditRefs }] of Object.entries(categories))
    for (const { id, weight } of auditRefs)
      if (name !== 'performance' && weight > 0 && (audits[id]?.score ?? 1) < 1)
        console.log(`${name}: ${audits[id]?.title}: ${placesOf(audits[id]?.details)}`);
  const { items: requests = [] } = (audits['network-requests']?.details ?? {}) as {
    items?: { resourceType: string; transferSize: number }[];
  };
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    contentSeconds: number('largest-contentful-paint') / 1_000,
    blockedMilliseconds: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/** The elements that an audit complains about, as they stand in the page. */
const placesOf = (details: unknown): string =>
  ((details as { items?: { node?: { snippet?: string } }[] } | undefined)?.items ?? [])
    .map(({ node }) => node?.snippet ?? '')
    .join(' ');

function findings(page: string, path: string, seen: readonly Seen[]): Finding[] {
  const method = `Lighthouse mobile through the edge, ${path}`;
  const finding = (name: string, unit: string, bar: number, of: (one: Seen) => number): Finding => {
    const middle = medianOf(seen.map(of));
    return {
      name: `${page}-${name}`,
      figure: middle,
      median: middle,
      unit,
      bar,
      method: `${method}, median of ${seen.length}`,
    };
  };
  /** Others may use the machine at the same time, which makes a page slower and never faster. */
  const timed = (name: string, unit: string, bar: number, of: (one: Seen) => number): Finding => ({
    ...finding(name, unit, bar, of),
    figure: Math.min(...seen.map(of)),
    method: `${method}, best of ${seen.length}; Lighthouse's index of the machine ${Math.round(medianOf(seen.map(({ machine }) => machine)))}`,
  });
  const ofArticles =
    page === 'article'
      ? [
          timed('lcp', 's', 2, (one) => one.contentSeconds),
          timed('tbt', 'ms', 100, (one) => one.blockedMilliseconds),
          finding('cls', '', 0.01, (one) => one.shift),
          finding('script', 'bytes', scriptBytesBar, (one) => one.scriptBytes),
        ]
      : [];
  return [
    ...ofArticles,
    finding('accessibility', 'points missing', 0, (one) => 100 - one.scores.accessibility),
    finding('best-practices', 'points missing', 0, (one) => 100 - one.scores['best-practices']),
    finding('seo', 'points missing', 0, (one) => 100 - one.scores.seo),
    timed('performance', 'points missing', 5, (one) => 100 - one.scores.performance),
  ];
}
