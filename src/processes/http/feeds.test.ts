import { parseFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { idOf } from '../../platform/kernel/id.ts';

const journal = idOf(1, 1);
const issue = idOf(1, 2);
const column = idOf(1, 3);
const about = idOf(1, 4);
const sound = idOf(1, 20);
const sha256 = 'a'.repeat(64);

const item = (site: number, number: number, kind: string, more = {}) => ({
  id: idOf(site, number),
  kind,
  status: 'published',
  titles: { en: `${kind} ${number}`, zh: `文${number}` },
  published_on: `2026-01-${number}`,
  ...more,
});
const paper = (number: number, more = {}) => ({
  id: idOf(1, number),
  journal_id: journal,
  type: 'research-article',
  publication_type: 0,
  access_type: 0,
  ...more,
});

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeSite(app, { id: 4, sld: 'closed', columns: { maintenance: true } });
  await storeRows(app, 1, 'site_config', [
    { section: 'header', value: { name: { en: 'Optics & Light' }, tagline: {} } },
  ]);
  await storeRows(app, 1, 'channel', [
    { id: column, position: 1, code: 'news', names: { en: 'News' }, shows_all: true },
    { id: about, position: 2, code: 'aboutus', names: { en: 'About' } },
  ]);
  await storeRows(app, 1, 'item', [
    item(1, 1, 'journal', { titles: { en: 'Journal of Light' } }),
    item(1, 2, 'issue'),
    item(1, 11, 'article', { doi: '10.5555/a', titles: { en: 'Light < dark & "more"' }, keywords: { en: ['laser'] } }),
    item(1, 12, 'article'),
    item(1, 13, 'article', { status: 'draft' }),
    item(1, 20, 'audio'),
    item(1, 21, 'news'),
    item(1, 22, 'expert'),
  ]);
  await storeRows(app, 1, 'journal', [{ id: journal }]);
  await storeRows(app, 1, 'period', [{ id: issue, journal_id: journal, year: 2026, volume: '4', issue: '1' }]);
  await storeRows(app, 1, 'article', [
    paper(11, { period_id: issue }),
    paper(12, { publication_type: 1, version: 1 }),
    paper(13),
  ]);
  await storeRows(app, 1, 'news', [{ id: idOf(1, 21), type: 'information' }]);
  await storeRows(app, 1, 'recording', [{ id: sound }]);
  await storeRows(app, 1, 'stored_file', [{ sha256, bytes: 4711, content_type: 'audio/mpeg', public: false }]);
  await storeRows(app, 1, 'item_file', [{ item_id: sound, position: 3, role: 'recording', sha256, name: 'talk.mp3' }]);
});

const ask = async (sld: string, file: string, headers = {}) => {
  const answer = await portal.server.inject({
    method: 'GET',
    url: `/rss/${file}`,
    headers: { host: `${sld}.localhost`, ...headers },
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};
/** What a feed reader makes of it. */
const read = async (sld: string, file: string) => {
  const { feed } = parseFeed((await ask(sld, file)).text);
  const entries = 'items' in feed ? (feed.items ?? []) : 'entries' in feed ? (feed.entries ?? []) : [];
  const word = (title: unknown) => (typeof title === 'string' ? title : (title as { value?: string })?.value);
  return { title: word(feed.title), titles: entries.map(({ title }) => word(title)), entries };
};

describe.each(['rss', 'atom'])('feeds as %s', (format) => {
  test('a site’s feed brings what it has published, the newest first, and nobody’s drafts', async () => {
    const { title, titles } = await read('optics', `site.${format}`);
    expect(title).toBe('Optics & Light');
    expect(titles).toEqual(['news 21', 'audio 20', 'article 12', 'Light < dark & "more"']);
  });

  // Nothing is indexed here: all of it comes from the database, as it does while the search engine is away.
  test('of a journal, an issue, what is online first, a column and a search', async () => {
    expect(await read('optics', `journal-${journal}.${format}`)).toMatchObject({
      title: 'Journal of Light · Optics & Light',
      titles: ['article 12', 'Light < dark & "more"'],
    });
    expect(await read('optics', `issue-${issue}.${format}`)).toMatchObject({
      title: 'Journal of Light 2026, 4(1) · Optics & Light',
      titles: ['Light < dark & "more"'],
    });
    expect((await read('optics', `online-first.${format}`)).titles).toEqual(['article 12']);
    expect((await read('optics', `just-accepted.${format}`)).titles).toEqual([]);
    expect((await read('optics', `online-first-${journal}.${format}`)).title).toBe(
      'Journal of Light: online first · Optics & Light',
    );
    expect(await read('optics', `column-${column}.${format}`)).toMatchObject({
      title: 'News · Optics & Light',
      titles: ['news 21'],
    });
    expect(await read('optics', `search.${format}?q=Light`)).toMatchObject({
      title: 'Search: Light · Optics & Light',
      titles: ['Light < dark & "more"'],
    });
  });

  test('a portal’s feed brings what the sites that it gathers have published', async () => {
    expect((await read('www', `site.${format}`)).titles).toContain('article 12');
    expect((await read('www', `journal-${journal}.${format}`)).titles).toHaveLength(2);
  });

  test('what does not exist, is no list or belongs to others has no feed', async () => {
    for (const file of ['nothing', 'site-1', `column-${about}`, `journal-${idOf(1, 999)}`, `issue-${journal}`])
      expect((await ask('optics', `${file}.${format}`)).status, file).toBe(404);
    expect((await ask('stranger', `journal-${journal}.${format}`)).status).toBe(403);
    expect((await read('stranger', `site.${format}`)).titles).toEqual([]);
    expect((await ask('closed', `site.${format}`)).status).toBe(404);
    expect((await ask('nowhere', `site.${format}`)).status).toBe(404);
  });

  test('a reader that has it already is told so, and the edge knows by which keys to drop it', async () => {
    const { headers, text } = await ask('optics', `site.${format}`);
    expect(headers['content-type']).toBe(`application/${format}+xml; charset=utf-8`);
    expect(headers.xkey).toBe(['f1', ...[21, 20, 12, 11].map((number) => `i${idOf(1, number)}`), 'l1'].join(' '));
    const again = await ask('optics', `site.${format}`, { 'if-none-match': `W/${headers.etag}` });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect((await ask('optics', `site.${format}`, { 'if-none-match': '"other"' })).text).toBe(text);
  });
});

test('addresses are whole and keep the language; what can be heard is enclosed', async () => {
  const { feed } = parseFeed((await ask('optics', 'site.rss?lang=zh')).text) as never as {
    feed: {
      language: string;
      link: string;
      atom: object;
      items: { title: string; link: string; guid: object; enclosures?: object[] }[];
    };
  };
  expect(feed).toMatchObject({
    language: 'zh-CN',
    link: 'https://optics.localhost/newPublish?lang=zh',
    atom: { links: [{ href: 'https://optics.localhost/rss/site.rss?lang=zh' }] },
  });
  const audio = feed.items.find(({ title }) => title === '文20');
  expect(audio).toMatchObject({
    link: `https://optics.localhost/audioDetails?columnId=${sound}&lang=zh`,
    guid: { value: `urn:imprint:optics:${sound}`, isPermaLink: false },
    enclosures: [
      { url: `https://optics.localhost/rc-pub/front/files/download?id=${sound}-3`, length: 4711, type: 'audio/mpeg' },
    ],
  });
});
