import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import type { DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { hitsStatement } from '../store/reduced-hits.ts';

const alone = (main: ItemDraft): DraftUnit => ({ mentioned: [], members: [], main });
const channel = idOf(1, 500);

const itemDraft = (kind: string, key: string, on: string | null, details: ItemDraft['details'] = {}): ItemDraft => ({
  kind,
  key,
  titles: { en: key, zh: `${key} 中文` },
  publishedOn: on,
  details,
});
const news = (key: string, on: string, details: ItemDraft['details']) => itemDraft('news', key, on, details);
const person = (key: string, en: string, family: string): ItemDraft => ({
  ...itemDraft('expert', key, null, { familyNames: { en: family }, positions: { en: 'Professor', zh: '教授' } }),
  titles: { en },
});

const units: ItemDraft[] = [
  news('Old and pinned', '2024-01-01', { type: 'information', pinned: true }),
  news('Newer', '2026-02-01', { type: 'information' }),
  { ...news('Newest', '2026-03-01', { type: 'information' }), columns: [channel] },
  { ...news('Call for papers', '2026-01-01', { type: 'announcement' }), columns: [channel] },
  news('A link', '2026-01-01', { type: 'link', link: 'https://www.doi.org/' }),
  itemDraft('book', 'Book one', '2025-01-01', { isbn: '978-3-16-148410-0', publishers: { en: 'Sample Press' } }),
  itemDraft('book', 'Book two', '2026-01-01'),
  itemDraft('video', 'Film', '2026-01-05', { seconds: 61 }),
  itemDraft('audio', 'Talk', '2026-01-06'),
  itemDraft('audio', 'Lecture', '2026-01-03'),
  itemDraft('video', 'Undated film', null),
  itemDraft('general-resource', 'Template', '2026-01-01', { library: 'general' }),
  itemDraft('general-resource', 'Standard 1', '2026-01-01', { library: 'standard', number: 'SAMPLE/T 1' }),
  person('p1', 'Anna Sample', 'Sample'),
  person('p2', 'Wei Wang', 'Wang'),
  { ...person('p3', '', ''), titles: { zh: '张三' }, details: {} },
  itemDraft('journal', 'Journal', null),
  itemDraft('special-issue', 'Issue of no journal', '2026-01-01'),
];
const later: ItemDraft[] = [
  itemDraft('special-issue', 'Issue of the journal', '2025-01-01', { journal: { kind: 'journal', key: 'Journal' } }),
  {
    ...itemDraft('topic', 'Topic', '2026-01-01', { code: 'topic' }),
    entries: [
      { kind: 'book', key: 'Book two' },
      { kind: 'news', key: 'Newer' },
      { kind: 'book', key: 'Book one' },
    ],
  },
  itemDraft('album', 'Album', '2026-02-02', { editors: [{ names: { en: { full: 'A. Editor' } } }] }),
  {
    ...itemDraft('article', '10.5555/listed', '2026-02-03', {
      type: 'research-article',
      journal: { kind: 'journal', key: 'Journal' },
    }),
    parts: { contributor: [{ names: { en: { full: 'A. Sample' } } }] },
  },
  itemDraft('figure', '10.5555/listed#1', '2026-02-03', {
    article: { kind: 'article', key: '10.5555/listed' },
    position: 1,
    label: 'Figure 1',
    captions: { en: '<p>Seen</p>' },
  }),
];

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  await storeSite(test, { id: 2, sld: 'stranger' });
  await storeSite(test, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  const asSite = (site: number) =>
    test.owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [`${site}`]);
  await asSite(1);
  await test.owner.query(`insert into channel (site_id, id, position, code, names) values (1, $1, 1, 'news', '{}')`, [
    channel,
  ]);
  const write = (site: number, drafts: readonly ItemDraft[]) =>
    test.app.database.transaction({ reads: [site], writes: site }, (transaction) =>
      test.app.write(transaction, site, drafts.map(alone)),
    );
  await write(1, units);
  await write(1, later);
  await write(2, [itemDraft('book', 'Foreign book', '2026-06-01')]);
  await write(2, [
    itemDraft('album', 'New', '2026-05-01'),
    itemDraft('album', 'Seen', '2026-04-01'),
    itemDraft('album', 'Had', '2026-03-01'),
  ]);
  await write(3, [itemDraft('book', 'Book of the portal', '2025-06-01')]);
  await asSite(1);
  await test.owner.query(`update item set views = 7, downloads = 3 where source_key = 'Book one'`);
  // Audio and video: by date Film, Lecture; by visits Lecture, Film; by downloads Undated film, Film, Lecture.
  await test.owner.query(`update item set views = 9, downloads = 1 where source_key = 'Lecture'`);
  await test.owner.query(`update item set views = 5, downloads = 2 where source_key = 'Film'`);
  await test.owner.query(`update item set views = 1, downloads = 3 where source_key = 'Undated film'`);
  await test.owner.query(`update item set status = 'withdrawn' where source_key = 'Talk'`);
  await asSite(2);
  // Each order is another one, and none is the reverse of another.
  await test.owner.query(`update item set views = 9, downloads = 1 where source_key = 'Seen'`);
  await test.owner.query(`update item set views = 4, downloads = 9 where source_key = 'Had'`);
  await test.owner.query(`update item set views = 2, downloads = 4 where source_key = 'New'`);
});

