import { beforeAll, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const [library, other, consortium] = [idOf(1, 70), idOf(1, 71), idOf(1, 72)];
const article = idOf(1, 10);
let ann: SampleMember;
let ben: SampleMember;

/** Fourteen closed months up to September 2026. */
const months = Array.from({ length: 14 }, (_, back) =>
  new Date(Date.UTC(2026, 8 - 13 + back, 1)).toISOString().slice(0, 7),
);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeRows(
    app,
    1,
    'customer',
    [library, other, consortium].map((customer_id) => ({ customer_id, name: { en: `Library ${customer_id}` } })),
  );
  await storeRows(app, 1, 'consortium_member', [{ consortium_id: consortium, customer_id: library }]);
  await storeRows(
    app,
    1,
    'counter_month',
    months.map((month) => ({ month: `${month}-01` })),
  );
  await storeRows(app, 1, 'item', [
    { id: article, kind: 'article', status: 'published', titles: { en: 'Sample paper' } },
  ]);
  const used = (customer_id: string, month: string, total: number) => ({
    customer_id,
    month: `${month}-01`,
    item_id: article,
    part: -1,
    access_type: 'Controlled',
    title_id: 0,
    data_type: 'Article',
    title_type: '',
    yop: 2026,
    total_investigations: 2 * total,
    unique_investigations: total,
    total_requests: total,
    unique_requests: 1,
  });
  await storeRows(app, 1, 'counter_use', [
    ...[used(library, '2025-08', 900), used(library, '2026-01', 3), used(library, '2026-09', 5)],
    ...[used(other, '2026-09', 70), used('0', '2026-09', 800)],
  ]);
  ann = await storeMember(app, { userName: 'ann' });
  ben = await storeMember(app, { userName: 'ben' });
});

beforeAll(async () => {
  await storeRows(portal, 1, 'librarian', [
    { customer_id: library, account_id: ann.id },
    { customer_id: consortium, account_id: ben.id },
  ]);
});

const get = (call: string, parameters: Record<string, string> = {}, who = ann) =>
  portal.get(
    host,
    `/front/librarian/${call}?${new URLSearchParams({ customer: library, ...parameters })}`,
    who.headers,
  );
const post = (call: string, body: object, who = ann) =>
  portal.post(host, `/front/librarian/keys/${call}`, { customer: library, ...body }, who.headers);
const download = (parameters: Record<string, string>, who = ann) =>
  portal.server.inject({
    url: `/rc-pub/front/librarian/report?${new URLSearchParams({ customer: library, report: 'PR', from: '2026-01', until: '2026-09', ...parameters })}`,
    headers: { host, ...who.headers },
  });

test('a librarian is told what the own institution used in the latest twelve closed months, months without use too', async () => {
  const { data } = await get('usage');
  expect(data.months).toEqual(months);
  expect(data.figures.map(({ month }: { month: string }) => month)).toEqual(months.slice(2));
  const used = data.figures.filter(({ requests }: { requests: number }) => requests > 0);
  expect(used).toEqual([
    { month: '2026-01', investigations: 6, requests: 3 },
    { month: '2026-09', investigations: 10, requests: 5 },
  ]);
});

test('the librarian of a consortium is told what its members used', async () => {
  const { data } = await get('usage', { customer: consortium }, ben);
  expect(data.figures.at(-1)).toEqual({ month: '2026-09', investigations: 10, requests: 5 });
  expect((await get('usage', {}, ben)).http).toBe(404);
});

test('a report comes as a table, as a sheet and as the API has it, with the numbers of the own institution alone', async () => {
  const tsv = await download({ form: 'tsv' });
  expect(tsv.headers['content-disposition']).toContain('PR-optics-2026-01-2026-09.tsv');
  expect(tsv.payload).toContain(`Library ${library}`);
  expect(tsv.payload).toMatch(/Total_Item_Requests\t8\t3\t/);
  expect((await download({ form: 'xlsx' })).rawPayload.subarray(0, 2).toString()).toBe('PK');
  const json = (await download({ form: 'json' })).json();
  expect(json.Report_Header).toMatchObject({ Report_ID: 'PR', Institution_Name: `Library ${library}` });
  expect(json.Report_Items[0].Attribute_Performance[0].Performance.Total_Item_Requests).toEqual({
    '2026-01': 3,
    '2026-09': 5,
  });
});

