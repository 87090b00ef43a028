import { expect, test } from 'vitest';
import { idOf } from '../../../src/platform/kernel/id.ts';
import { useTestApp } from '../../support/test-app.ts';
import { fillLoadSites } from './fill-load-sites.ts';

const portal = useTestApp(async () => {});

/** Whatever is written raises a revision: an item's in its mark, a frame's in the sequence. */
async function traces() {
  const marks = await portal.owner.query('select sink, site_id, item_id, revision from dirty_mark order by 1, 2, 3');
  const frame = await portal.owner.query('select last_value from frame_revision');
  return { marks: marks.rows, frame: frame.rows[0].last_value };
}

test('generated sites are the same for the same seed', async () => {
  const { app } = portal;
  await fillLoadSites(app, 3, 1, () => {});
  expect(await app.sites.byHost('s102.localhost')).toMatchObject({ id: 102, magId: idOf(102, 1000) });
  const before = await traces();
  await fillLoadSites(app, 3, 1, () => {});
  expect(await traces()).toEqual(before);
});
