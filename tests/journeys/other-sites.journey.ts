import { afterAll, expect, test, vi } from 'vitest';
import { fillMarkedSites } from '../isolation/fill-marked-sites.ts';
import { type SampleAddress, walkAddresses } from '../isolation/http/address-walk.ts';
import { type Role, roles, sessionsOf } from '../isolation/http/roles.ts';
import { toEdge } from '../isolation/http/send.ts';
import { sites } from '../isolation/marked-site.ts';
import { consolePages } from '../isolation/pages/console-pages.ts';
import { readersPages } from '../isolation/pages/readers-pages.ts';
import { bothForms } from '../isolation/pages/sample-pages.ts';
import { indexAll } from '../isolation/search-content.ts';
import { storedRows } from '../isolation/stored-rows.ts';
import { useBuiltServerBefore } from '../support/built-server-before.ts';
import { dropIndices } from '../support/indices.ts';
import { useTestApp } from '../support/test-app.ts';
import { consoleRoutes, readersAddresses } from './built-addresses.ts';
import { isWholeRun } from './languages.ts';

vi.setConfig({ testTimeout: 1_800_000 });

const portal = useTestApp(async (test) => {
  await fillMarkedSites(test);
  await indexAll(test);
});
afterAll(() => dropIndices(portal.app.settings));
const edgePort = useBuiltServerBefore(portal);

const walk = (samples: readonly SampleAddress[]) =>
  walkAddresses(samples, { send: toEdge(edgePort()), headersOf: sessionsOf(portal), roles, atOnce: 6 });

const others: readonly Role[] = roles.filter((role) => role !== 'visitor');
/** When everything is to be proven everyone asks for both forms of each page; else a visitor for one of them and someone else for the other. */
const samples = [...readersPages, ...consolePages].flatMap((page, number) => {
  const inTurns = ['visitor', others[Math.floor(number / 2) % others.length]] as Role[];
  return bothForms(page).map(
    (sample, form): SampleAddress => ({
      ...sample,
      roles: isWholeRun ? roles : [inTurns[(number + form) % 2] as Role],
    }),
  );
});

test('every address of the routes is asked for', () => {
  const routes = [...readersPages, ...consolePages].map(({ route }) => route);
  expect(routes.toSorted()).toEqual([...readersAddresses, ...consoleRoutes].toSorted());
});

test('through the edge, every page and its data show the own site and tell nothing of any other, whoever asks', async () => {
  const before = await storedRows(portal, sites.other);
  const { findings, cells } = await walk(samples);
  console.log(`${cells} pages and answers with their data were looked at`);
  expect(findings).toEqual([]);
  expect(cells).toBeGreaterThan(isWholeRun ? 5_000 : 1_000);
  expect(await storedRows(portal, sites.other)).toEqual(before);
});

test('the walk turns red where a site reads one that it does not gather', async () => {
  await portal.owner.query('insert into site_gathering (portal_id, site_id, position) values ($1, $2, 0)', [
    sites.gathered.id,
    sites.other.id,
  ]);
  const broken = ['/newsInfo', '/bigThesisDetails', '/expertDetails', '/bookDetails', '/virtualProjectDetail'];
  const routes = readersPages
    .filter(({ route }) => broken.includes(route))
    .flatMap(bothForms)
    // Pages of members are not kept by the edge.
    .map((sample): SampleAddress => ({ ...sample, roles: ['member'] }));
  const red = async () => {
    const findings = (await walk(routes)).findings.filter((one) =>
      one.includes('with an id of other: is told what belongs'),
    );
    return [...new Set(findings.map((one) => one.split(', ')[0] ?? ''))].toSorted();
  };
  // A server remembers for some seconds which sites there are.
  await expect.poll(red, { timeout: 60_000, interval: 2_000 }).toEqual(routes.map(({ name }) => name).toSorted());
});