test.each([
  ['of another institution', { customer: other }],
  ['of the world', { customer: '0000000000000000' }],
  ['without an institution', { customer: '' }],
])('nobody gets a report %s', async (_, parameters) => {
  const refused = await download({ form: 'tsv', ...parameters });
  expect([400, 404]).toContain(refused.statusCode);
  expect(refused.payload).not.toContain('Report_Name');
});

test('a key is told once, opens the reports of the own institution, and is replaced and ended by its librarian alone', async () => {
  const { data: made } = await post('create', { requestor: 'ann@library' });
  const opens = (key: string) => portal.app.counter.keys.opens(1, 'ann@library', key);
  expect(await opens(made.key)).toEqual({ customer: library });
  const { data: listed } = await get('keys');
  expect(listed).toMatchObject([{ id: made.id, requestor: 'ann@library', revokedAt: null }]);
  expect(JSON.stringify(listed)).not.toContain(made.key);

  const { data: next } = await post('create', { requestor: 'ann@library', replaces: made.id });
  expect([await opens(made.key), await opens(next.key)]).toEqual([undefined, { customer: library }]);
  expect((await post('revoke', { id: next.id }, ben)).http).toBe(404);
  expect((await post('revoke', { id: next.id, customer: consortium }, ben)).http).toBe(404);
  expect(await opens(next.key)).toEqual({ customer: library });
  expect((await post('revoke', { id: next.id })).http).toBe(200);
  expect(await opens(next.key)).toBeUndefined();
});

test('a key is never ended without the one in its place', async () => {
  const { data: made } = await post('create', { requestor: 'steady@library' });
  const opens = () => portal.app.counter.keys.opens(1, 'steady@library', made.key);
  await portal.owner.query(`create function refuse_keys() returns trigger language plpgsql as $$
    begin raise exception 'no room'; end $$`);
  await portal.owner.query(`create trigger refuse_keys before insert on counter_key execute function refuse_keys()`);
  expect((await post('create', { requestor: 'steady@library', replaces: made.id })).http).toBeGreaterThanOrEqual(500);
  await portal.owner.query('drop trigger refuse_keys on counter_key');
  expect(await opens()).toEqual({ customer: library });
  await post('revoke', { id: made.id });
});

test('a key of another institution or of the site is neither made nor ended', async () => {
  const foreign = await portal.app.counter.keys.create(1, other, 'other');
  const ofSite = await portal.app.counter.keys.create(1, null, 'site');
  for (const made of [foreign, ofSite]) {
    const id = made.ok ? made.value.id : '';
    expect((await post('revoke', { id })).http).toBe(404);
    expect((await post('create', { requestor: 'x', replaces: id })).http).toBe(404);
  }
  expect((await post('create', { requestor: 'x', customer: other })).http).toBe(404);
  expect((await post('create', { requestor: 'no spaces' })).http).toBe(400);
  const { rows } = await portal.owner
    .query("select set_config('app.reads', '1', false)")
    .then(() =>
      portal.owner.query(
        "select requestor_id from counter_key where revoked_at is null and requestor_id <> 'ann@library'",
      ),
    );
  expect(rows.map(({ requestor_id }) => requestor_id).sort()).toEqual(['other', 'site']);
});

test('reports for people have their share with those of libraries’ programs: while a site’s is in use they wait, then come later', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = portal.app.counter.share.serve(1, () => promise);
  const crowd = Array.from({ length: 12 }, () => download({ form: 'tsv' }));
  // Eight may wait; the others are refused at once.
  const refused = await Promise.race(crowd.map(async (one) => (await one).statusCode));
  expect(refused).toBe(503);
  resolve();
  await held;
  const codes = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(1);
  expect((await download({ form: 'tsv' })).statusCode).toBe(200);
});
