import { alternate, zip } from '../alternate.ts';
import { medianOf, pairedRatio } from '../paired-ratio.ts';
import { type Finding, ratioFinding } from '../verdict.ts';
import { applyArrivals, connections, type Outcome, openConnections, percentile } from './open-load.ts';
import { everySite, floodedSite, sites } from './readers.ts';

const bar = 1.5;

/** Readers of other sites at a fifth of what the server can do, alone and next to one site that offers ten times what it can do. */
export async function measureNeighbours(port: number, peak: number, pairs: number, seconds: number): Promise<Finding> {
  const [quiet, loud] = [await openConnections(port), await openConnections(port)];
  const next = everySite();
  const milliseconds = seconds * 1_000;
  const others = () => applyArrivals({ port, agent: quiet, perSecond: 0.2 * peak, next }, milliseconds);
  const flood = () => applyArrivals({ port, agent: loud, perSecond: 10 * peak, next: floodedSite }, milliseconds);
  const shares: number[] = [];
  const offered: number[] = [];
  const p50 = (outcomes: readonly Outcome[]) => {
    const served = outcomes.filter(({ http }) => http === 200).map((outcome) => outcome.milliseconds);
    shares.push(served.length / outcomes.length);
    return percentile(served, 0.5);
  };
  const measured = await alternate(
    {
      alone: async () => p50(await others()),
      'beside a flood': async () => {
        const [ours, theirs] = await Promise.all([others(), flood()]);
        offered.push(theirs.filter(({ http }) => http !== 0).length / seconds / peak);
        return p50(ours);
      },
    },
    pairs,
  );
  for (const agent of [quiet, loud]) agent.destroy();
  const [alone, crowded] = [medianOf(measured.alone), medianOf(measured['beside a flood'])];
  const served = (100 * Math.min(...shares)).toFixed(0);
  console.log(`others' p50: alone ${alone.toFixed(1)} ms, beside a flood ${crowded.toFixed(1)} ms; ${served} % served`);
  return ratioFinding(
    'overload-neighbours',
    pairedRatio(zip(measured.alone, measured['beside a flood'])),
    bar,
    `p50 of ${sites - 1} sites at 20 % of the peak while another offers 10× over ${connections} connections (${medianOf(offered).toFixed(1)}× got through to the server); at least ${served} % of theirs were served`,
  );
}
