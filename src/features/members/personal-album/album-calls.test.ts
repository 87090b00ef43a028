import { beforeEach, describe, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import { mostAlbums } from './domain/most-albums.ts';
import { mostInAlbum } from './personal-album.server.ts';
import { postgresAlbums } from './store/postgres-albums.ts';

const host = 'optics.localhost';
const idOfType = { article: idOf(1, 1), journal: idOf(1, 2), book: idOf(1, 3), audio: idOf(1, 4), video: idOf(1, 5) };
const figure = idOf(1, 6);
const elsewhere = idOf(2, 1);
const nowhere = idOf(1, 999);

let reader: SampleMember;
let other: SampleMember;
let album: string;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeRows(app, 1, 'item', [
    ...Object.entries(idOfType).map(([kind, id]) => ({ id, kind, status: 'published', titles: { en: `The ${kind}` } })),
    { id: figure, kind: 'figure', status: 'published', titles: { en: 'The figure' } },
  ]);
  await storeRows(app, 2, 'item', [{ id: elsewhere, kind: 'article', status: 'published', titles: { en: 'Far' } }]);
  reader = await storeMember(app, { userName: 'reader' });
  other = await storeMember(app, { userName: 'other' });
});

const post = (path: string, body: object, who = reader, at = host) =>
  portal.post(at, `/front/personalAlbum/${path}`, body, who.headers);
const get = (path: string, who = reader, at = host) => portal.get(at, `/front/personalAlbum/${path}`, who.headers);

beforeEach(async () => {
  const { data } = await get('search?size=50');
  for (const { id } of data.content) await post('delete', { id });
  album = (await post('saveAlbum', { name: ' 光学\n 论文 ', enName: 'Papers' })).data.id;
});

/** The album as its owner sees it, to show that nobody else changed it. */
const seen = async () => [
  (await get(`info?id=${album}`)).data,
  (await get(`res/search?id=${album}`)).data.content.map(({ id }: { id: string }) => id),
];

describe('an album', () => {
  test('/front/personalAlbum/saveAlbum makes it, /front/personalAlbum/info tells it, /front/personalAlbum/search lists it', async () => {
    expect((await get(`info?id=${album}`)).data).toEqual({
      id: album,
      name: '光学 论文',
      enName: 'Papers',
      cover: null,
      coverUrl: null,
      changedAt: expect.any(String),
      counts: { article: 0, publication: 0, audio: 0, video: 0 },
    });
    expect((await get('search')).data).toMatchObject({ totalElements: 1, content: [{ id: album }] });
  });

  test.each([[''], ['   '], ['x'.repeat(101)]])('needs a name: "%s" is refused', async (name) => {
    expect(await post('saveAlbum', { name })).toMatchObject({ http: 400 });
  });

  test('/front/personalAlbum/editAlbum gives it another name; what an edit does not say stays', async () => {
    expect(await post('editAlbum', { id: album, name: 'New' })).toMatchObject({ status: 0 });
    expect((await get(`info?id=${album}`)).data).toMatchObject({ name: 'New', enName: 'Papers' });
    expect(await post('editAlbum', { id: album, enName: 'New papers' })).toMatchObject({ status: 0 });
    expect((await get(`info?id=${album}`)).data).toMatchObject({ name: 'New', enName: 'New papers' });
    expect(await post('editAlbum', { id: album, enName: '' })).toMatchObject({ status: 0 });
    expect((await get(`info?id=${album}`)).data).toMatchObject({ name: 'New', enName: '' });
  });

  test('has a name, an English name and a cover, each told as itself and changed without the others', async () => {
    const cover = 'c'.repeat(64);
    await portal.owner.query(
      "insert into member_picture (sha256, account_id, used_for, bytes) values ($1, $2, 'cover', 9) on conflict do nothing",
      [cover, reader.id],
    );
    const facts = { name: '光学', enName: 'Optics', cover };
    const { id } = (await post('saveAlbum', facts)).data;
    expect((await get(`info?id=${id}`)).data).toMatchObject(facts);
    for (const change of [{ name: '激光' }, { enName: 'Lasers' }]) {
      await post('editAlbum', { id, ...facts });
      await post('editAlbum', { id, ...change });
      expect((await get(`info?id=${id}`)).data).toMatchObject({ ...facts, ...change });
    }
    expect((await get('search')).data.content[0]).toMatchObject({ id, enName: 'Lasers', cover });
  });

  test('/front/personalAlbum/delete removes it with its list', async () => {
    await post('res/addList', { albumId: album, ids: [idOfType.article] });
    expect(await post('delete', { id: album })).toMatchObject({ status: 0 });
    expect(await get(`info?id=${album}`)).toMatchObject({ http: 404 });
    expect((await get('search')).data.content).toEqual([]);
  });

  test('a member keeps at most so many', async () => {
    const store = postgresAlbums(portal.app.database);
    const facts = { name: 'One more', enName: '', cover: null };
    expect(await store.make({ site: 1, account: reader.id }, facts, 1)).toBeUndefined();
    expect(mostAlbums).toBe(200);
    expect((await get(`search?size=${mostAlbums}`)).status).toBe(0);
    expect((await get('search?size=201')).status).toBe(400);
  });
});

