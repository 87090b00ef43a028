import type { BenchServer } from './bench-server.ts';
import { applyLoad, type Load } from './load.ts';
import { residentBytes } from './process-usage.ts';

const concurrency = 8;
const longestMilliseconds = 180_000;

/** Shows each site once; the first half as much work on one site, so that the heap has grown to its working size before. */
export async function bytesPerSite(
  server: BenchServer,
  address: (place: number) => ReturnType<Load['next']>,
  sites: number,
): Promise<number> {
  const load = (place: () => number): Load => ({ port: server.port, concurrency, next: () => address(place()) });
  await applyLoad(
    load(() => 0),
    longestMilliseconds,
    sites / 2,
  );
  const before = residentBytes(server.pid);
  let next = 0;
  const { requests, seconds } = await applyLoad(
    load(() => next++ % sites),
    longestMilliseconds,
    sites,
  );
  const after = residentBytes(server.pid);
  const inMegabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  console.log(
    `${requests} sites shown in ${seconds.toFixed(0)} s: resident memory ${inMegabytes(before)} → ${inMegabytes(after)} MB`,
  );
  return Math.max(0, after - before) / requests;
}
