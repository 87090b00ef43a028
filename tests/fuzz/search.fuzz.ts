import { afterAll, expect, it } from 'vitest';
import { sites } from '../isolation/marked-site.ts';
import { indexAll, storeSearched } from '../isolation/search-content.ts';
import { searchEndpoints } from '../isolation/search-walk.ts';
import { dropIndices } from '../support/indices.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { nastyInputs, type SearchInputs } from './search-inputs.ts';

// `npm run fuzz -- --searches 20000`: so many; the usual 500 are enough for every change.
const searches = Number(process.env.IMPRINT_FUZZ_SEARCHES ?? 500);
const seed = Number(process.env.IMPRINT_FUZZ_SEED ?? 1);
/** A few at a time, as readers come; one of them is timed as it is. */
const atOnce = 4;
const mostMilliseconds = 2_000;

const atHome = useTestApp(async (app) => {
  for (const site of Object.values(sites))
    await storeSite(app, { id: site.id, sld: site.sld, gathers: site === sites.portal ? [sites.gathered.id] : [] });
  for (const site of Object.values(sites)) await storeSearched(app, site, 5);
  await indexAll(app);
});
afterAll(() => dropIndices(atHome.app.settings));

/** As a browser sends it: a letter that is none becomes the one that stands for such. */
function addressOf(path: string, inputs: SearchInputs): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(inputs))
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one));
  return `/rc-pub${path}?${parameters}`;
}

it(`answers ${searches} nasty searches, none with a failure of its own and none after more than 2 s`, async () => {
  const broken: string[] = [];
  const statuses = new Map<number, number>();
  let slowest = 0;

  const ask = async (number: number) => {
    const endpoint = searchEndpoints[number % searchEndpoints.length];
    const path = endpoint?.name.split(' ')[1] ?? '';
    const inputs = nastyInputs(seed, number);
    const host = number % 3 === 0 ? sites.portal.host : sites.gathered.host;
    const began = performance.now();
    const answer = await atHome.server.inject({ method: 'GET', url: addressOf(path, inputs), headers: { host } });
    const took = performance.now() - began;
    slowest = Math.max(slowest, took);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode >= 500) broken.push(`${number} ${path} ${answer.statusCode} ${JSON.stringify(inputs)}`);
    if (took > mostMilliseconds) broken.push(`${number} ${path} took ${Math.round(took)} ms ${JSON.stringify(inputs)}`);
  };

  let next = 0;
  const reader = async () => {
    while (next < searches) await ask(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, reader));
  console.log(`slowest ${Math.round(slowest)} ms; answers by status ${JSON.stringify(Object.fromEntries(statuses))}`);
  expect(broken).toEqual([]);
  // If nearly all were refused at the door, nothing behind it was tried.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(searches / 4);
});
