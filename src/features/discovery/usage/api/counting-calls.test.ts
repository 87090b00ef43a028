import { beforeEach, describe, expect, test } from 'vitest';
import { requestTo } from '../../../../../tests/support/request-context.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { limits } from '../../../../processes/limits.ts';
import { postgresAddingUp } from '../store/postgres-adding-up.ts';
import { answerCountView } from './usage-calls.ts';

const paper = idOf(1, 1);
const other = idOf(1, 2);
const draft = idOf(1, 3);
const outside = idOf(1, 4);
const journal = idOf(1, 9);
const book = idOf(1, 10);
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeRows(app, 1, 'item', [
    { id: paper, kind: 'article', status: 'published', titles: {} },
    { id: other, kind: 'article', status: 'published', titles: {} },
    { id: draft, kind: 'article', status: 'draft', titles: {} },
    { id: outside, kind: 'news', status: 'published', titles: {} },
    { id: journal, kind: 'journal', status: 'published', titles: {} },
    { id: book, kind: 'book', status: 'published', titles: {} },
  ]);
  await storeRows(app, 1, 'book', [{ id: book }]);
  await storeRows(app, 1, 'chapter', [{ book_id: book, position: 2, titles: {} }]);
  await storeRows(app, 1, 'journal', [{ id: journal }]);
  const ofJournal = { journal_id: journal, type: 'research-article', publication_type: 0, access_type: 0 };
  await storeRows(app, 1, 'article', [
    { id: paper, ...ofJournal },
    { id: other, ...ofJournal },
  ]);
  await app.app.database.pool.query('select make_usage_months()');
});

/** What the beacon of a page sends. */
async function view(id: string, { host = 'optics.localhost', agent = browser, address = '203.0.113.1' } = {}) {
  const answer = await portal.server.inject({
    method: 'POST',
    url: '/rc-pub/front/statistics/view',
    remoteAddress: '127.0.0.1',
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/json',
      'user-agent': agent,
      'x-forwarded-for': address,
    },
    payload: JSON.stringify({ id }),
  });
  return answer.statusCode;
}

async function asSite<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  await portal.owner.query('begin');
  await portal.owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
  const { rows } = await portal.owner.query(text, values);
  await portal.owner.query('commit');
  return rows;
}

const events = () =>
  asSite<{ item_id: string; what: string }>('select item_id, what from usage_event order by happened_at');
const itemOf = async (id: string) =>
  (
    await asSite<{ views: string; downloads: string; revision: string; updated_at: Date }>(
      'select views, downloads, revision, updated_at from item where id = $1',
      [id],
    )
  )[0];
const marks = async (sink: string) =>
  (await portal.owner.query('select item_id, due_at - now() as wait from dirty_mark where sink = $1', [sink])).rows;

/** So many seconds pass: everything that happened is that much older. */
const pass = async (seconds: number) => {
  await asSite('update usage_event set happened_at = happened_at - make_interval(secs => $1)', [seconds]);
  await portal.owner.query('update usage_progress set counted_until = counted_until - make_interval(secs => $1)', [
    seconds,
  ]);
};
const addUp = async () => {
  await portal.owner.query('update usage_progress set due_at = now()');
  return portal.app.counting.addingUp.now();
};

beforeEach(async () => {
  await asSite('delete from usage_event');
  for (const table of ['usage_month', 'usage_day', 'usage_place']) await asSite(`delete from ${table}`);
  await asSite('update item set views = 0, downloads = 0');
  await portal.owner.query("update usage_progress set counted_until = '-infinity'");
  await portal.owner.query('delete from dirty_mark');
});

