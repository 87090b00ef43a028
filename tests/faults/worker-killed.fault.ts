import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { opticsNumber } from '../../samples/sites.ts';
import { indexedRevisions, renameItem, storedMarks, storedRevisions, storeItem } from './stored-items.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const items = 200;
const kills = 20;
/** A dead worker's marks are seen again after its lease of 30 s; a purge is repeated after 12 s. */
const secondsToCatchUp = 90;

it('loses no change when the worker is killed again and again in the middle of its work', async () => {
  const random = seededRandom(7);
  for (let place = 0; place < items; place++) await storeItem(portal, opticsNumber, place);

  let killing = true;
  const changes = (async () => {
    for (let place = 0; killing; place = (place + 1) % items) {
      await renameItem(portal, opticsNumber, place, `Sample ${place}, changed`);
      await sleep(5);
    }
  })();
  for (let kill = 0; kill < kills; kill++) {
    portal.worker.start();
    await sleep(600 + random() * 900);
    await portal.worker.kill();
  }
  killing = false;
  await changes;
  for (let place = 0; place < items; place++) await renameItem(portal, opticsNumber, place, `Sample ${place}, at last`);

  portal.worker.start();
  await until('no mark is left', async () => (await storedMarks(portal)).length === 0, secondsToCatchUp);
  const stored = await storedRevisions(portal);
  expect(stored.size).toBeGreaterThan(items);
  expect(Object.fromEntries(await indexedRevisions(portal))).toEqual(Object.fromEntries(stored));
});
