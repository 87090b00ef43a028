import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { limits } from '../../src/processes/limits.ts';
import { ask, type Heard } from './ask.ts';
import { makeStale } from './edge-purge.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const seconds = 20;
const known = ['/homeNav?lang=zh', '/contact?lang=zh', '/rc-pub/front/channel/getChannelList'];
/** More than the pool has connections. */
const callers = limits.database.connections + 5;
const call = '/rc-pub/front/front-period/getPeriodTree';
/** The deadline, and a little for the request itself. */
const longestMilliseconds = limits.call.deadlineMilliseconds + 1_000;

describe.each(['refuse', 'hang'] as const)('while PostgreSQL does %s for 20 s', (trouble) => {
  it('known pages are shown, calls are refused cleanly and in time, and it heals without a restart', async () => {
    for (const path of known) expect([path, (await ask(portal.edgePort, path)).http]).toEqual([path, 200]);
    await makeStale(portal, opticsNumber);
    // Every connection of the pool is open and will be lost.
    await Promise.all(Array.from({ length: callers * 3 }, () => ask(portal.serverPort, call)));
    await portal.engines.database[trouble]();

    const pages: Heard[] = [];
    const calls: Heard[] = [];
    const end = performance.now() + seconds * 1000;
    const repeat = async (path: string, heard: Heard[], port: number) => {
      while (performance.now() < end) {
        heard.push(await ask(port, path));
        await sleep(100);
      }
    };
    await Promise.all([
      ...known.map((path) => repeat(path, pages, portal.edgePort)),
      ...Array.from({ length: callers }, () => repeat(call, calls, portal.serverPort)),
    ]);
    const unknown = await ask(portal.serverPort, '/homeNav?lang=zh');
    const live = await ask(portal.serverPort, '/healthz');
    const ready = await ask(portal.metricsPort, '/readyz');
    await portal.engines.database.forward();
    const healed = await until('calls are answered again', async () => {
      return (await ask(portal.serverPort, call, { seconds: 5 })).http === 200;
    }).then(
      () => true,
      () => false,
    );

    expect.soft(pages.filter(({ http }) => http !== 200).map(({ http }) => http)).toEqual([]);
    expect.soft(Math.max(...calls.map(({ milliseconds }) => milliseconds))).toBeLessThan(longestMilliseconds);
    expect.soft([...new Set(calls.map(({ http }) => http))]).toEqual([503]);
    expect
      .soft(calls.filter(({ text }) => !text.startsWith('{"status":503,"message":')).map(({ text }) => text))
      .toEqual([]);
    expect.soft([503, 504]).toContain(unknown.http);
    expect.soft([unknown.headers['retry-after'], unknown.headers['surrogate-control']]).toEqual(['5', undefined]);
    expect.soft([live.http, ready.http]).toEqual([200, 503]);
    expect.soft(healed).toBe(true);
  });
});
