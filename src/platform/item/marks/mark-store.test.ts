import { afterEach, expect, test } from 'vitest';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { postgresMarks } from './mark-store.ts';

const portal = useTestApp(async () => {});
const store = () => postgresMarks(portal.app.database);
const left = async () => {
  const { rows } = await portal.owner.query('select item_id, revision, last_error from dirty_mark order by item_id');
  return rows.map(
    ({ item_id, revision, last_error }) => `${item_id} at ${revision}${last_error ? ` ${last_error}` : ''}`,
  );
};
const mark = (items: readonly number[]) =>
  portal.owner.query(
    "insert into dirty_mark (sink, site_id, item_id, revision, due_at) select 'index', 1, item, 1, now() from unnest($1::int[]) item",
    [items],
  );

afterEach(async () => {
  await portal.owner.query('rollback');
  await portal.owner.query('delete from dirty_mark');
});

test('what was delivered is forgotten, but not what changed again meanwhile', async () => {
  await mark([1, 2, 3]);
  const taken = await store().take('index', 10);
  await portal.owner.query('update dirty_mark set revision = 2 where item_id = 2');
  await store().markDelivered(taken);
  expect(await left()).toEqual(['2 at 2']);
});

test('what is being changed right now holds up nobody who forgets or postpones the others', async () => {
  await mark([1, 2, 3]);
  const taken = await store().take('index', 10);
  const [first, ...others] = taken;
  if (!first) throw new Error('Nothing was taken.');
  await portal.owner.query('begin');
  await portal.owner.query('update dirty_mark set revision = 2 where item_id = 2');
  // Were it to wait, the change below would never come.
  await store().postpone([first], () => 60, 'later');
  await store().markDelivered(others);
  await portal.owner.query('commit');
  expect(await left()).toEqual(['1 at 1 later', '2 at 2']);
});