const ask = async (path: string, parameters: Readonly<Record<string, string>>, host = 'optics') =>
  portal.get(`${host}.localhost`, `${path}?${new URLSearchParams(parameters)}`, { language: 'en' });
const names = async (parameters: Readonly<Record<string, string>>, host = 'optics', path = '/front/item/list') =>
  (await ask(path, parameters, host)).data.content.map(({ resName }: { resName: string }) => resName);

describe('GET /front/item/list', () => {
  test('lists a kind from the newest, or by visits and downloads', async () => {
    expect(await names({ kinds: 'book' })).toEqual(['Book two', 'Book one']);
    expect(await names({ kinds: 'book', sort: 'visits,desc' })).toEqual(['Book one', 'Book two']);
    expect(await names({ kinds: 'book', sort: 'downloads' })).toEqual(['Book one', 'Book two']);
    expect(await names({ kinds: 'book', size: '1', page: '1' })).toEqual(['Book one']);
  });

  test.each([
    [{ kinds: 'book', sort: 'publishDate,asc' }, ['Book one', 'Book two']],
    [{ kinds: 'book', sort: 'visits,asc' }, ['Book two', 'Book one']],
    [{ kinds: 'book', sort: 'downloads,asc' }, ['Book two', 'Book one']],
    // What has no date comes last in both directions.
    [{ kinds: 'video', sort: 'publishDate,desc' }, ['Film', 'Undated film']],
    [{ kinds: 'video', sort: 'publishDate,asc' }, ['Film', 'Undated film']],
    [{ kinds: 'news', sort: 'publishDate,asc' }, ['Old and pinned', 'Call for papers', 'Newer', 'Newest']],
    [{ kinds: 'news', newsDataType: 'information', sort: 'publishDate,asc' }, ['Old and pinned', 'Newer', 'Newest']],
    [{ kinds: 'news', sort: 'publishDate,asc', size: '2', page: '1' }, ['Newer', 'Newest']],
    [{ kinds: 'expert', sort: 'title,desc' }, ['张三', 'Wei Wang', 'Anna Sample']],
    [{ kinds: 'expert', sort: 'title,asc' }, ['Anna Sample', 'Wei Wang', '张三']],
  ])('lists what %j asks for in that order', async (given, expected) => {
    expect(await names(given as Record<string, string>)).toEqual(expected);
  });

  test('refuses an order that it does not know', async () => {
    for (const sort of ['colour', 'visits,up', 'visits,asc,asc'])
      expect((await ask('/front/item/list', { kinds: 'book', sort })).status, sort).toBe(400);
  });

  test('tells what only a kind has, in the reader’s language', async () => {
    const facts = async (kinds: string) => (await ask('/front/item/list', { kinds })).data.content.at(-1).facts;
    expect(await facts('book')).toEqual({ isbn: '978-3-16-148410-0', publisher: 'Sample Press' });
    expect((await ask('/front/item/list', { kinds: 'video' })).data.content[0].facts).toEqual({ seconds: 61 });
    expect(await facts('topic')).toEqual({ entries: 3 });
  });

  test('a portal lists what it gathers with its own, a site only what it has', async () => {
    expect(await names({ kinds: 'book' }, 'www')).toEqual(['Book two', 'Book of the portal', 'Book one']);
    expect(await names({ kinds: 'book', slds: 'optics' }, 'www')).toEqual(['Book two', 'Book one']);
    expect(await names({ kinds: 'book' }, 'stranger')).toEqual(['Foreign book']);
  });

  test('pinned news come first, and links, files and posts are not among them', async () => {
    expect(await names({ kinds: 'news' })).toEqual(['Old and pinned', 'Newest', 'Newer', 'Call for papers']);
    expect(await names({ kinds: 'news', newsDataType: 'Announcement' })).toEqual(['Call for papers']);
    expect(await names({ kinds: 'news', newsDataType: 'link' })).toEqual(['A link']);
  });

  test('a column shows the news that were put into it', async () => {
    expect(await names({ kinds: 'news', channelId: channel })).toEqual(['Newest', 'Call for papers']);
    expect(await names({ kinds: 'news', channelId: channel, newsDataType: 'dynamic' })).toEqual([]);
    expect(await names({ kinds: 'book', channelId: channel })).toEqual([]);
    expect((await ask('/front/item/list', { channelId: idOf(1, 501) })).status).not.toBe(0);
  });

  test('libraries go by their name or by the code of their channel', async () => {
    expect(await names({ kinds: 'general-resource' })).toHaveLength(2);
    expect(await names({ kinds: 'general-resource', library: 'general' })).toEqual(['Template']);
    const { data } = await ask('/front/item/list', { kinds: 'general-resource', library: 'biaozhun' });
    expect(data.content).toMatchObject([
      { resName: 'Standard 1', facts: { number: 'SAMPLE/T 1' }, url: expect.stringContaining('/libraryDetails') },
    ]);
  });

  test('people stand under the letter of their family name or of its pinyin', async () => {
    const { data } = await ask('/front/item/list', { kinds: 'expert', sort: 'title' });
    expect(data.letters).toEqual(['S', 'W', 'Z']);
    expect(data.content.map(({ resName }: { resName: string }) => resName)).toEqual([
      'Anna Sample',
      'Wei Wang',
      '张三',
    ]);
    expect(await names({ kinds: 'expert', sort: 'title', letter: 'z' })).toEqual(['张三']);
  });

  test('special issues are listed for one journal', async () => {
    const { data } = await ask('/front/item/list', { kinds: 'journal' });
    expect(await names({ kinds: 'special-issue', journalId: data.content[0].id })).toEqual(['Issue of the journal']);
  });

  test('several kinds make one list, and what was withdrawn is in none', async () => {
    expect(await names({ kinds: 'audio' })).toEqual(['Lecture']);
    const all = new URLSearchParams([
      ['kinds', 'album'],
      ['kinds', 'video'],
      ['kinds', 'topic'],
    ]);
    const { data } = await portal.get('optics.localhost', `/front/item/list?${all}`, { language: 'zh' });
    expect(data.content.map(({ resName }: { resName: string }) => resName)).toEqual([
      'Album 中文',
      'Film 中文',
      'Topic 中文',
      'Undated film 中文',
    ]);
    expect(data).toMatchObject({ totalElements: 4, totalIsLowerBound: false, totalPages: 1, page: 0, size: 20 });
  });

  test('that names no kinds has all that comes out, but no people and no journals', async () => {
    const listed = await names({ size: '50' });
    expect(listed).toEqual(
      expect.arrayContaining(['Newest', 'A link', 'Book two', 'Film', 'Standard 1', 'Topic', 'Album']),
    );
    expect(listed).not.toContain('Journal');
    expect(listed).not.toContain('Anna Sample');
    const { data } = await ask('/front/item/list', { kinds: 'topic' });
    expect(await names({ collectionId: data.content[0].id })).toEqual(['Book two', 'Newer', 'Book one']);
  });

  test('refuses pages beyond ten thousand things, and channels of another site', async () => {
    expect((await ask('/front/item/list', { kinds: 'book', page: '500', size: '20' })).status).not.toBe(0);
    expect((await ask('/front/item/list', { kinds: 'book', page: '499', size: '20' })).status).toBe(0);
    expect((await ask('/front/item/list', { kinds: 'news', channelId: channel }, 'stranger')).status).toBe(10001);
  });
});

