import { beforeAll, expect, test, vi } from 'vitest';
import { useEdgeBefore } from '../support/edge-before.ts';
import { useTestApp } from '../support/test-app.ts';
import { watchStores } from '../support/watched-stores.ts';
import { consoleCalls } from './console/call-samples.ts';
import { fillMarkedSites } from './fill-marked-sites.ts';
import { walkAddresses } from './http/address-walk.ts';
import { roles, sessionsOf } from './http/roles.ts';
import { toEdge } from './http/send.ts';
import { sites } from './marked-site.ts';
import { storedRows } from './stored-rows.ts';

vi.setConfig({ testTimeout: 300_000 });

const portal = useTestApp(fillMarkedSites);
const edgePort = useEdgeBefore(portal);
let answered: ReadonlyMap<string, number>;
beforeAll(() => {
  ({ answered } = watchStores(portal.app));
});
const calls = () =>
  portal.app.handlers
    .filter(({ endpoint }) => endpoint.audience === 'console')
    .map(({ endpoint }) => endpoint.name as string);

test('through the edge, every call of the console reads its own site, and tells and changes nothing of any other, whoever asks', async () => {
  const before = await storedRows(portal, sites.other);
  const walk = { send: toEdge(edgePort()), headersOf: sessionsOf(portal), roles };
  const samples = consoleCalls(calls());
  const isRead = ({ name }: { name: string }) => name.startsWith('GET ');
  const isLog = ({ name }: { name: string }) => name === 'GET /console/security';
  // Before it fills with what the walk is refused.
  const logged = await walkAddresses(samples.filter(isLog), { ...walk, atOnce: 1 });
  const read = await walkAddresses(
    samples.filter((sample) => isRead(sample) && !isLog(sample)),
    { ...walk, atOnce: 8 },
  );
  // One after the other: some change what the next one needs.
  const changed = await walkAddresses(
    samples.filter((sample) => !isRead(sample)),
    { ...walk, atOnce: 1 },
  );
  const all = [logged, read, changed];
  console.log(`${all.reduce((sum, { cells }) => sum + cells, 0)} answers of the console were looked at`);
  expect(all.flatMap(({ findings }) => findings)).toEqual([]);
  expect(await storedRows(portal, sites.other)).toEqual(before);
});

test('every call of the console was let through to its handler', () => {
  expect(calls().filter((call) => !answered.get(call))).toEqual([]);
});
