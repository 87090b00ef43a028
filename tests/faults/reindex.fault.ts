import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { connectOpenSearchEngine } from '../../src/platform/adapters/opensearch/opensearch-engine.ts';
import { families } from '../../src/platform/item/kind.ts';
import { portalCommand } from '../support/portal-process.ts';
import { indexedRevisions, renameItem, storedMarks, storedRevisions, storeItem } from './stored-items.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const items = 1_500;
const writesASecond = 20;

const address = (path: string) =>
  `${portal.soundEnvironment.IMPRINT_OPENSEARCH_URL}/${portal.soundEnvironment.IMPRINT_INDEX_PREFIX}${path}`;
const noMarks = async () => (await storedMarks(portal)).every(({ sink }) => sink !== 'index');
const generationsOf = async (family: string) =>
  Object.keys((await (await fetch(address(`${family}-*`))).json()) as object).map((name) => name.split('-').at(-1));

/** As an older version made it: without most of the fields. */
const oldMapping = {
  dynamic: 'strict',
  properties: {
    site: { type: 'integer' },
    id: { type: 'keyword' },
    kind: { type: 'keyword' },
    status: { type: 'keyword' },
    publishedOn: { type: 'date' },
  },
};

it('rebuilds an index of an older shape while it is written and searched, and loses nothing', async () => {
  await fetch(address('publications-1'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      mappings: oldMapping,
      aliases: { [`${portal.soundEnvironment.IMPRINT_INDEX_PREFIX}publications`]: { is_write_index: true } },
    }),
  });
  for (let place = 0; place < items; place++) await storeItem(portal, opticsNumber, place);
  portal.worker.start();
  await until('everything is indexed', noMarks, 60);
  const engine = connectOpenSearchEngine({
    url: portal.soundEnvironment.IMPRINT_OPENSEARCH_URL as string,
    prefix: portal.soundEnvironment.IMPRINT_INDEX_PREFIX as string,
    milliseconds: 5_000,
  });
  const found = async () =>
    (await engine.search([opticsNumber], families, { query: { match_all: {} }, track_total_hits: true })).total;
  await until('everything is found', async () => (await found()) >= items, 10);
  let isOver = false;
  let writes = 0;
  const searches: (number | string)[] = [];
  const began = performance.now();
  const writing = (async () => {
    for (; !isOver; writes++) {
      if (writes % 4 === 0) await storeItem(portal, opticsNumber, items + writes);
      else await renameItem(portal, opticsNumber, (writes * 37) % items, `Sample, change ${writes}`);
      await sleep(Math.max(0, began + ((writes + 1) * 1_000) / writesASecond - performance.now()));
    }
  })();
  const searching = (async () => {
    while (!isOver) {
      searches.push(await found().catch(String));
      await sleep(20);
    }
  })();

  const started = performance.now();
  await portalCommand(portal.soundEnvironment, 'reindex');
  await portalCommand(portal.soundEnvironment, 'reindex', '--family', 'publications');
  const seconds = (performance.now() - started) / 1_000;
  isOver = true;
  await Promise.all([writing, searching]);
  await until('every change is delivered', noMarks, 60);

  expect(writes / seconds).toBeGreaterThan(0.95 * writesASecond);
  expect(searches.filter((outcome) => typeof outcome === 'string')).toEqual([]);
  expect(Math.min(...(searches as number[]))).toBeGreaterThanOrEqual(items);
  const [stored, indexed] = [await storedRevisions(portal), await indexedRevisions(portal)];
  expect([...indexed].sort()).toEqual([...stored].sort());
  expect(await generationsOf('publications')).toEqual(['3']);
  expect(await generationsOf('news')).toEqual(['2']);
});
