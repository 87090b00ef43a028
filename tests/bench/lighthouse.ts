import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { browserOptions } from '../support/browser.ts';
import { startPortal } from '../support/running-portal.ts';
import type { Bench } from './bench.ts';
import { medianOf } from './paired-ratio.ts';
import type { Finding } from './verdict.ts';

const path = '/article/doi/10.5555/fol.2026.5.1?lang=en';
const runs = 5;
/** A bare React Router page, built alike. */
const bareScriptBytes = 92_000;

interface Seen {
  readonly scores: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;
  readonly contentSeconds: number;
  readonly blockedMilliseconds: number;
  readonly shift: number;
  readonly scriptBytes: number;
}

/** An article as a phone sees it, through the edge. */
export const lighthouseBench: Bench = {
  purpose: 'an article on a phone: script ≤ 1.4× a bare page, performance ≥ 95, LCP ≤ 2.0 s, TBT ≤ 100 ms, CLS ≤ 0.01',
  async run() {
    const portal = await startPortal();
    const debugging = await freePort();
    const browser = await chromium.launch({
      ...browserOptions(),
      args: [...browserOptions().args, `--remote-debugging-port=${debugging}`],
    });
    try {
      const address = `http://optics.localhost:${portal.edgePort}${path}`;
      const seen: Seen[] = [];
      for (let run = 0; run < runs; run += 1) seen.push(await look(address, debugging));
      return findings(seen);
    } finally {
      await browser.close();
      await portal.stop();
    }
  },
};

async function look(address: string, port: number): Promise<Seen> {
  const told = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!told) throw new Error('Lighthouse saw nothing.');
  const { categories, audits } = told.lhr;
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

function findings(seen: readonly Seen[]): Finding[] {
  const finding = (name: string, unit: string, bar: number, of: (one: Seen) => number): Finding => {
    const middle = medianOf(seen.map(of));
    const method = `Lighthouse mobile through the edge, ${path}, median of ${seen.length}`;
    return { name: `article-${name}`, figure: middle, median: middle, unit, bar, method };
  };
  return [
    finding('lcp', 's', 2, (one) => one.contentSeconds),
    finding('tbt', 'ms', 100, (one) => one.blockedMilliseconds),
    finding('cls', '', 0.01, (one) => one.shift),
    finding('accessibility', 'points missing', 0, (one) => 100 - one.scores.accessibility),
    finding('best-practices', 'points missing', 0, (one) => 100 - one.scores['best-practices']),
    finding('seo', 'points missing', 0, (one) => 100 - one.scores.seo),
    finding('script', '× a bare page', 1.4, (one) => one.scriptBytes / bareScriptBytes),
    finding('performance', 'points missing', 5, (one) => 100 - one.scores.performance),
  ];
}
