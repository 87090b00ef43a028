import { setTimeout as sleep } from 'node:timers/promises';
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
  '/article/doi/10.5555/fol.2026.5.1': { statements: 7, roundTrips: 2 },
  '/bookList': { statements: 2, roundTrips: 2 },
  '/issue': { statements: 7, roundTrips: 3 },
  '/mag/1099511628776': { statements: 10, roundTrips: 3 },
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
  for (let attempt = 0; (await ask(port, '/healthz')).http !== 200; attempt++) {
    if (attempt > 300) throw new Error('The server did not answer.');
    await sleep(200);
  }
});

afterAll(async () => server?.stop());

/** What the server has asked so far. To tell it, it asks too. */
async function readStatements(): Promise<Most> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1]);
  return {
    statements: figure('imprint_database_seconds_count'),
    roundTrips: figure('imprint_database_round_trips_total'),
  };
}

const between = (before: Most, after: Most): Most => ({
  statements: after.statements - before.statements,
  roundTrips: after.roundTrips - before.roundTrips,
});
const lesser = (one: Most, other: Most): Most => ({
  statements: Math.min(one.statements, other.statements),
  roundTrips: Math.min(one.roundTrips, other.roundTrips),
});

test.each(Object.entries(pages))('%s asks no more than %j', async (path, most) => {
  const named = await withItems(inject('ownerUrl'), path);
  const address = `${named}${named.includes('?') ? '&' : '?'}lang=en`;
  let least: Most = { statements: Number.POSITIVE_INFINITY, roundTrips: Number.POSITIVE_INFINITY };
  let telling = least;
  // What belongs to no page, like the frame that is read anew after some seconds, falls into some of these and not into all.
  for (let time = 0; time < 8; time++) {
    const first = await readStatements();
    const before = await readStatements();
    expect((await ask(port, address)).http).toBe(200);
    const after = await readStatements();
    telling = lesser(telling, between(first, before));
    least = lesser(least, between(before, after));
  }
  least = between(telling, least);
  const message = `${path} asks ${least.statements} statements in ${least.roundTrips} ways; allowed are ${most.statements} in ${most.roundTrips}`;
  expect(least.statements, message).toBeLessThanOrEqual(most.statements);
  expect(least.roundTrips, message).toBeLessThanOrEqual(most.roundTrips);
});
