import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContracts } from '../../ops/openapi/contracts.ts';
import { useTestHouse } from '../support/test-house.ts';
import { callFindings } from './call-walk.ts';
import { fillMarkedSites } from './fill-marked-sites.ts';
import { sites } from './marked-site.ts';
import { sampleCalls } from './sample-calls.ts';
import { storedRows } from './stored-rows.ts';

const portal = useTestHouse(fillMarkedSites);
const contracts = () => readContracts(join(import.meta.dirname, '../..'));

test('every call answers the own site and the gathered one, and tells nothing of any other site, whoever asks', async () => {
  expect(await callFindings(portal.house.handlers, portal.house.run)).toEqual([]);
});

test('no call from another host changes what a site has stored', async () => {
  const before = await storedRows(portal, sites.other);
  await callFindings(portal.house.handlers, portal.house.run);
  expect(await storedRows(portal, sites.other)).toEqual(before);
});

test('every call of a contract has one handler, and every handler a contract', async () => {
  const handled = portal.house.handlers.map(({ endpoint }) => endpoint.name as string);
  expect(handled.sort()).toEqual((await contracts()).map(({ name }) => name as string).sort());
});

test('a call without a sample fails the walk with a sentence that says what to do', async () => {
  const [first] = portal.house.handlers;
  if (!first) throw new Error('the house has no handler');
  const unknown = { ...first, endpoint: { ...first.endpoint, name: 'GET /front/brand/new' as const } };
  expect(await callFindings([unknown], portal.house.run)).toEqual([
    'GET /front/brand/new has no sample call: give it one in tests/isolation/sample-calls.ts',
  ]);
});

test('a sample call names a call that exists', async () => {
  const names = (await contracts()).map(({ name }) => name as string);
  expect(Object.keys(sampleCalls).filter((name) => !names.includes(name))).toEqual([]);
});
