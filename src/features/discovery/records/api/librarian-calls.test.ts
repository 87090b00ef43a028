import { beforeAll, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const library = idOf(1, 70);
const [held, free, ended, book] = [idOf(1, 1), idOf(1, 2), idOf(1, 3), idOf(1, 4)];
let ann: SampleMember;
let ben: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeRows(
    app,
    1,
    'item',
    (
      [
        [held, 'journal', 'Held journal'],
        [free, 'journal', 'Free journal'],
        [ended, 'journal', 'Ended journal'],
        [book, 'book', 'Held book'],
      ] as const
    ).map(([id, kind, en]) => ({ id, kind, status: 'published', titles: { en } })),
  );
  await storeRows(
    app,
    1,
    'journal',
    [held, free, ended].map((id) => ({ id })),
  );
  await storeRows(app, 1, 'book', [{ id: book }]);
  const paper = { id: idOf(1, 9), kind: 'article', status: 'published', titles: { en: 'Closed paper' } };
  await storeRows(app, 1, 'item', [paper, { ...paper, id: idOf(1, 8) }]);
  await storeRows(app, 1, 'article', [
    { id: idOf(1, 9), journal_id: held, type: 'research', publication_type: 1, access_type: 1 },
    { id: idOf(1, 8), journal_id: ended, type: 'research', publication_type: 1, access_type: 1 },
  ]);
  await storeRows(app, 1, 'customer', [{ customer_id: library, name: { en: 'A sample library' } }]);
  ann = await storeMember(app, { userName: 'ann' });
  ben = await storeMember(app, { userName: 'ben' });
});

beforeAll(async () => {
  await storeRows(portal, 1, 'librarian', [{ customer_id: library, account_id: ann.id }]);
  const entitled = (number: number, about: string, ends_on: string) => ({
    customer_id: library,
    entitlement_id: idOf(1, number),
    about,
    starts_on: '2020-01-01',
    ends_on,
  });
  await storeRows(portal, 1, 'entitlement', [
    ...[entitled(80, held, '2099-12-31'), entitled(81, book, '2099-12-31'), entitled(82, ended, '2025-12-31')],
  ]);
});

const list = (parameters: Record<string, string>, who = ann) =>
  portal.server.inject({
    url: `/rc-pub/front/librarian/titles?${new URLSearchParams({ customer: library, ...parameters })}`,
    headers: { host, ...who.headers },
  });
const titles = async (parameters: Record<string, string>) =>
  (await list(parameters)).payload
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t')[0]);

test('a librarian takes a list of all titles, of those free to read, and of those that the institution may read today', async () => {
  expect(await titles({ package: 'all' })).toEqual(['Ended journal', 'Free journal', 'Held book', 'Held journal']);
  expect(await titles({ package: 'open' })).not.toContain('Held journal');
  expect(await titles({ package: 'open' })).toContain('Free journal');
  expect(await titles({ package: 'entitled' })).toEqual(['Held book', 'Held journal']);
  expect((await list({ package: 'entitled' })).headers['content-disposition']).toMatch(
    /_Institution_EntitledTitles_\d{4}-\d\d-\d\d\.txt/,
  );
});

test('and what of it changed since a day', async () => {
  const all = ['Held book', 'Held journal'];
  // They were stored just now.
  const [yesterday, tomorrow] = [-1, 1].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  expect(await titles({ package: 'entitled', since: yesterday ?? '' })).toEqual(all);
  expect(await titles({ package: 'entitled', since: tomorrow ?? '' })).toEqual([]);
  expect(await titles({ package: 'entitled', since: '' })).toEqual(all);
  expect((await list({ package: 'entitled', since: '2026-02-31' })).statusCode).toBe(400);
});

test('whoever paid for the whole site may read every title', async () => {
  const all = { customer_id: library, entitlement_id: idOf(1, 83), starts_on: '2020-01-01', ends_on: '2099-12-31' };
  await storeRows(portal, 1, 'entitlement', [all]);
  expect(await titles({ package: 'entitled' })).toEqual(await titles({ package: 'all' }));
});

test('nobody else gets the list of an institution', async () => {
  expect((await list({ package: 'entitled' }, ben)).statusCode).toBe(404);
  expect((await list({ package: 'entitled', customer: idOf(2, 70) })).statusCode).toBe(404);
});
