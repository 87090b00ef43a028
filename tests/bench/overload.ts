import { firstLoadSite } from '../../src/processes/demo/load/load-sites.ts';
import { alternate, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { pinSelf } from './cores.ts';
import { applyLoad } from './load.ts';
import { applyArrivals, type Outcome, percentile } from './overload/open-load.ts';
import { medianOf, pairedRatio } from './paired-ratio.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { type Finding, ratioFinding } from './verdict.ts';

const sites = 50;
const path = '/homeNav';
/** Enough to keep the server at work all the time, and not so many that it refuses any. */
const concurrency = 16;
const warmUpMilliseconds = 4_000;
const neighbourBar = 1.5;
/** Goodput ≥ 0.9 of the peak, said so that less is better. */
const goodputBar = 1 / 0.9;
const refusalBarMilliseconds = 50;

/** Sites take turns; the flood comes from one that is not among them. */
const hostOf = (place: number): string => `s${firstLoadSite + place}.localhost`;
const flooding = hostOf(sites - 1);

/** What happens when more is asked than the server can do, by everyone or by one. */
export const overloadBench: Bench = {
  purpose: 'goodput at 2× saturation ÷ peak ≥ 0.9, the rest refused in < 50 ms; others beside a flood: p50 ≤ 1.5×',
  async run({ pairs, seconds }) {
    pinSelf('load');
    const portal = await startBenchPortal(sites);
    try {
      await prepareDatabases([portal.database]);
      const anyone = turns();
      await applyLoad({ port: portal.server.port, concurrency, next: anyone }, warmUpMilliseconds);
      const saturated = await measureSaturation(portal, pairs, seconds);
      const beside = await measureNeighbours(portal, saturated.peak, pairs, seconds);
      return [beside, saturated.refusal, saturated.goodput];
    } finally {
      await portal.stop();
    }
  },
};

function turns(): () => { host: string; path: string } {
  let place = 0;
  return () => {
    place = (place + 1) % (sites - 1);
    return { host: hostOf(place), path };
  };
}

async function measureSaturation({ server: { port } }: BenchPortal, pairs: number, seconds: number) {
  const next = turns();
  const refused: number[] = [];
  const strange = new Map<number, number>();
  let last = 0;
  const measured = await alternate(
    {
      peak: async () => {
        const { requests, seconds: took } = await applyLoad({ port, concurrency, next }, seconds * 1_000);
        last = requests / took;
        return last;
      },
      'at twice the peak': async () => {
        last ||= await applyLoad({ port, concurrency, next }, seconds * 1_000).then(
          (load) => load.requests / load.seconds,
        );
        const outcomes = await applyArrivals({ port, perSecond: 2 * last, next }, seconds * 1_000);
        for (const { http, milliseconds } of outcomes)
          if (http === 429 || http === 503) refused.push(milliseconds);
          else if (http !== 200) strange.set(http, (strange.get(http) ?? 0) + 1);
        return outcomes.filter(({ http }) => http === 200).length / seconds;
      },
    },
    pairs,
  );
  if (strange.size > 0)
    throw new Error(`Answers that are neither a page nor a refusal: ${JSON.stringify([...strange])}.`);
  const good = measured['at twice the peak'];
  console.log(
    `pages a second: peak ${medianOf(measured.peak).toFixed(0)}, at twice the peak ${medianOf(good).toFixed(0)}`,
  );
  console.log(
    `refusals: ${refused.length}, p50 ${percentile(refused, 0.5).toFixed(1)} ms, p95 ${percentile(refused, 0.95).toFixed(1)} ms, p99 ${percentile(refused, 0.99).toFixed(1)} ms`,
  );
  const refusal: Finding = {
    name: 'overload-refusal',
    figure: percentile(refused, 0.95),
    unit: 'ms',
    bar: refusalBarMilliseconds,
    median: percentile(refused, 0.5),
    method: `p95 of ${refused.length} refusals at twice the peak`,
  };
  const ratio = pairedRatio(zip(good, measured.peak));
  const goodput = ratioFinding(
    'overload',
    ratio,
    goodputBar,
    `peak ÷ goodput at twice the peak, ${path} of ${sites - 1} sites, uncached`,
  );
  return { peak: medianOf(measured.peak), refusal, goodput };
}

/** Readers of other sites at a fifth of what the server can do, alone and beside one site that offers ten times what it can do. */
async function measureNeighbours({ server: { port } }: BenchPortal, peak: number, pairs: number, seconds: number) {
  const others = () => applyArrivals({ port, perSecond: 0.2 * peak, next: turns() }, seconds * 1_000);
  const flood = () =>
    applyArrivals({ port, perSecond: 10 * peak, next: () => ({ host: flooding, path }) }, seconds * 1_000);
  const shares: number[] = [];
  const p50 = (outcomes: readonly Outcome[]) => {
    const served = outcomes.filter(({ http }) => http === 200);
    shares.push(served.length / outcomes.length);
    return percentile(
      served.map(({ milliseconds }) => milliseconds),
      0.5,
    );
  };
  const measured = await alternate(
    {
      alone: async () => p50(await others()),
      'beside a flood': async () => p50((await Promise.all([others(), flood()]))[0]),
    },
    pairs,
  );
  console.log(
    `others' p50: alone ${medianOf(measured.alone).toFixed(1)} ms, beside a flood ${medianOf(measured['beside a flood']).toFixed(1)} ms; served at least ${(100 * Math.min(...shares)).toFixed(0)} %`,
  );
  const ratio = pairedRatio(zip(measured.alone, measured['beside a flood']));
  return ratioFinding(
    'overload-neighbours',
    ratio,
    neighbourBar,
    `p50 of ${sites - 1} sites at 20 % of the peak while another offers 10× the peak; at least ${(100 * Math.min(...shares)).toFixed(0)} % of theirs were served`,
  );
}