describe('POST /front/statistics/view', () => {
  test('a view is written down with a hash and nothing that names the reader', async () => {
    expect(await view(paper)).toBe(200);
    expect(await events()).toEqual([{ item_id: paper, what: 'view' }]);
    const [stored] = await asSite<Record<string, unknown>>('select * from usage_event');
    expect(stored?.reader).toHaveLength(16);
    expect(JSON.stringify({ ...stored, reader: String(stored?.reader) })).not.toMatch(/203\.0\.113\.1|Mozilla/);
  });

  test('a chapter is one that the book has; of anything else the whole was seen', async () => {
    const seen = async (id: string, part: number) => {
      await portal.post('optics.localhost', '/front/statistics/view', { id, part }, { 'user-agent': browser });
      const [stored] = await asSite<{ part: number | null }>('select part from usage_event');
      await asSite('delete from usage_event');
      return stored?.part;
    };
    expect([await seen(book, 2), await seen(book, 3), await seen(paper, 2)]).toEqual([2, null, null]);
  });

  test('robots are not counted, nor is what is not published', async () => {
    expect(await view(paper, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(200);
    expect(await view(paper, { agent: '' })).toBe(200);
    expect(await view(draft)).toBe(200);
    expect(await view(idOf(1, 99))).toBe(200);
    expect(await events()).toEqual([]);
  });

  test('a portal counts for the site that it gathers; a stranger is refused', async () => {
    expect(await view(paper, { host: 'www.localhost' })).toBe(200);
    expect(await events()).toHaveLength(1);
    expect(await view(paper, { host: 'stranger.localhost' })).toBe(403);
    expect(await events()).toHaveLength(1);
  });

  test('a form of another site can not count', async () => {
    const answer = await portal.server.inject({
      method: 'POST',
      url: '/rc-pub/front/statistics/view',
      headers: { host: 'optics.localhost', origin: 'http://evil.example', 'content-type': 'application/json' },
      payload: JSON.stringify({ id: paper }),
    });
    expect(answer.statusCode).toBe(403);
  });

  test('an address that sends too many is told to stop, and is known by its address', async () => {
    const keys: string[] = [];
    const refusing = {
      async take(key: string) {
        keys.push(key);
        return { allowed: false, retryAfterSeconds: 9 };
      },
    };
    const handler = answerCountView({
      usage: portal.app.counting.usage,
      siteOfItem: async (site) => success(site),
      rateLimit: refusing,
      decideReading: async () => undefined,
    });
    const heard = await portal.app.run(handler, requestTo('optics.localhost'), { id: paper });
    expect(heard).toMatchObject({ ok: false, failure: { code: 'tooManyRequests' } });
    expect(keys).toEqual(['view 203.0.113.1']);
    expect(await events()).toEqual([]);
  });

  test('the month of an event has a table of its own', async () => {
    await view(paper);
    const [row] = await asSite<{ part: string }>('select tableoid::regclass::text as part from usage_event');
    expect(row?.part).toBe(`usage_event_${new Date().toISOString().slice(0, 7).replace('-', '_')}`);
  });
});

describe('adding up', () => {
  test('clicks of one reader within 30 seconds are one; of another reader, or later, they are more', async () => {
    await view(paper);
    await pass(31);
    await view(paper);
    await pass(29);
    await view(paper);
    await view(paper, { address: '203.0.113.2' });
    await view(other);
    await pass(61);
    expect(await addUp()).toBe(5);
    expect(await itemOf(paper)).toMatchObject({ views: '3', downloads: '0' });
    expect(await itemOf(other)).toMatchObject({ views: '1' });
  });

  test('what has only just happened waits, and nothing is counted twice', async () => {
    await view(paper);
    expect(await addUp()).toBe(0);
    await pass(61);
    expect(await addUp()).toBe(1);
    expect(await addUp()).toBe(0);
    await portal.app.counting.usage.count({ host: site, target: site, reads: [1], writes: 1 }, paper, 'download', {
      address: '203.0.113.1',
      agent: browser,
    });
    await pass(61);
    expect(await addUp()).toBe(1);
    expect(await itemOf(paper)).toMatchObject({ views: '1', downloads: '1' });
  });

  test('a batch that ends between two clicks counts them once all the same', async () => {
    await view(paper);
    await pass(10);
    await view(paper);
    await pass(61);
    const store = postgresAddingUp(portal.app.database);
    for (const _ of ['the first click', 'the second']) {
      await portal.owner.query('update usage_progress set due_at = now()');
      expect(await store.addUp(1, limits.counting, 1)).toBe(1);
    }
    expect(await itemOf(paper)).toMatchObject({ views: '1' });
  });

  test('forty views raise the revision once, purge nothing, and reach the index minutes later', async () => {
    const before = await itemOf(paper);
    for (let reader = 0; reader < 20; reader++) await view(paper, { address: `198.51.100.${reader}` });
    await pass(61);
    await addUp();
    for (let reader = 20; reader < 40; reader++) await view(paper, { address: `198.51.100.${reader}` });
    await pass(61);
    await addUp();
    const after = await itemOf(paper);
    expect(after?.views).toBe('40');
    expect(Number(after?.revision) - Number(before?.revision)).toBe(1);
    expect(after?.updated_at).toEqual(before?.updated_at);
    expect(await marks('edge')).toEqual([]);
    const [index] = await marks('index');
    expect(index.item_id).toBe(paper);
    expect(index.wait.minutes).toBeGreaterThanOrEqual(4);
  });

  test('a view during the delivery to the index is told to the index as well', async () => {
    await view(paper);
    await pass(61);
    await addUp();
    await portal.owner.query("update dirty_mark set attempts = 1, due_at = now() + interval '30 seconds'");
    const taken = (await itemOf(paper))?.revision;
    await view(paper, { address: '203.0.113.5' });
    await pass(61);
    await addUp();
    const { rows } = await portal.owner.query("select revision from dirty_mark where sink = 'index'");
    expect(Number(rows[0].revision)).toBe(Number(taken) + 1);
  });

  test('an ordinary change raises the revision and purges, also right after counting', async () => {
    await view(paper);
    await pass(61);
    await addUp();
    const before = Number((await itemOf(paper))?.revision);
    await asSite('update item set titles = $2 where id = $1', [paper, { en: 'Changed' }]);
    expect(Number((await itemOf(paper))?.revision)).toBe(before + 1);
    expect(await marks('edge')).toHaveLength(1);
  });
});

const site = { id: 1, sld: 'optics', defaultLanguage: 'en' } as const;

describe('GET /front/statistics/item', () => {
  const ask = (host: string, id: string) => portal.get(host, `/front/statistics/item?id=${id}`);

  test('months and totals of the last 24 months, for the site and for a portal that gathers it', async () => {
    await view(paper);
    await view(paper, { address: '203.0.113.2' });
    await pass(61);
    await addUp();
    await asSite(
      `insert into usage_month values (1, $1, '2019-01-01', 9, 9), (1, $1, (date_trunc('month', now() at time zone 'UTC') - interval '3 months')::date, 4, 2)`,
      [paper],
    );
    for (const host of ['optics.localhost', 'www.localhost']) {
      const { data, headers } = await ask(host, paper);
      expect(data.views).toBe(2);
      expect(data.months).toHaveLength(24);
      expect(data.months.at(-1)).toEqual({ month: new Date().toISOString().slice(0, 7), views: 2, downloads: 0 });
      expect(data.months.at(-4)).toMatchObject({ views: 4, downloads: 2 });
      expect(headers.xkey).toBe(`i${paper}`);
    }
  });

  test('what does not exist has no numbers, and a stranger is told none', async () => {
    expect((await ask('optics.localhost', idOf(1, 99))).http).toBe(404);
    expect((await ask('optics.localhost', draft)).http).toBe(404);
    expect((await ask('stranger.localhost', paper)).status).toBe(10001);
  });
});

describe('GET /front/statistics/chart', () => {
  const ask = async (host: string, query = '') => portal.get(host, `/front/statistics/chart?${query}`);
  const count = (id: string, country?: string) =>
    portal.app.counting.usage.count({ host: site, target: site, reads: [1], writes: 1 }, id, 'view', {
      address: '203.0.113.1',
      agent: browser,
      country,
    });

  test('uses by month and by country, for the site, for a journal and for a portal that gathers it', async () => {
    await count(paper, 'DE');
    await count(other, 'CN');
    await count(outside);
    await pass(61);
    await addUp();
    for (const id of [1, 3]) await portal.app.ranking.rankings.of(id);
    const places = [
      { country: 'CN', views: 1, downloads: 0 },
      { country: 'DE', views: 1, downloads: 0 },
    ];
    for (const host of ['optics.localhost', 'www.localhost']) {
      const { data } = await ask(host);
      expect(data.months).toHaveLength(24);
      expect(data.months.at(-1)).toMatchObject({ views: 3, downloads: 0, citations: 0 });
      expect(data.places).toEqual(places);
      expect(data.unknown).toEqual({ views: 1, downloads: 0 });
      const ofJournal = await ask(host, `publicationIndexId=${journal}&months=12`);
      expect(ofJournal.data.months).toHaveLength(12);
      expect(ofJournal.data.months.at(-1)).toMatchObject({ views: 2 });
      expect(ofJournal.data.places).toEqual(places);
    }
  });

  test('a stranger is told nothing', async () => {
    expect((await ask('stranger.localhost', `publicationIndexId=${journal}`)).status).toBe(10001);
    expect((await ask('stranger.localhost')).data.months.at(-1)).toMatchObject({ views: 0 });
  });
});
