import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { ask, type Heard } from './ask.ts';
import { makeStale } from './edge-purge.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

/** A day of an installation is a second for each hour here; how long its day is, the last test asks the shipped script. */
const seconds = 24;
const portal = useFragilePortal({ grace: `${seconds}s` });
const visitors = 8;

const known = ['homeNav', 'periodIntroduce', 'contact', 'aboutus', 'seniorSearch'].flatMap((page) =>
  ['zh', 'en'].map((language) => `/${page}?lang=${language}`),
);

/** Readers who go from page to page without a pause, until they are called off. */
async function readers(calledOff: AbortSignal): Promise<Heard[]> {
  const heard: Heard[] = [];
  const reader = async (first: number) => {
    for (let page = first; !calledOff.aborted; page++)
      heard.push(await ask(portal.edgePort, known[page % known.length] as string));
  };
  await Promise.all(Array.from({ length: visitors }, (_, first) => reader(first)));
  return heard;
}

it('shows no error on a known page for a whole day after the server was killed under load', async () => {
  for (const path of known) {
    await ask(portal.edgePort, path);
    expect(await ask(portal.edgePort, path), path).toMatchObject({ http: 200, cache: 'hit' });
  }
  const leaving = new AbortController();
  const reading = readers(leaving.signal);
  await sleep(1_000);
  // Pages that are still fresh would prove nothing.
  await makeStale(portal, opticsNumber);
  const killedAt = performance.now();
  await portal.server.kill();
  await sleep(seconds * 1_000 - (performance.now() - killedAt) - 1_000);
  leaving.abort();

  const heard = await reading;
  expect(heard.length).toBeGreaterThan(1_000);
  expect(heard.filter(({ http }) => http !== 200).map(({ http, text }) => `${http} ${text.slice(0, 80)}`)).toEqual([]);
  expect(Math.max(...heard.map(({ milliseconds }) => milliseconds))).toBeLessThan(5_000);
});

it('and after the day has passed says honestly that the page is not to be had, until the server is back', async () => {
  await until('the day is over', async () => (await ask(portal.edgePort, known[0] as string)).http === 503, 15);
  portal.server.start();
  for (const path of known)
    await until(`${path} is back`, async () => (await ask(portal.edgePort, path)).http === 200, 30);
});

it('is shipped with a day of 24 hours', () => {
  const script = readFileSync(join(import.meta.dirname, '../../ops/edge/start-varnish'), 'utf8');
  expect(script).toMatch(/^grace=\$\{IMPRINT_EDGE_GRACE:-24h\}$/m);
  expect(script).toContain('set req.grace = $grace;');
  expect(script).toContain('set beresp.grace = $grace;');
});
