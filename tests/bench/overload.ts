import { alternate, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { startBenchPortal } from './bench-portal.ts';
import { pinSelf } from './cores.ts';
import { applyLoad } from './load.ts';
import { measureNeighbours } from './overload/neighbours.ts';
import { applyArrivals, type Outcome, openConnections, percentile } from './overload/open-load.ts';
import { visitorsAtPeak } from './overload/peak.ts';
import { everySite, path, sites } from './overload/readers.ts';
import { medianOf, pairedRatio } from './paired-ratio.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { type Finding, ratioFinding } from './verdict.ts';

const warmUpMilliseconds = 4_000;
/** The crowd has to gather before its share is counted. */
const gatherMilliseconds = 500;
/** Goodput ≥ 0.9 of the peak, said so that less is better. */
const goodputBar = 1 / 0.9;
const refusalBarMilliseconds = 50;

/** What happens when more is asked than the server can do, by everyone or by one. */
export const overloadBench: Bench = {
  purpose: 'goodput at 2× saturation ÷ peak ≥ 0.9, the rest refused in < 50 ms; others beside a flood: p50 ≤ 1.5×',
  async run({ pairs, seconds }) {
    pinSelf('load');
    const portal = await startBenchPortal(sites);
    const { port } = portal.server;
    try {
      await prepareDatabases([portal.database]);
      await applyLoad({ port, concurrency: 16, next: everySite() }, warmUpMilliseconds);
      const saturated = await measureSaturation(port, pairs, seconds);
      const neighbours = await measureNeighbours(port, saturated.peak, pairs, seconds);
      return [neighbours, saturated.refusal, saturated.goodput];
    } finally {
      await portal.stop();
    }
  },
};

async function measureSaturation(port: number, pairs: number, seconds: number) {
  const agent = await openConnections(port);
  const next = everySite();
  const concurrency = await visitorsAtPeak(port, next);
  const peak = async () => {
    const { requests, seconds: took } = await applyLoad({ port, concurrency, next }, seconds * 1_000);
    return requests / took;
  };
  const crowds: Outcome[] = [];
  let last = await peak();
  const measured = await alternate(
    {
      peak: async () => {
        last = await peak();
        return last;
      },
      'at twice the peak': async () => {
        const outcomes = await applyArrivals({ port, agent, perSecond: 2 * last, next }, seconds * 1_000);
        crowds.push(...outcomes);
        return goodput(outcomes, seconds * 1_000);
      },
    },
    pairs,
  );
  agent.destroy();
  refuseStrangeAnswers(crowds);
  const good = measured['at twice the peak'];
  const ratio = pairedRatio(zip(good, measured.peak));
  const method = `peak ÷ goodput at twice the peak, ${path} of ${sites - 1} sites, uncached; peak by ${concurrency} visitors`;
  console.log(
    `pages a second: peak ${medianOf(measured.peak).toFixed(0)}, at twice the peak ${medianOf(good).toFixed(0)}`,
  );
  return {
    peak: medianOf(measured.peak),
    refusal: refusalFinding(crowds),
    goodput: ratioFinding('overload', ratio, goodputBar, method),
  };
}

/** Pages a second that were there in time: what comes after the crowd has gone is served to nobody. */
const goodput = (outcomes: readonly Outcome[], milliseconds: number): number =>
  (1_000 * outcomes.filter(({ http, at }) => http === 200 && at > gatherMilliseconds && at <= milliseconds).length) /
  (milliseconds - gatherMilliseconds);

const isRefusal = ({ http }: Outcome): boolean => http === 429 || http === 503;

function refuseStrangeAnswers(outcomes: readonly Outcome[]): void {
  const strange = outcomes.filter((outcome) => outcome.http !== 200 && !isRefusal(outcome)).map(({ http }) => http);
  // 0 is a request that found no free connection: then the bench did not offer what it says.
  if (strange.length > outcomes.length / 100)
    throw new Error(`Neither a page nor a refusal: ${strange.length} of ${outcomes.length}, ${[...new Set(strange)]}.`);
}

function refusalFinding(outcomes: readonly Outcome[]): Finding {
  const refused = outcomes.filter(isRefusal).map(({ milliseconds }) => milliseconds);
  const at = (share: number) => percentile(refused, share);
  const share = ((100 * refused.length) / outcomes.length).toFixed(0);
  console.log(`refusals: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`);
  return {
    name: 'overload-refusal',
    figure: at(0.95),
    unit: 'ms',
    bar: refusalBarMilliseconds,
    median: at(0.5),
    method: `p95 of ${refused.length} refusals, ${share} % of what was asked at twice the peak`,
  };
}
