import { beforeAll, describe, expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const journal = idOf(1, 1);
const paper = (number: number, site = 1) => idOf(site, number);
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

const article = (site: number, number: number, more = {}) => ({
  id: paper(number, site),
  kind: 'article',
  status: 'published',
  titles: { en: `Paper ${number} of ${site}`, zh: `论文${number}` },
  source_key: `10.5555/${site}.${number}`,
  ...more,
});
const facts = (site: number, number: number, journal_id: string | null = null) => ({
  id: paper(number, site),
  journal_id,
  type: 'research-article',
  publication_type: 0,
  access_type: 0,
});

const portal = useTestApp(async (app) => {
  const columns = { time_zone: 'UTC' };
  await storeSite(app, { id: 1, sld: 'optics', columns });
  await storeSite(app, { id: 2, sld: 'biology', columns });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1, 2], columns });
  await storeSite(app, { id: 4, sld: 'stranger', columns });
  await storeRows(app, 1, 'item', [
    { id: journal, kind: 'journal', status: 'published', titles: { en: 'Optics' } },
    article(1, 11, { views: 100, downloads: 9 }),
    article(1, 12, { views: 50 }),
    article(1, 13, { views: 70, published_on: day(40) }),
    article(1, 14, { views: 999, status: 'draft' }),
    { id: paper(15), kind: 'video', status: 'published', titles: { en: 'Film' }, views: 500 },
  ]);
  await storeRows(app, 1, 'journal', [{ id: journal }]);
  await storeRows(app, 1, 'article', [facts(1, 11, journal), facts(1, 12), facts(1, 13), facts(1, 14)]);
  await storeRows(app, 1, 'reference', [
    { article_id: paper(13), position: 1, printed: 'cited', doi: '10.5555/1.12' },
    { article_id: paper(13), position: 2, printed: 'cited again', doi: '10.5555/1.12' },
  ]);
  await storeRows(app, 1, 'usage_day', [
    { day: day(2), item_id: paper(12), views: 7 },
    { day: day(2), item_id: paper(15), views: 90 },
    { day: day(20), item_id: paper(11), views: 9, downloads: 2 },
    { day: day(80), item_id: paper(13), views: 12 },
    { day: day(400), item_id: paper(12), views: 30 },
  ]);
  await storeRows(app, 2, 'item', [article(2, 11, { views: 80 })]);
  await storeRows(app, 2, 'article', [facts(2, 11)]);
  await storeRows(app, 2, 'usage_day', [{ day: day(1), item_id: paper(11, 2), views: 8 }]);
});

const ask = (host: string, query = '') => portal.get(`${host}.localhost`, `/front/ranking/list?${query}`);
const places = async (host: string, query: string) => {
  const { data } = await ask(host, query);
  return data.content.map(({ id, amount }: { id: string; amount: number }) => [id, amount]);
};

