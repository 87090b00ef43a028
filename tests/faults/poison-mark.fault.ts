import { expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { limits } from '../../src/processes/limits.ts';
import { indexedRevisions, itemId, renameItem, storedMarks, storeItem } from './stored-items.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const items = 50;
const poison = 25;
/** The index knows no year with five digits. */
const refusedDate = '20000-01-01';

it('parks a change that the index refuses after five tries, holds up no other, and tries again after a new change', async () => {
  for (let place = 0; place < items; place++)
    await storeItem(portal, opticsNumber, place, place === poison ? refusedDate : undefined);
  portal.worker.start();

  await until(
    'all others are indexed',
    async () => {
      const indexed = await indexedRevisions(portal);
      return Array.from({ length: items }, (_, place) => place).every(
        (place) => place === poison || indexed.has(itemId(opticsNumber, place)),
      );
    },
    10,
  );
  const poisoned = async () =>
    (await storedMarks(portal)).find(
      ({ sink, item_id }) => sink === 'index' && item_id === itemId(opticsNumber, poison),
    );
  await until('the refused change is parked', async () => (await poisoned())?.parked === true, 60);
  expect((await poisoned())?.attempts).toBeLessThanOrEqual(limits.marks.mostAttempts);
  expect((await poisoned())?.last_error).toMatch(/refused/);

  await renameItem(portal, opticsNumber, poison, 'Sample, still refused');
  await until('it is tried again', async () => (await poisoned())?.parked === false, 5);
});
