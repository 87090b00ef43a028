import { beforeEach, describe, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const paper = idOf(1, 1);
const quiet = idOf(4, 1);
const open = idOf(5, 1);
const switches = { enableComment: true, enableAlbum: true, enableSubscription: true };

let reader: SampleMember;
let other: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 4, sld: 'quiet' });
  await storeSite(app, { id: 5, sld: 'open' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1, 4] });
  await storeSite(app, { id: 6, sld: 'hushed', classification: 'portal', gathers: [1] });
  const off = { section: 'aggregated', value: { ...switches, enableComment: false } };
  await storeRows(app, 4, 'site_config', [off]);
  await storeRows(app, 6, 'site_config', [off]);
  await storeRows(app, 5, 'site_config', [
    { section: 'aggregated', value: { ...switches, commentsShownAtOnce: true } },
  ]);
  for (const [site, id] of [
    [1, paper],
    [4, quiet],
    [5, open],
  ] as const)
    await storeRows(app, site, 'item', [{ id, kind: 'article', status: 'published', titles: { en: 'A paper' } }]);
  reader = await storeMember(app, { userName: '13900000001' });
  other = await storeMember(app, { userName: 'other' });
});

const post = (path: string, body: object, who = reader, at = host) =>
  portal.post(at, `/front/comment/${path}`, body, who.headers);
const list = async (id = paper, at = host, query = '') =>
  (await portal.get(at, `/front/comment/list?id=${id}${query}`)).data;
const mine = async (who = reader, at = host) =>
  (await portal.get(at, '/front/comment/mine', who.headers)).data.content as { id: string; state: string }[];
const decide = (id: string, state: 'shown' | 'refused') =>
  portal.app.commenting.moderation.decide(1, [id], state, null);
/** Says something and has it let through. */
async function say(text: string, who = reader, stars?: number): Promise<string> {
  const { id } = (await post('save', { id: paper, text, stars }, who)).data;
  await decide(id, 'shown');
  return id;
}
const numbers = async () => {
  await portal.owner.query('begin');
  await portal.owner.query("select set_config('app.reads', '1', true)");
  const { rows } = await portal.owner.query(
    'select comments::int, score::float8, revision::int from item where site_id = 1 and id = $1',
    [paper],
  );
  await portal.owner.query('commit');
  return rows[0] as { comments: number; score: number | null; revision: number };
};

beforeEach(async () => {
  for (const who of [reader, other]) for (const { id } of await mine(who)) await post('delete', { id }, who);
});

describe('POST /front/comment/save', () => {
  test('a comment waits until it was looked at; then everyone reads it, with stars and a name that gives no number away', async () => {
    const { data } = await post('save', { id: paper, text: ' Well\r\nmeasured. ', stars: 4 });
    expect(data).toEqual({ id: expect.any(String), state: 'waiting' });
    expect(await list()).toMatchObject({ enabled: true, content: [], totalElements: 0, score: null });
    await decide(data.id, 'shown');
    expect(await list()).toMatchObject({
      content: [{ id: data.id, text: 'Well\nmeasured.', stars: 4, name: '139****01', avatar: null }],
      totalElements: 1,
      score: 4,
    });
  });

  test('a refused comment is shown to its writer alone, who is told', async () => {
    const { id } = (await post('save', { id: paper, text: 'Buy this' })).data;
    await decide(id, 'refused');
    expect((await list()).content).toEqual([]);
    expect(await mine()).toMatchObject([{ id, state: 'refused', item: { resName: 'A paper', isThere: true } }]);
  });

  test('where a site lets comments through, they are shown at once', async () => {
    const { data } = await post('save', { id: open, text: 'Hello' }, reader, 'open.localhost');
    expect(data.state).toBe('shown');
    expect((await list(open, 'open.localhost')).content).toMatchObject([{ text: 'Hello' }]);
    await post('delete', { id: data.id }, reader, 'open.localhost');
  });

  test('where a site has no comments, none is taken and none shown, at the site and at a portal', async () => {
    for (const at of ['quiet.localhost', 'www.localhost']) {
      expect(await post('save', { id: quiet, text: 'Hello' }, reader, at)).toMatchObject({ http: 403 });
      expect(await list(quiet, at)).toMatchObject({ enabled: false, content: [] });
    }
    await say('Hello');
    expect(await post('save', { id: paper, text: 'Hello' }, reader, 'hushed.localhost')).toMatchObject({ http: 403 });
    expect(await list(paper, 'hushed.localhost')).toMatchObject({ enabled: false, content: [] });
  });

  test('a comment that was written at a portal stands at the site of its paper', async () => {
    const { id } = (await post('save', { id: paper, text: 'From the portal' }, reader, 'www.localhost')).data;
    await decide(id, 'shown');
    for (const at of [host, 'www.localhost']) expect((await list(paper, at)).content).toMatchObject([{ id }]);
  });

  test.each([
    ['no words', { text: ' \n ' }],
    ['too many words', { text: 'x'.repeat(1_001) }],
    ['six stars', { text: 'Good', stars: 6 }],
    ['half a star', { text: 'Good', stars: 0.5 }],
  ])('%s are refused', async (_, body) => {
    expect(await post('save', { id: paper, ...body })).toMatchObject({ http: 400 });
  });

  test('nothing is said about what is not there, at a stranger’s, or by a visitor', async () => {
    expect(await post('save', { id: idOf(1, 99), text: 'Hello' })).toMatchObject({
      message: 'Article id is not exist.',
    });
    expect(await post('save', { id: paper, text: 'Hello' }, reader, 'stranger.localhost')).toMatchObject({
      status: 10001,
    });
    expect(await portal.post(host, '/front/comment/save', { id: paper, text: 'Hello' })).toMatchObject({ http: 401 });
    expect(await mine()).toEqual([]);
  });
});

