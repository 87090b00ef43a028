import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readContracts } from '../../ops/openapi/contracts.ts';
import { createApp } from '../../src/processes/create-app.ts';
import { createServer } from '../../src/processes/server.ts';
import { useEdgeBefore } from '../support/edge-before.ts';
import { useTestApp } from '../support/test-app.ts';
import { watchStores } from '../support/watched-stores.ts';
import { type CallWalk, isWalked, meantFor, walkCalls } from './call-walk.ts';
import { fillMarkedSites } from './fill-marked-sites.ts';
import { walkAddresses } from './http/address-walk.ts';
import { callRequest } from './http/call-request.ts';
import { roles, sessionsOf } from './http/roles.ts';
import { sampleAddresses } from './http/sample-addresses.ts';
import { tells, toEdge, toServer } from './http/send.ts';
import { sites } from './marked-site.ts';
import { sampleCalls } from './sample-calls.ts';
import { storedRows } from './stored-rows.ts';

vi.setConfig({ testTimeout: 600_000 });

const portal = useTestApp(fillMarkedSites);
const contracts = () => readContracts(join(import.meta.dirname, '../..'));

const edgePort = useEdgeBefore(portal);
const walk = (): CallWalk => ({
  send: toEdge(edgePort()),
  headersOf: sessionsOf(portal),
  rolesFor: () => roles,
  atOnce: 8,
});

test('through the edge, every call answers the own site and the gathered one, and tells and changes nothing of any other site, whoever asks', async () => {
  const before = await storedRows(portal, sites.other);
  const { findings, cells } = await walkCalls(portal.app.handlers, walk());
  console.log(`${cells} answers to calls were looked at`);
  expect(findings).toEqual([]);
  expect(cells).toBeGreaterThan(10_000);
  expect(await storedRows(portal, sites.other)).toEqual(before);
});

test('through the edge, feeds, sitemaps, files, looks, uploads and logins at institutions tell nothing of another site, whoever asks', async () => {
  const before = await storedRows(portal, sites.other);
  const { findings, cells } = await walkAddresses(sampleAddresses, { ...walk(), roles });
  console.log(`${cells} answers beside the calls were looked at`);
  expect(findings).toEqual([]);
  expect(await storedRows(portal, sites.other)).toEqual(before);
});

describe('every sample of a call', () => {
  type Allowed = (name: string) => Promise<boolean>;

  /** Whether the sample of a call gets to a store, asked of an app that has yet to remember anything. */
  async function inNewApp<Outcome>(work: (hasReached: Allowed) => Promise<Outcome>): Promise<Outcome> {
    const app = createApp(portal.app.settings);
    const server = await createServer(app);
    const { watched } = watchStores(app);
    const headersFor = sessionsOf({ app });
    try {
      return await work(async (name) => {
        const handler = app.handlers.find(({ endpoint }) => endpoint.name === name);
        const sample = sampleCalls[name];
        if (!handler || !sample) throw new Error(`${name} has no handler or no sample`);
        const headers = { ...sample.headers, ...(await headersFor(meantFor(handler), sample.isAlone)) };
        const request = callRequest(name, sites.gathered.host, sample.input(sites.gathered), headers);
        const [heard, reach] = watched(() => toServer(server)(request));
        return tells(await heard, sites.gathered) || reach.stores > 0;
      });
    } finally {
      await server.close();
      await app.close();
    }
  }

  test('reaches a store behind its guards, or says why there is none', async () => {
    const names = portal.app.handlers.filter(isWalked).map(({ endpoint }) => endpoint.name as string);
    const unreached = await inNewApp(async (hasReached) => {
      const missing: string[] = [];
      for (const name of names) if (!(await hasReached(name))) missing.push(name);
      return missing;
    });
    // What is remembered for some seconds is not asked for again.
    const missing: string[] = [];
    for (const name of unreached) if (!(await inNewApp((hasReached) => hasReached(name)))) missing.push(name);
    expect(missing).toEqual(names.filter((name) => sampleCalls[name]?.storeless !== undefined));
  });

  test('names a call that exists', async () => {
    const names = (await contracts()).map(({ name }) => name as string);
    expect(Object.keys(sampleCalls).filter((name) => !names.includes(name))).toEqual([]);
  });
});

test('every call of a contract has one handler, and every handler a contract', async () => {
  const handled = portal.app.handlers.map(({ endpoint }) => endpoint.name as string);
  expect(handled.sort()).toEqual((await contracts()).map(({ name }) => name as string).sort());
});

test('a call without a sample fails the walk with a sentence that says what to do', async () => {
  const [first] = portal.app.handlers;
  if (!first) throw new Error('the app has no handler');
  const unknown = { ...first, endpoint: { ...first.endpoint, name: 'GET /front/brand/new' as const } };
  expect((await walkCalls([unknown], { ...walk(), rolesFor: () => ['visitor'] })).findings).toEqual([
    'GET /front/brand/new has no sample call: give it one in tests/isolation/sample-calls.ts',
  ]);
});
