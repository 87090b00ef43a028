import { applyLoad, type Load } from './load.ts';
import { cpuMicroseconds } from './process-usage.ts';

/** Connections that rested are opened anew before the clock runs. */
const pauseMilliseconds = 300;

/** The server's own CPU time for one request, in microseconds, over so many seconds of load. */
export async function cpuPerRequest(pid: number, load: Load, seconds: number): Promise<number> {
  await applyLoad(load, pauseMilliseconds);
  const before = cpuMicroseconds(pid);
  const { requests } = await applyLoad(load, seconds * 1000);
  return (cpuMicroseconds(pid) - before) / requests;
}