describe('GET /front/ranking/list', () => {
  beforeAll(async () => {
    const { rankings } = portal.app.ranking;
    for (const site of [1, 2, 3, 4]) await rankings.of(site);
  });

  test('counts what happened inside the window, which ends today', async () => {
    expect(await places('optics', 'window=week')).toEqual([[paper(12), 7]]);
    expect(await places('optics', 'window=1m')).toEqual([
      [paper(11), 9],
      [paper(12), 7],
    ]);
    expect(await places('optics', 'window=3m')).toEqual([
      [paper(13), 12],
      [paper(11), 9],
      [paper(12), 7],
    ]);
    expect(await places('optics', 'window=6m')).toEqual(await places('optics', 'window=1y'));
    expect(await places('optics', 'window=2y')).toEqual([
      [paper(12), 37],
      [paper(13), 12],
      [paper(11), 9],
    ]);
    expect(await places('optics', 'window=3y')).toEqual(await places('optics', 'window=2y'));
    expect(await places('optics', 'window=all')).toEqual([
      [paper(11), 100],
      [paper(13), 70],
      [paper(12), 50],
    ]);
  });

  test('by downloads, by citations of papers that came out in the window, by kind and by journal', async () => {
    expect(await places('optics', 'window=1m&measure=downloads')).toEqual([[paper(11), 2]]);
    expect(await places('optics', 'window=1m&measure=citations')).toEqual([]);
    expect(await places('optics', 'window=3m&measure=citations')).toEqual([[paper(12), 1]]);
    expect(await places('optics', 'window=all&measure=citations')).toEqual([[paper(12), 1]]);
    expect(await places('optics', 'window=week&kind=video')).toEqual([[paper(15), 90]]);
    expect(await places('optics', `window=all&journalId=${journal}`)).toEqual([[paper(11), 100]]);
  });

  test('says what a list prints of each, with its place and its key', async () => {
    const { data, headers } = await ask('optics', 'window=all&size=1&page=1');
    expect(data).toMatchObject({ totalElements: 3, totalPages: 3, page: 1, size: 1 });
    expect(Date.parse(data.rankedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(data.content).toMatchObject([
      { place: 2, amount: 70, id: paper(13), siteId: 1, kind: 'article', resName: 'Paper 13 of 1', accessType: 0 },
    ]);
    expect(headers.xkey).toBe(`i${paper(13)} l1`);
  });

  test('a portal ranks the papers of the sites that it gathers together', async () => {
    expect(await places('www', 'window=week')).toEqual([
      [paper(11, 2), 8],
      [paper(12), 7],
    ]);
    expect((await places('www', 'window=all')).map(([, amount]: [string, number]) => amount)).toEqual([
      100, 80, 70, 50,
    ]);
    expect(await places('www', `window=all&journalId=${journal}`)).toEqual([[paper(11), 100]]);
  });

  test('a stranger sees nothing of it, and a site without readers has an empty ranking', async () => {
    expect((await ask('stranger', `journalId=${journal}`)).status).toBe(10001);
    expect((await ask('stranger')).data).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
  });

  test('what was withdrawn since is left out at once', async () => {
    const scope = { reads: [1], writes: 1 };
    const set = (status: string) =>
      portal.app.database.transaction(scope, async (transaction) => {
        await transaction.rows({
          compile: () =>
            ({ sql: `update item set status = '${status}' where id = ${paper(12)}`, parameters: [] }) as never,
        });
      });
    await set('withdrawn');
    expect(await places('optics', 'window=week')).toEqual([]);
    await set('published');
  });
});

describe('making rankings', () => {
  const days = async () => {
    await portal.owner.query('begin');
    await portal.owner.query("select set_config('app.reads', '2', true)");
    const { rows } = await portal.owner.query(
      'select extract(isodow from day)::int as weekday, views::int from usage_day where site_id = 2 order by day',
    );
    await portal.owner.query('commit');
    return rows;
  };

  test('old days are joined to weeks, what no window reaches is forgotten, and doing it again changes nothing', async () => {
    const monday = 252 + ((new Date(Date.now() - 252 * 86_400_000).getUTCDay() + 6) % 7);
    await storeRows(portal, 2, 'usage_day', [
      { day: day(monday - 1), item_id: paper(11, 2), views: 1 },
      { day: day(monday - 3), item_id: paper(11, 2), views: 2 },
      { day: day(1_300), item_id: paper(11, 2), views: 4 },
    ]);
    const { rankings } = portal.app.ranking;
    await rankings.of(2);
    const joined = await days();
    expect(joined[0]).toEqual({ weekday: 1, views: 3 });
    expect(joined).toHaveLength(2);
    await rankings.of(2);
    expect(await days()).toEqual(joined);
    expect(await places('biology', 'window=1y')).toEqual([[paper(11, 2), 11]]);
  });

  test('a new site is known and ranked by itself, and then rests', async () => {
    await storeSite(portal, { id: 5, sld: 'newcomer' });
    await portal.app.ranking.rankings.know();
    await portal.app.ranking.rankings.now();
    const { rows } = await portal.owner.query('select due_at > now() as rests from ranking_progress where site_id = 5');
    expect(rows).toEqual([{ rests: true }]);
  });
});
