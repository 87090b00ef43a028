import { beforeEach, describe, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import { ownSite } from '../../../platform/kernel/site-context.ts';
import { mostCollected } from './favourites.server.ts';
import { postgresFavourites } from './store/postgres-favourites.ts';

const host = 'optics.localhost';
const [paper, journal, figure, draft, merged] = [1, 2, 3, 4, 5].map((number) => idOf(1, number)) as [
  string,
  string,
  string,
  string,
  string,
];
const elsewhere = idOf(2, 1);

let reader: SampleMember;
let other: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeRows(app, 1, 'item', [
    { id: paper, kind: 'article', status: 'published', titles: { en: 'A paper', zh: '论文' }, doi: '10.5555/Kept' },
    { id: journal, kind: 'journal', status: 'published', titles: { en: 'A journal' } },
    { id: figure, kind: 'figure', status: 'published', titles: { en: 'A figure' } },
    { id: draft, kind: 'article', status: 'draft', titles: { en: 'A draft' } },
    { id: merged, kind: 'article', status: 'withdrawn', titles: { en: 'The same paper' } },
  ]);
  await storeRows(app, 2, 'item', [{ id: elsewhere, kind: 'article', status: 'published', titles: { en: 'Far' } }]);
  reader = await storeMember(app, { userName: 'reader' });
  other = await storeMember(app, { userName: 'other' });
});

const post = (path: string, body: object, who: SampleMember | undefined = reader, at = host) =>
  portal.post(at, `/front/frontMembers/${path}`, body, who?.headers);
const get = (path: string, who: SampleMember | undefined = reader, at = host) =>
  portal.get(at, `/front/frontMembers/${path}`, who?.headers);
const idsOf = async (who = reader, at = host, query = '') =>
  (await get(`collects${query}`, who, at)).data.content.map(({ id }: { id: string }) => id);

beforeEach(async () => {
  for (const who of [reader, other])
    for (const at of [host, 'www.localhost'])
      await post('unCollectByIdAndType', { ids: [paper, journal, figure, merged] }, who, at);
});

describe('POST /front/frontMembers/collect', () => {
  test('puts one thing or several among the favourites, each once', async () => {
    expect(await post('collect', { id: paper, type: 'article' })).toMatchObject({ status: 0, data: { collected: 1 } });
    expect(await post('collect', { ids: [paper, journal, journal] })).toMatchObject({ data: { collected: 1 } });
    expect(await idsOf()).toEqual([journal, paper]);
  });

  test('a visitor is asked to log in', async () => {
    expect(await portal.post(host, '/front/frontMembers/collect', { id: paper })).toMatchObject({
      http: 401,
      status: 401,
    });
  });

  test('takes nothing that is not published, not there, or of a site that this one does not gather', async () => {
    expect(await post('collect', { id: draft })).toMatchObject({ message: 'Article id is not exist.' });
    expect(await post('collect', { id: idOf(1, 99) })).toMatchObject({ message: 'Article id is not exist.' });
    expect(await post('collect', { id: elsewhere })).toMatchObject({ status: 10001 });
    expect(await post('collect', {})).toMatchObject({ http: 400 });
    expect(await idsOf()).toEqual([]);
  });

  test('a portal’s member keeps what the portal gathers, at the portal alone', async () => {
    expect(await post('collect', { id: paper }, reader, 'www.localhost')).toMatchObject({ status: 0 });
    expect(await idsOf(reader, 'www.localhost')).toEqual([paper]);
    expect(await idsOf()).toEqual([]);
  });

  test('more than a member may keep is refused as a whole', async () => {
    const store = postgresFavourites(portal.app.database);
    const site = ownSite({ id: 1, sld: 'optics', defaultLanguage: 'en' });
    const entries = [paper, journal].map((id) => ({ id, kind: 'article', titles: {} }));
    expect(await store.add(site, reader.id, entries, 1)).toBeUndefined();
    expect(await store.add(site, reader.id, entries.slice(0, 1), 1)).toBe(1);
    expect(await store.add(site, reader.id, entries.slice(0, 1), 1)).toBe(0);
    expect(mostCollected).toBe(5_000);
  });
});

