import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { ask } from '../faults/ask.ts';
import { portalProcess } from '../support/portal-process.ts';
import { withItems } from './named-items.ts';

// How much a page asks of PostgreSQL when nobody has kept it. Whoever needs more looks first whether the page can ask for less:
// each statement and each way there and back is paid at every first rendering of every page of that kind.

interface Most {
  readonly statements: number;
  readonly roundTrips: number;
}

const pages: Readonly<Record<string, Most>> = {
  '/homeNav': { statements: 13, roundTrips: 3 },
  '/article/doi/10.5555/fol.2026.5.1': { statements: 6, roundTrips: 2 },
  '/bookList': { statements: 2, roundTrips: 2 },
  '/issue': { statements: 7, roundTrips: 3 },
  '/mag': { statements: 2, roundTrips: 1 },
  '/expertDetails?columnId={expert:https://orcid.org/0000-0000-0000-1012}': { statements: 10, roundTrips: 3 },
  '/researchDetail': { statements: 0, roundTrips: 0 },
};

let port = 0;
let metricsPort = 0;
let server: ReturnType<typeof portalProcess> | undefined;

beforeAll(async () => {
  port = await freePort();
  metricsPort = await freePort();
  server = portalProcess('server', {
    ...inject('environment'),
    IMPRINT_PORT: String(port),
    IMPRINT_METRICS_PORT: String(metricsPort),
    IMPRINT_PAGES_GB: '0',
  });
  server.start();
  await expect.poll(async () => (await ask(port, '/healthz')).http, { timeout: 60_000 }).toBe(200);
});

afterAll(async () => server?.stop());

/** What the server has asked so far. */
async function asked(): Promise<Most> {
  const told = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(told)?.[1]);
  return {
    statements: figure('imprint_database_seconds_count'),
    roundTrips: figure('imprint_database_round_trips_total'),
  };
}

test.each(Object.entries(pages))('%s asks no more than %j', async (path, most) => {
  const named = await withItems(inject('ownerUrl'), path);
  const address = `${named}${named.includes('?') ? '&' : '?'}lang=en`;
  let least = { statements: Number.POSITIVE_INFINITY, roundTrips: Number.POSITIVE_INFINITY };
  // What belongs to no page, like the frame that is read anew after some seconds, falls into some of these and not into all.
  for (let time = 0; time < 8; time++) {
    const before = await asked();
    expect((await ask(port, address)).http).toBe(200);
    const after = await asked();
    least = {
      statements: Math.min(least.statements, after.statements - before.statements),
      roundTrips: Math.min(least.roundTrips, after.roundTrips - before.roundTrips),
    };
  }
  const message = `${path} asks ${least.statements} statements in ${least.roundTrips} ways; allowed are ${most.statements} in ${most.roundTrips}`;
  expect(least.statements, message).toBeLessThanOrEqual(most.statements);
  expect(least.roundTrips, message).toBeLessThanOrEqual(most.roundTrips);
});