describe('a cover', () => {
  const picture = 'a'.repeat(64);
  const second = 'b'.repeat(64);

  test('is one that the member uploaded for an album, and nobody else’s', async () => {
    expect(await post('saveAlbum', { name: 'With a cover', cover: picture })).toMatchObject({ http: 400 });
    expect(await post('editAlbum', { id: album, name: 'With a cover', cover: 'no hash' })).toMatchObject({ http: 400 });
    await portal.owner.query(
      `insert into member_picture (sha256, account_id, used_for, bytes) values ($1, $3, 'cover', 9), ($2, $4, 'cover', 9)
       on conflict do nothing`,
      [picture, second, reader.id, other.id],
    );
    expect(await post('editAlbum', { id: album, name: 'Not mine', cover: second })).toMatchObject({ http: 400 });
    expect(await post('editAlbum', { id: album, name: 'Mine', cover: picture })).toMatchObject({ status: 0 });
    expect((await get(`info?id=${album}`)).data.cover).toBe(picture);
  });

  test('stays when an edit does not name it, and goes with null', async () => {
    await portal.owner.query(
      "insert into member_picture (sha256, account_id, used_for, bytes) values ($1, $2, 'cover', 9) on conflict do nothing",
      [picture, reader.id],
    );
    await post('editAlbum', { id: album, name: 'Mine', cover: picture });
    await post('editAlbum', { id: album, name: 'Renamed' });
    expect((await get(`info?id=${album}`)).data).toMatchObject({ name: 'Renamed', cover: picture });
    await post('editAlbum', { id: album, name: 'Renamed', cover: null });
    expect((await get(`info?id=${album}`)).data.cover).toBeNull();
    const { rows } = await portal.owner.query('select from member_picture where sha256 = $1', [picture]);
    expect(rows).toEqual([]);
  });
});