describe('the specification’s own lists', () => {
  test('GET /front/front-news/getHomeNewsList has a tab for each type of news', async () => {
    const { data } = await ask('/front/front-news/getHomeNewsList', { size: '2' });
    const tabs = data.tabs.map(({ newsDataType, content }: { newsDataType: string; content: unknown[] }) => [
      newsDataType,
      content.length,
    ]);
    expect(tabs).toEqual([
      ['information', 2],
      ['announcement', 1],
      ['dynamic', 0],
      ['statement', 0],
    ]);
    const one = await ask('/front/front-news/getHomeNewsList', { newsDataType: 'Information', page: '1', size: '2' });
    expect(one.data.tabs).toMatchObject([{ totalElements: 3, totalPages: 2, content: [{ resName: 'Newer' }] }]);
  });

  test('GET /front/album/albumList lists albums', async () => {
    expect(await names({ sort: 'visits' }, 'optics', '/front/album/albumList')).toEqual(['Album']);
  });

  test.each([
    ['time', 'publishDate', ['New', 'Seen', 'Had']],
    ['visits', 'visits', ['Seen', 'Had', 'New']],
    ['downloads', 'downloads', ['Had', 'New', 'Seen']],
  ])('albums are ordered by %s', async (_, sort, ordered) => {
    const path = '/front/album/albumList';
    expect(await names({ sort: `${sort},desc` }, 'stranger', path)).toEqual(ordered);
    expect(await names({ sort: `${sort},asc` }, 'stranger', path)).toEqual(ordered.toReversed());
  });

  test('GET /front/topic/res/list tells what a topic holds, in its order', async () => {
    const { data } = await ask('/front/item/list', { kinds: 'topic' });
    const topicId = data.content[0].id;
    const path = '/front/topic/res/list';
    expect(await names({ topicId }, 'optics', path)).toEqual(['Book two', 'Newer', 'Book one']);
    expect(await names({ topicId, kinds: 'book', page: '1', size: '1' }, 'optics', path)).toEqual(['Book one']);
    expect(await names({ topicId }, 'www', path)).toHaveLength(3);
    expect((await ask(path, { topicId }, 'stranger')).status).toBe(10001);
  });

  test('GET /front/vod/res/list lists audio and video', async () => {
    const path = '/front/vod/res/list';
    expect(await names({}, 'optics', path)).toEqual(['Film', 'Lecture', 'Undated film']);
    expect(await names({ type: 'audio' }, 'optics', path)).toEqual(['Lecture']);
    expect(await names({ type: 'video' }, 'optics', path)).toEqual(['Film', 'Undated film']);
    expect(await names({ type: 'video', size: '1', page: '1' }, 'optics', path)).toEqual(['Undated film']);
    for (const [sort, ordered] of [
      ['publishDate,asc', ['Lecture', 'Film', 'Undated film']],
      ['visits,desc', ['Lecture', 'Film', 'Undated film']],
      ['visits,asc', ['Undated film', 'Film', 'Lecture']],
      ['downloads,desc', ['Undated film', 'Film', 'Lecture']],
      ['downloads', ['Undated film', 'Film', 'Lecture']],
    ] as const)
      expect(await names({ sort }, 'optics', path), sort).toEqual(ordered);
    expect((await ask(path, {})).data).toMatchObject({
      totalElements: 3,
      content: [{ kind: 'video' }, { kind: 'audio' }, {}],
    });
  });
});

test('what is read of things of one kind is what is read of things of all kinds', async () => {
  const { app, owner } = portal;
  await owner.query("select set_config('app.reads', '1', false)");
  const { rows } = await owner.query("select id::text, kind from item where site_id = 1 and status = 'published'");
  const read = async (ids: readonly string[], kinds?: readonly string[]) =>
    (await app.database.rows({ reads: [1], writes: null }, hitsStatement([1], ids, kinds))).toSorted((one, other) =>
      one.id.localeCompare(other.id),
    );
  const all = await read(rows.map(({ id }) => id));
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  expect([...byKind.keys()]).toEqual(
    expect.arrayContaining(['article', 'figure', 'book', 'video', 'news', 'album', 'expert']),
  );
  expect(byKind.get('figure')?.[0]).toMatchObject({ label: 'Figure 1', captions: { en: 'Seen' } });
  for (const [kind, its] of byKind)
    expect(
      await read(
        its.map(({ id }) => id),
        [kind],
      ),
      kind,
    ).toEqual(its);
  expect(
    await read(
      all.map(({ id }) => id),
      [...byKind.keys()],
    ),
  ).toEqual(all);
});
