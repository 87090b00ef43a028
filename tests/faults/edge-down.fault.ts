import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { renameItem, storedMarks, storeItem } from './stored-items.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
/** Longer than five tries take: 2 + 4 + 8 + 16 s. */
const seconds = 45;

it('forgets no purge while the edge is out of reach, however long that is', async () => {
  await storeItem(portal, opticsNumber, 0);
  portal.worker.start();
  await until('all marks are delivered', async () => (await storedMarks(portal)).length === 0, 60);
  await portal.engines.edge.refuse();
  await renameItem(portal, opticsNumber, 0, 'Sample, changed while the edge was away');
  await sleep(seconds * 1000);
  const parked = (await storedMarks(portal)).filter(({ parked }) => parked);
  await portal.engines.edge.forward();
  expect(parked).toEqual([]);
  await until('all purges are done', async () => (await storedMarks(portal)).length === 0, 90);
});
