import { alternate, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { pairedRatio } from './paired-ratio.ts';
import { medianTime } from './search/ask.ts';
import { type FilledIndex, fillIndex } from './search/filled-index.ts';
import { queryWords } from './search/generated-papers.ts';
import { type Finding, ratioFinding } from './verdict.ts';

const papersOfSite = 10_000;
const steps = [2, 20, 100] as const;
const siteBar = 1.15;
const decadeBar = 2;
/** From 200,000 to a million is seven tenths of a decade. */
const lastStepBar = decadeBar ** Math.log10(steps[2] / steps[1]);

/** What a search costs while the portal around it grows. */
export const searchGrowthBench: Bench = {
  purpose: `one site's search while sites grow ${steps.join(' → ')}: p50 ≤ ${siteBar}× a step; portal-wide ≤ ${decadeBar}× a decade`,
  async run({ pairs, seconds }) {
    const filled: FilledIndex[] = [];
    try {
      for (const sites of steps) filled.push(await fillIndex(sites, papersOfSite));
      const [small, middle, large] = filled as [FilledIndex, FilledIndex, FilledIndex];
      const words = queryWords(Math.max(20, seconds * 12));
      const ofSite = (index: FilledIndex) => () => medianTime(index, [index.sites[0] as number], words, 'hits');
      const ofAll = (index: FilledIndex, wanted: 'hits' | 'facets') => () =>
        medianTime(index, index.sites, words, wanted);
      const sides = {
        site2: ofSite(small),
        site20: ofSite(middle),
        site100: ofSite(large),
        all20k: ofAll(small, 'hits'),
        all200k: ofAll(middle, 'hits'),
        all1m: ofAll(large, 'hits'),
        facets20k: ofAll(small, 'facets'),
        facets200k: ofAll(middle, 'facets'),
        facets1m: ofAll(large, 'facets'),
      };
      for (const warm of Object.values(sides)) await warm();
      const p50 = await alternate(sides, pairs, (round) => process.stderr.write(`round ${round} of ${pairs}\n`));
      for (const [name, times] of Object.entries(p50))
        console.log(`${name}: p50 ${times.map((time) => time.toFixed(1)).join(' ')} ms`);
      return findings(p50);
    } finally {
      for (const index of filled) await index.end();
    }
  },
};

type Times = Readonly<
  Record<
    'site2' | 'site20' | 'site100' | 'all20k' | 'all200k' | 'all1m' | 'facets20k' | 'facets200k' | 'facets1m',
    number[]
  >
>;

function findings(p50: Times): Finding[] {
  const step = (name: string, from: keyof Times, to: keyof Times, bar: number | null, method: string): Finding =>
    ratioFinding(name, pairedRatio(zip(p50[from], p50[to])), bar, method);
  const top = 'top 20, no facets, totals to 10,000';
  return [
    step('growth-facets-200k', 'facets20k', 'facets200k', null, 'facets over all sites, 200,000 ÷ 20,000 papers'),
    step('growth-facets-1m', 'facets200k', 'facets1m', null, 'facets over all sites, 1,000,000 ÷ 200,000 papers'),
    step('growth-portal-200k', 'all20k', 'all200k', decadeBar, `over all sites, ${top}, 200,000 ÷ 20,000 papers`),
    step('growth-portal-1m', 'all200k', 'all1m', lastStepBar, `over all sites, ${top}, 1,000,000 ÷ 200,000 papers`),
    step('growth-site-20', 'site2', 'site20', siteBar, "one site's search p50, 20 ÷ 2 sites of 10,000 papers"),
    step('growth-site-100', 'site20', 'site100', siteBar, "one site's search p50, 100 ÷ 20 sites of 10,000 papers"),
  ];
}
