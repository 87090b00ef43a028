import { alternate, printSides, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { pinSelf } from './cores.ts';
import type { Load } from './load.ts';
import { cpuPerRequest } from './measure-server.ts';
import { medianOf, pairedRatio } from './paired-ratio.ts';
import { committedSearches } from './search/committed-searches.ts';
import { medianAtRate } from './search/paced-load.ts';
import { host, startSearchedPortal } from './search/searched-portal.ts';
import { type Finding, ratioFinding } from './verdict.ts';

const cpuBar = 1.5;
const addedBar = 2;
const concurrency = 4;

/** What the portal adds to a search beyond the engine's own work. */
export const searchBench: Bench = {
  purpose: `search through the API ÷ a bare route piping the same requests: CPU ≤ ${cpuBar}×, added p50 ≤ ${addedBar} ms`,
  async run({ pairs, seconds }) {
    pinSelf('load');
    const searched = await startSearchedPortal();
    try {
      const portal = inTurn(searched.portal.port, (number) => committedSearches[number] as string);
      const bare = inTurn(searched.bare.port, (number) => `/search/${number}`);
      const rewritten = inTurn(searched.bare.port, (number) => `/rewritten/${number}`);
      const cpu = await alternate(
        {
          rewritten: () => cpuPerRequest(searched.bare.pid, rewritten, seconds),
          bare: () => cpuPerRequest(searched.bare.pid, bare, seconds),
          portal: () => cpuPerRequest(searched.portal.pid, portal, seconds),
        },
        pairs,
        (round) => process.stderr.write(`round ${round} of ${pairs}\n`),
      );
      printSides('search', cpu);
      const rate = 0.3 * Math.min(1e6 / medianOf(cpu.portal), 60);
      const p50 = await alternate(
        { bare: () => medianAtRate(bare, rate, seconds), portal: () => medianAtRate(portal, rate, seconds) },
        pairs,
      );
      return [
        addedFinding(p50, rate),
        ratioFinding('search-rewritten', pairedRatio(zip(cpu.bare, cpu.rewritten)), null, rewrittenMethod),
        ratioFinding('search', pairedRatio(zip(cpu.bare, cpu.portal)), cpuBar, method),
      ];
    } finally {
      await searched.stop();
    }
  },
};

const method = `${committedSearches.length} searches with facets and highlights, server CPU each ÷ Fastify piping the same requests`;
const rewrittenMethod = 'the same answers only parsed and written again ÷ piped: the least of any shape of one’s own';

function addedFinding({ bare, portal }: Readonly<Record<'bare' | 'portal', number[]>>, rate: number): Finding {
  const added = zip(bare, portal).map(([without, through]) => through - without);
  return {
    name: 'search-added',
    figure: medianOf(added),
    median: medianOf(added),
    unit: 'ms',
    bar: addedBar,
    method: `p50 through the portal − p50 of the bare route, median of ${added.length} pairs at ${rate.toFixed(0)} searches/s; p50 ${medianOf(portal).toFixed(1)} and ${medianOf(bare).toFixed(1)} ms`,
  };
}

/** The committed searches in the same turn for both sides. */
function inTurn(port: number, path: (number: number) => string): Load {
  let place = -1;
  return {
    port,
    concurrency,
    next() {
      place = (place + 1) % committedSearches.length;
      return { host, path: path(place) };
    },
  };
}