describe('GET /front/frontMembers/isCollect', () => {
  test('tells whether a thing is among the member’s own favourites', async () => {
    await post('collect', { id: paper });
    expect((await get(`isCollect?id=${paper}`)).data).toEqual({ collected: true });
    expect((await get(`isCollect?id=${paper}`, other)).data).toEqual({ collected: false });
    expect((await get(`isCollect?id=${paper}`, reader, 'www.localhost')).data).toEqual({ collected: false });
  });
});

describe('GET /front/frontMembers/collects', () => {
  test('tells the newest first, as they stand now, by page and by type', async () => {
    await post('collect', { id: paper });
    await post('collect', { id: journal });
    await post('collect', { id: figure });
    const { data } = await get('collects?page=0&size=2');
    expect(data).toMatchObject({ totalElements: 3, totalPages: 2, page: 0, size: 2 });
    expect(data.content[0]).toMatchObject({ id: figure, type: 'other', kind: 'figure', isThere: true });
    expect((await get('collects?type=article')).data.content).toEqual([
      expect.objectContaining({
        id: paper,
        type: 'article',
        resName: 'A paper',
        enResName: 'A paper',
        isThere: true,
        url: '/article/doi/10.5555/kept',
      }),
    ]);
    expect(await idsOf(reader, host, '?type=publication')).toEqual([journal]);
    expect(await idsOf(reader, host, '?type=other')).toEqual([figure]);
    expect(await idsOf(reader, host, '?type=audio')).toEqual([]);
  });

  test('what was withdrawn or is no longer gathered is said to be gone, under the name it had', async () => {
    await post('collect', { ids: [paper, journal] }, reader, 'www.localhost');
    await portal.owner.query('begin');
    await portal.owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
    await portal.owner.query("update item set status = 'withdrawn', withdrawn_on = now() where id = $1", [journal]);
    await portal.owner.query('commit');
    const [first, second] = (await get('collects', reader, 'www.localhost')).data.content.toSorted(
      (a: { id: string }, b: { id: string }) => Number(BigInt(a.id) - BigInt(b.id)),
    );
    expect(first).toMatchObject({ id: paper, isThere: true });
    expect(second).toMatchObject({ id: journal, type: 'publication', isThere: false, url: null, resName: 'A journal' });
    await portal.owner.query('begin');
    await portal.owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
    await portal.owner.query("update item set status = 'published', withdrawn_on = null where id = $1", [journal]);
    await portal.owner.query('commit');
  });

  test('nobody sees what another collected', async () => {
    await post('collect', { id: paper });
    expect(await idsOf(other)).toEqual([]);
    expect(await portal.get(host, '/front/frontMembers/collects')).toMatchObject({ http: 401 });
  });
});

describe('POST /front/frontMembers/unCollectByIdAndType', () => {
  test('takes out what is of this type, and says so when there is nothing', async () => {
    await post('collect', { id: paper });
    expect(await post('unCollectByIdAndType', { id: paper, type: 'video' })).toMatchObject({ http: 404 });
    expect(await post('unCollectByIdAndType', { id: paper, type: 'article' })).toMatchObject({ data: { removed: 1 } });
    expect(await post('unCollectByIdAndType', { id: paper })).toMatchObject({ http: 404 });
  });

  test('does not touch what another collected', async () => {
    await post('collect', { id: paper });
    expect(await post('unCollectByIdAndType', { id: paper }, other)).toMatchObject({ http: 404 });
    expect(await idsOf()).toEqual([paper]);
  });

  test('takes out what this site no longer reaches', async () => {
    await storeRows(portal, 1, 'collected', [{ account_id: reader.id, item_id: elsewhere, kind: 'article' }]);
    expect((await get('collects')).data.content).toEqual([expect.objectContaining({ id: elsewhere, isThere: false })]);
    expect(await post('unCollectByIdAndType', { id: elsewhere })).toMatchObject({ data: { removed: 1 } });
    expect(await post('unCollectByIdAndType', { id: elsewhere })).toMatchObject({ status: 10001 });
  });
});

test('a record that was merged into another is kept and shown as that one', async () => {
  await post('collect', { id: paper });
  await storeRows(portal, 1, 'collected', [{ account_id: reader.id, item_id: merged, kind: 'article' }]);
  await storeRows(portal, 1, 'item_merge', [{ from_id: merged, into_id: paper, evidence: 'doi' }]);
  const found = (await get('collects')).data.content.find(({ id }: { id: string }) => id === merged);
  expect(found).toMatchObject({ isThere: true, resName: 'A paper', url: '/article/doi/10.5555/kept' });
});