describe('the numbers of a thing', () => {
  test('follow what is shown: the count, and the mean of each member’s newest stars', async () => {
    const before = await numbers();
    const first = await say('One', reader, 1);
    await say('Two', reader, 5);
    await say('Three', other, 4);
    await say('Four', other);
    expect(await numbers()).toMatchObject({ comments: 4, score: 4.5 });
    await post('delete', { id: first });
    expect(await numbers()).toMatchObject({ comments: 3, score: 4.5 });
    expect((await numbers()).revision).toBeGreaterThan(before.revision);
    const { rows } = await portal.owner.query('select sink from dirty_mark where item_id = $1 order by sink', [paper]);
    expect(rows.map(({ sink }) => sink)).toEqual(['edge', 'harvest', 'index']);
  });

  test('do not change while a comment waits', async () => {
    const before = await numbers();
    await post('save', { id: paper, text: 'Waiting', stars: 1 });
    expect(await numbers()).toEqual(before);
  });

  test('an account that goes takes its comments out of them', async () => {
    const leaving = await storeMember(portal, { userName: 'leaving' });
    await say('Good bye', leaving, 2);
    expect(await numbers()).toMatchObject({ comments: 1, score: 2 });
    await portal.app.database.pool.query('delete from account where account_id = $1', [leaving.id]);
    expect(await numbers()).toMatchObject({ comments: 0, score: null });
  });
});

describe('GET /front/comment/list', () => {
  test('is for everyone, page by page, and is purged with its thing', async () => {
    await say('One');
    await say('Two');
    const answer = await portal.get(host, `/front/comment/list?id=${paper}&size=1&page=1`);
    expect(answer.data).toMatchObject({ totalElements: 2, totalPages: 2, content: [{ text: 'One' }] });
    expect(String(answer.headers.xkey).split(' ')).toContain(`i${paper}`);
    expect(await portal.get('stranger.localhost', `/front/comment/list?id=${paper}`)).toMatchObject({ status: 10001 });
  });
});

describe('POST /front/comment/delete', () => {
  test('deletes the member’s own, nobody else’s', async () => {
    const id = await say('Mine');
    expect(await post('delete', { id }, other)).toMatchObject({ http: 404 });
    expect(await post('delete', { id }, reader, 'stranger.localhost')).toMatchObject({ status: 10001 });
    expect(await portal.post(host, '/front/comment/delete', { id })).toMatchObject({ http: 401 });
    expect((await list()).content).toHaveLength(1);
    expect(await post('delete', { id })).toMatchObject({ status: 0 });
    expect((await list()).content).toEqual([]);
  });
});

describe('GET /front/comment/mine', () => {
  test('shows a member’s own comments on what the site shows, and nobody else’s', async () => {
    const id = await say('Mine');
    expect(await mine()).toMatchObject([{ id, state: 'shown' }]);
    expect(await mine(reader, 'www.localhost')).toMatchObject([{ id }]);
    expect(await mine(reader, 'stranger.localhost')).toEqual([]);
    expect(await mine(other)).toEqual([]);
    const about = async (id: string) =>
      (await portal.get(host, `/front/comment/mine?id=${id}`, reader.headers)).data.content;
    expect(await about(paper)).toHaveLength(1);
    expect(await about(idOf(1, 2))).toEqual([]);
    expect(await portal.get(host, '/front/comment/mine')).toMatchObject({ http: 401 });
  });
});
