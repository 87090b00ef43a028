import { sql as kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import type { ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const mixed = idOf(1, 500);
const empty = idOf(1, 501);
const whole = idOf(1, 502);
const ofPortal = idOf(3, 500);

const itemDraft = (kind: string, key: string, on: string, more: Partial<ItemDraft> = {}): ItemDraft => ({
  kind,
  key,
  titles: { en: key },
  publishedOn: on,
  details: {},
  ...more,
});
const books = Array.from({ length: 25 }, (_, place) =>
  itemDraft('book', `Book ${place + 1}`, `2025-01-${String(place + 1).padStart(2, '0')}`, { columns: [mixed] }),
);
/** One of each kind that has no list of its own above. */
const others = [
  ...['video', 'audio', 'album', 'topic', 'conference', 'special-issue', 'general-resource', 'journal', 'expert'],
  ...['institution', 'article', 'figure', 'table'],
].map((kind) => itemDraft(kind, `One ${kind}`, '2024-01-01', { columns: [mixed] }));

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  await storeSite(test, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  const asSite = (site: number) =>
    test.owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [`${site}`]);
  for (const [site, id, all] of [
    [1, mixed, false],
    [1, empty, false],
    [1, whole, true],
    [3, ofPortal, false],
  ] as const) {
    await asSite(site);
    await test.owner.query(
      `insert into channel (site_id, id, position, code, names, shows_all) values ($1, $2, 1, 'newPublish', '{}', $3)`,
      [site, id, all],
    );
  }
  const drafts = [...books, ...others, itemDraft('news', 'Old', '2020-01-01', { columns: [mixed] })];
  await test.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    test.app.write(
      transaction,
      1,
      [...drafts, itemDraft('book', 'Elsewhere', '2026-01-01')].map((main) => ({ mentioned: [], members: [], main })),
    ),
  );
  await asSite(1);
  const place = (key: string, position: number | null) =>
    test.owner.query(
      `update column_entry set position = $2 where item_id = (select id from item where source_key = $1)`,
      [key, position],
    );
  await place('Book 3', 1);
  await place('Book 9', 2);
  await test.owner.query(`update item set views = 8 where source_key = 'Book 5'`);
  await test.owner.query(`update item set downloads = 8 where source_key = 'Book 7'`);
  const { rows } = await test.owner.query(
    `select id from item where source_key in ('Book 1', 'One journal') order by source_key`,
  );
  await asSite(3);
  for (const [at, { id }] of rows.entries())
    await test.owner.query('insert into column_entry values (3, $1, $2, $3)', [ofPortal, id, at + 1]);
});

const ask = (path: string, parameters: Readonly<Record<string, string>>, host = 'optics') =>
  portal.get(`${host}.localhost`, `${path}?${new URLSearchParams(parameters)}`, { language: 'en' });
const list = (parameters: Readonly<Record<string, string>>, host?: string) => ask('/front/item/list', parameters, host);
const names = async (parameters: Readonly<Record<string, string>>, host?: string): Promise<string[]> =>
  (await list(parameters, host)).data.content.map(({ resName }: { resName: string }) => resName);

describe('the list of a column', () => {
  test('has what its editor placed first, then the newest', async () => {
    const first = await names({ channelId: mixed, kinds: 'book', size: '4' });
    expect(first).toEqual(['Book 3', 'Book 9', 'Book 25', 'Book 24']);
  });

  test('is cut into pages and counted', async () => {
    const { data } = await list({ channelId: mixed, kinds: 'book', size: '20', page: '1' });
    expect(data).toMatchObject({ totalElements: 25, totalPages: 2, totalIsLowerBound: false });
    expect(data.content.map(({ resName }: { resName: string }) => resName)).toEqual([
      ...['Book 6', 'Book 5', 'Book 4', 'Book 2', 'Book 1'],
    ]);
  });

  test.each([
    ['publishDate', 'Book 25'],
    ['visits', 'Book 5'],
    ['downloads', 'Book 7'],
    ['column', 'Book 3'],
  ])('is ordered by %s', async (sort, first) => {
    expect((await names({ channelId: mixed, kinds: 'book', sort }))[0]).toBe(first);
  });

  test.each(others.map(({ kind }) => kind))('holds any kind: %s', async (kind) => {
    expect(await names({ channelId: mixed, kinds: kind })).toEqual([`One ${kind}`]);
    expect(await names({ channelId: empty, kinds: kind })).toEqual([]);
  });

  test('that names no kinds has all of them', async () => {
    const { data } = await list({ channelId: mixed, size: '100' });
    expect(data.totalElements).toBe(books.length + others.length + 1);
  });

  test('into which nothing was put is empty; one that shows everything is not', async () => {
    expect((await list({ channelId: empty })).data).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
    expect((await names({ channelId: whole, kinds: 'book' }))[0]).toBe('Elsewhere');
  });

  test('of a portal holds things of sites that it gathers, in its order', async () => {
    expect(await names({ channelId: ofPortal }, 'www')).toEqual(['Book 1', 'One journal']);
    expect((await list({ channelId: ofPortal }, 'optics')).status).toBe(10001);
  });

  test('of journals has those of the column', async () => {
    const journals = async (channelId: string, host?: string) =>
      (await ask('/front/front-publication/search/searchByCat', { channelId }, host)).data.content.map(
        ({ publicationName }: { publicationName: string }) => publicationName,
      );
    expect(await journals(mixed)).toEqual(['One journal']);
    expect(await journals(empty)).toEqual([]);
    expect(await journals(whole)).toEqual(['One journal']);
  });
});

describe('a list of a column that is kept', () => {
  test('goes with its column’s key when something is put in or taken out', async () => {
    const marks = async () =>
      (
        await portal.owner.query(`delete from dirty_mark where sink = 'edge' and item_id = $1 returning site_id`, [
          mixed,
        ])
      ).rowCount;
    const change = (sql: string) =>
      portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
        transaction.rows(statement`${kysely.raw(sql)}`),
      );
    await marks();
    const old = `(select id from item where source_key = 'Old')`;
    await change(`delete from column_entry where site_id = 1 and item_id = ${old}`);
    expect(await marks()).toBe(1);
    await change(`insert into column_entry values (1, ${mixed}, ${old}, null)`);
    expect(await marks()).toBe(1);
    const response = await portal.server.inject({
      url: `/rc-pub/front/item/list?channelId=${mixed}`,
      headers: { host: 'optics.localhost' },
    });
    expect(String(response.headers.xkey)).toContain(`i${mixed}`);
  });
});
