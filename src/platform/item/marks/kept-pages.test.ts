import { expect, test } from 'vitest';
import { storeArticle } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { idOf } from '../../kernel/id.ts';
import { frameKey, itemKey, listKey } from '../../ports/edge-cache.ts';
import { apartFromTransaction } from '../../ports/transaction-scope.ts';
import { statement } from '../writing/raw-statement.ts';

const paper = idOf(1, 1);
const other = idOf(1, 2);
const app = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'first' });
  await storeSite(test, { id: 2, sld: 'second' });
  for (const id of [paper, other]) await storeArticle(test, 1, id, {});
});

const idOfPage = (number: number) => number.toString(16).padStart(32, '0');
const frameNow = async () => (await app.app.keptPages.find(1, idOfPage(0))).frame;
const keep = async (number: number, keys: readonly string[], given: { seconds?: number; frame?: bigint } = {}) =>
  app.app.keptPages.keep({
    site: 1,
    id: idOfPage(number),
    frame: given.frame ?? (await frameNow()),
    body: Buffer.from(`page ${number}`),
    headers: { 'content-type': 'text/html' },
    seconds: given.seconds ?? 60,
    keys,
  });
const found = async (number: number) => (await app.app.keptPages.find(1, idOfPage(number))).page?.body.toString();
const copies = async (number: number) =>
  (await app.owner.query(`select from kept_page_key where id = '${idOfPage(number)}'`)).rowCount;
const delivered = () => app.owner.query('delete from dirty_mark');
const scope = { reads: [1], writes: 1 };
const renaming = (id: string) =>
  statement`update item set titles = titles || jsonb_build_object('en', random()::text) where site_id = 1 and id = ${id}::bigint`;
const rename = (id: string) => app.app.database.rows(scope, renaming(id));

test('a page is found as it was kept, by its own site alone', async () => {
  await delivered();
  expect(await keep(1, [itemKey(paper)])).toBe(true);
  expect((await app.app.keptPages.find(1, idOfPage(1))).page).toMatchObject({
    body: Buffer.from('page 1'),
    headers: { 'content-type': 'text/html' },
  });
  expect((await app.app.keptPages.find(2, idOfPage(1))).page).toBeUndefined();
});

test('it goes in the transaction of the change, before any worker hears of it', async () => {
  await delivered();
  await keep(2, [itemKey(paper)]);
  await keep(3, [itemKey(other)]);
  await keep(4, [frameKey(1)]);
  await rename(paper);
  expect([await found(2), await found(3), await found(4)]).toEqual([undefined, 'page 3', 'page 4']);
  await app.owner.query('update site set gray_type = 1 - gray_type where site_id = 1');
  expect([await found(3), await found(4)]).toEqual([undefined, undefined]);
});

test('a portal’s page goes when a site that it shows is closed, and when it gathers another', async () => {
  await delivered();
  const keys = [frameKey(1), listKey(1), listKey(2)];
  await keep(13, keys);
  await app.owner.query('update site set forbidden = not forbidden where site_id = 2');
  expect(await found(13)).toBeUndefined();
  await delivered();
  await keep(13, keys);
  await app.owner.query('insert into site_gathering (portal_id, site_id, position) values (1, 2, 1)');
  expect(await found(13)).toBeUndefined();
});

test('a change that is taken back leaves the page', async () => {
  await delivered();
  await keep(5, [itemKey(paper)]);
  const taken = app.app.database.transaction(scope, async (transaction) => {
    await transaction.rows(renaming(paper));
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await found(5)).toBe('page 5');
});

test.each([
  ['edge', paper, [itemKey(paper)]],
  ['edge-again', paper, [itemKey(paper)]],
  ['edge', '0', [frameKey(2)]],
  ['index', other, [listKey(1)]],
])('a page is refused while a mark for %s of %s waits', async (sink, item, keys) => {
  await delivered();
  await app.owner.query('insert into dirty_mark (sink, site_id, item_id, revision) values ($1, $2, $3, 1)', [
    sink,
    item === '0' ? 2 : 1,
    item,
  ]);
  expect(await keep(6, keys)).toBe(false);
  expect(await keep(7, [itemKey(idOf(1, 3))])).toBe(true);
  await delivered();
  expect(await keep(6, keys)).toBe(true);
});

test('a page of an older frame is none, also when it is kept after the change', async () => {
  await delivered();
  const frame = await frameNow();
  await keep(14, [frameKey(1)]);
  await app.owner.query('update site set gray_type = 1 - gray_type where site_id = 1');
  expect(await frameNow()).toBe(frame + 1n);
  expect(await found(14)).toBeUndefined();
  expect(await keep(14, [frameKey(1)], { frame })).toBe(true);
  expect(await found(14)).toBeUndefined();
  await keep(14, [frameKey(1)]);
  expect(await found(14)).toBe('page 14');
});

test('counts of which the index will hear in minutes keep no list away', async () => {
  await delivered();
  await app.owner.query(
    "insert into dirty_mark (sink, site_id, item_id, revision, due_at) values ('index', 1, $1, 1, now() + interval '5 minutes')",
    [other],
  );
  expect(await keep(15, [listKey(1)])).toBe(true);
  await app.owner.query('update dirty_mark set attempts = 1');
  expect(await keep(15, [listKey(1)])).toBe(false);
});

test('a page that is kept during the transaction of a change ends with it, also when no worker comes', async () => {
  await delivered();
  await app.app.database.transaction(scope, async (transaction) => {
    await transaction.rows(renaming(paper));
    for (const [number, keys] of [itemKey(paper), itemKey(other)].entries())
      await apartFromTransaction(() => keep(20 + number, [keys]));
  });
  expect([await found(20), await found(21)]).toEqual([undefined, 'page 21']);
});

test('the worker forgets it again when it purges the edge: by item, frame and list', async () => {
  await delivered();
  await keep(8, [itemKey(paper), listKey(1)]);
  await app.app.keptPages.forget([listKey(1)]);
  expect(await found(8)).toBeUndefined();
});

test('it ends when its time is over', async () => {
  await delivered();
  await keep(9, [itemKey(paper)], { seconds: 0 });
  expect(await found(9)).toBeUndefined();
});

test('a full store empties its older half; what is read lives on, what nobody reads goes', async () => {
  await delivered();
  for (const number of [10, 11]) await keep(number, [itemKey(paper)]);
  const empty = () => app.app.keptPages.makeRoom(1);
  expect(await app.app.keptPages.makeRoom(1e12)).toBe(false);
  expect(await empty()).toBe(true);
  expect(await found(10)).toBe('page 10');
  await expect.poll(() => copies(10)).toBe(2);
  expect(await empty()).toBe(true);
  expect([await found(10), await found(11)]).toEqual(['page 10', undefined]);
});

test('a change forgets both copies of a page that has moved', async () => {
  await delivered();
  await keep(12, [itemKey(paper)]);
  await app.app.keptPages.makeRoom(1);
  await found(12);
  await expect.poll(() => copies(12)).toBe(2);
  await rename(paper);
  expect(await found(12)).toBeUndefined();
});
