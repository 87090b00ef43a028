import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { alternate, printSides, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { pinSelf } from './cores.ts';
import { applyLoad, type Load } from './load.ts';
import { firstLoadSite } from './load-sites/load-sites.ts';
import { cpuPerRequest } from './measure-server.ts';
import { pairedRatio } from './paired-ratio.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { bytesPerSite } from './site-memory.ts';
import { type Finding, ratioFinding } from './verdict.ts';

const manySites = 10_000;
const spreadSites = 1_000;
const concurrency = 8;
const warmUpMilliseconds = 4_000;
const cpuBar = 1.1;
const memoryBarKilobytes = 20;

const paths = { call: '/rc-pub/front/channel/getChannelList', page: '/homeNav' } as const;

const hostOf = (place: number): string => `s${firstLoadSite + place}.localhost`;

const loadOn = ({ server }: BenchPortal, path: string, place: () => number): Load => ({
  port: server.port,
  concurrency,
  next: () => ({ host: hostOf(place()), path }),
});

/** Stored sites 1 → 10,000: what a request costs the server, and what a site costs its memory. */
export const sitesBench: Bench = {
  purpose: 'stored sites 1 → 10,000: CPU per request ≤ 1.10×, memory ≤ 20 KB a site',
  async run({ pairs, seconds }) {
    pinSelf('load');
    console.log(`filling two databases: 1 and ${manySites} sites`);
    const [one, many] = await Promise.all([startBenchPortal(1), startBenchPortal(manySites)]);
    try {
      const random = seededRandom(1);
      const anywhere = () => Math.floor(random() * spreadSites);
      const same = () => 0;
      await prepareDatabases([one.database, many.database]);
      for (const portal of [one, many])
        for (const path of Object.values(paths)) await applyLoad(loadOn(portal, path, same), warmUpMilliseconds);

      const memory = await bytesPerSite(many.server, (place) => ({ host: hostOf(place), path: paths.page }), manySites);
      const findings: Finding[] = [];
      for (const [what, path] of Object.entries(paths)) {
        const measured = await alternate(
          {
            'one stored': () => cpuPerRequest(one.server.pid, loadOn(one, path, same), seconds),
            'many stored, one asked': () => cpuPerRequest(many.server.pid, loadOn(many, path, same), seconds),
            'many stored, 1,000 asked': () => cpuPerRequest(many.server.pid, loadOn(many, path, anywhere), seconds),
          },
          pairs,
        );
        printSides(what, measured);
        const against = (side: keyof typeof measured, name: string, bar: number | null, method: string) =>
          ratioFinding(name, pairedRatio(zip(measured['one stored'], measured[side])), bar, `${path}, ${method}`);
        findings.push(
          against(
            'many stored, 1,000 asked',
            `sites-spread-${what}`,
            null,
            'requests spread over 1,000 of 10,000 sites ÷ 1 of 1',
          ),
          against('many stored, one asked', `sites-${what}`, cpuBar, 'one site asked, 10,000 stored ÷ 1 stored'),
        );
      }
      return inOrder(findings, memory);
    } finally {
      await Promise.all([one.stop(), many.stop()]);
    }
  },
};

/** The worse of call and page speaks for the bench. */
function inOrder(findings: readonly Finding[], bytes: number): Finding[] {
  const judged = findings.filter(({ bar }) => bar !== null).toSorted((one, other) => one.figure - other.figure);
  const worst = judged.pop() as Finding;
  const memory: Finding = {
    name: 'sites-memory',
    figure: bytes / 1024,
    unit: 'KB',
    bar: memoryBarKilobytes,
    median: bytes / 1024,
    method: `growth of resident memory ÷ ${manySites} sites shown once each`,
  };
  return [...findings.filter(({ bar }) => bar === null), memory, ...judged, { ...worst, name: 'sites' }];
}