describe('what is in an album', () => {
  test('/front/personalAlbum/res/addList puts articles, publications, audio and video in, each once, /front/personalAlbum/res/search tells them by tab', async () => {
    expect((await post('res/addList', { albumId: album, ids: Object.values(idOfType) })).data).toEqual({ added: 5 });
    expect((await post('res/addList', { albumId: album, ids: [idOfType.article] })).data).toEqual({ added: 0 });
    expect((await get(`info?id=${album}`)).data.counts).toEqual({ article: 1, publication: 2, audio: 1, video: 1 });
    const inTab = async (type: string) =>
      (await get(`res/search?id=${album}&type=${type}`)).data.content.map(({ id }: { id: string }) => id).sort();
    expect(await inTab('article')).toEqual([idOfType.article]);
    expect(await inTab('publication')).toEqual([idOfType.journal, idOfType.book]);
    expect(await inTab('audio')).toEqual([idOfType.audio]);
    expect(await inTab('video')).toEqual([idOfType.video]);
    expect((await get(`res/search?id=${album}&size=2`)).data).toMatchObject({ totalElements: 5, totalPages: 3 });
  });

  test.each([
    ['article', [idOfType.article]],
    ['publication', [idOfType.journal, idOfType.book]],
    ['audio', [idOfType.audio]],
    ['video', [idOfType.video]],
  ] as const)('of the type %s stands under its tab alone, and is counted there alone', async (type, ids) => {
    await post('res/addList', { albumId: album, ids });
    expect((await get(`info?id=${album}`)).data.counts).toEqual({
      article: 0,
      publication: 0,
      audio: 0,
      video: 0,
      [type]: ids.length,
    });
    for (const tab of ['article', 'publication', 'audio', 'video']) {
      const { data } = await get(`res/search?id=${album}&type=${tab}`);
      expect(data.content.map(({ id }: { id: string }) => id).sort(), tab).toEqual(tab === type ? [...ids] : []);
    }
  });

  test('one of the albums must be chosen', async () => {
    expect(await post('res/addList', { ids: [idOfType.article] })).toMatchObject({
      message: 'Please select one of the albums',
    });
  });

  test('other kinds, things of strangers and things that are not there stay outside', async () => {
    expect(await post('res/addList', { albumId: album, ids: [figure] })).toMatchObject({ http: 400 });
    expect(await post('res/addList', { albumId: album, ids: [elsewhere] })).toMatchObject({ status: 10001 });
    expect(await post('res/addList', { albumId: album, ids: [nowhere] })).toMatchObject({ http: 404 });
    expect((await get(`res/search?id=${album}`)).data.content).toEqual([]);
  });

  test('/front/personalAlbum/res/delete takes things out', async () => {
    await post('res/addList', { albumId: album, ids: [idOfType.article, idOfType.video] });
    expect(await post('res/delete', { albumId: album, ids: [idOfType.video] })).toMatchObject({ data: { removed: 1 } });
    expect(await post('res/delete', { albumId: album, ids: [idOfType.video] })).toMatchObject({ http: 404 });
    expect((await seen())[1]).toEqual([idOfType.article]);
  });

  test('an album holds at most so much', async () => {
    const store = postgresAlbums(portal.app.database);
    const entries = [idOfType.article, idOfType.video].map((id) => ({ id, kind: 'article', titles: {} }));
    expect(await store.add({ site: 1, account: reader.id, album }, entries, 1)).toBe('full');
    expect(mostInAlbum).toBe(1_000);
  });
});

describe('another member', () => {
  test('finds no album but their own, and changes none', async () => {
    await post('res/addList', { albumId: album, ids: [idOfType.article] });
    const before = await seen();
    expect((await get('search', other)).data.content).toEqual([]);
    for (const path of [`info?id=${album}`, `res/search?id=${album}`])
      expect(await get(path, other)).toMatchObject({ http: 404 });
    for (const [path, body] of [
      ['editAlbum', { id: album, name: 'Stolen' }],
      ['delete', { id: album }],
      ['res/addList', { albumId: album, ids: [idOfType.video] }],
      ['res/delete', { albumId: album, ids: [idOfType.article] }],
    ] as const)
      expect(await post(path, body, other)).toMatchObject({ http: 404 });
    expect(await seen()).toEqual(before);
  });

  test('a site that does not gather it, and a visitor, are refused', async () => {
    expect(await get(`info?id=${album}`, reader, 'stranger.localhost')).toMatchObject({ status: 10001 });
    expect(await post('delete', { id: album }, reader, 'stranger.localhost')).toMatchObject({ status: 10001 });
    expect((await get('search', reader, 'stranger.localhost')).data.content).toEqual([]);
    expect(await portal.get(host, `/front/personalAlbum/info?id=${album}`)).toMatchObject({ http: 401 });
    expect(await portal.post(host, '/front/personalAlbum/delete', { id: album })).toMatchObject({ http: 401 });
    expect((await get(`info?id=${album}`)).status).toBe(0);
  });
});
