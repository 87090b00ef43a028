import { describe, expect, test } from 'vitest';
import { storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const piece = (counter: number, site = 1) => idOf(site, counter);

async function storeNews(app: TestApp, counter: number, item: object, news: object = {}, site = 1) {
  const id = piece(counter, site);
  await storeRows(app, site, 'item', [
    { id, kind: 'news', status: 'published', titles: { en: `Piece ${counter}` }, ...item },
  ]);
  await storeRows(app, site, 'news', [{ id, type: 'announcement', ...news }]);
}

const texts = { en: '', zh: '' };
const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  texts.en = await storeFile(app, 1, Buffer.from('<p>An open day.</p>'), 'text/html');
  texts.zh = await storeFile(app, 1, Buffer.from('<p>开放日。</p>'), 'text/html');
  const attached = await storeFile(app, 1, Buffer.from('the form'), 'text/plain');
  await storeNews(
    app,
    2,
    {
      titles: { en: 'Open day', zh: '开放日' },
      summaries: { en: 'Come and see.' },
      published_on: '2026-03-02',
      views: 7,
    },
    {
      bodies: texts,
      sources: { en: 'Editorial office' },
      authors: JSON.stringify([{ names: { en: { full: 'A. Sample' } } }]),
    },
  );
  await storeRows(app, 1, 'item_file', [
    { item_id: piece(2), position: 1, role: 'body', sha256: texts.en, name: 'text' },
    { item_id: piece(2), position: 2, role: 'attachment', sha256: attached, name: 'form.txt' },
  ]);
  await storeNews(app, 1, { published_on: '2026-03-01' });
  await storeNews(app, 3, { published_on: '2026-03-03' }, { pinned: true });
  await storeNews(app, 4, { published_on: '2026-03-04' });
  await storeNews(app, 5, { published_on: '2026-03-02' }, { type: 'statement' });
  await storeNews(app, 6, { published_on: '2026-03-02', status: 'draft' });
  await storeNews(
    app,
    7,
    { status: 'withdrawn', withdrawn_on: '2026-04-01', withdrawal: { en: 'A mistake.' }, summaries: { en: 'Hidden' } },
    { bodies: texts, link: 'https://a.example/' },
  );
  await storeNews(app, 8, {}, { type: 'link', link: 'javascript:alert(1)' });
  await storeNews(app, 9, {}, { type: 'link', link: 'https://www.doi.org/' });
  await storeNews(app, 1, {}, {}, 2);
});

const ask = (id: string, host = 'optics.localhost', headers = {}) =>
  portal.get(host, `/front/front-news/${id}`, { language: 'en', ...headers });

describe('a piece of news', () => {
  test('tells its title, source, authors, date, text and files', async () => {
    const { status, data } = await ask(piece(2));
    expect(status).toBe(0);
    expect(data).toMatchObject({
      resName: 'Open day',
      summary: 'Come and see.',
      type: 'announcement',
      source: 'Editorial office',
      publishDate: '2026-03-02',
      url: `/newsInfo?columnId=${piece(2)}`,
      body: { sha256: texts.en, language: 'en' },
      files: [{ id: `${piece(2)}-2`, name: 'form.txt', bytes: 8, contentType: 'text/plain' }],
      visits: 7,
      withdrawal: null,
    });
    expect(data.authors).toEqual([{ names: { en: { full: 'A. Sample' } } }]);
  });

  test('has its text in the reader’s language, else in the site’s', async () => {
    const { data } = await ask(piece(2), 'optics.localhost', { language: 'zh' });
    expect(data).toMatchObject({ resName: '开放日', body: { sha256: texts.zh, language: 'zh' } });
  });

  test('stands between the pieces before and after it in its tab, pinned or not', async () => {
    const { data } = await ask(piece(2));
    expect(data.previous).toMatchObject({ resName: 'Piece 1', url: `/newsInfo?columnId=${piece(1)}` });
    expect(data.next).toMatchObject({ resName: 'Piece 3' });
    expect((await ask(piece(1))).data.previous).toBeNull();
    expect((await ask(piece(5))).data).toMatchObject({ previous: null, next: null, related: [] });
  });

  test('leads to the newest others of its tab', async () => {
    const { data } = await ask(piece(2));
    expect(data.related.map(({ id }: { id: string }) => id)).toEqual([piece(4), piece(3), piece(1)]);
  });

  test('is read on a portal that gathers its site', async () => {
    expect((await ask(piece(2), 'www.localhost')).data.resName).toBe('Open day');
  });

  test('that was withdrawn keeps its name and says when and why', async () => {
    const { data } = await ask(piece(7));
    expect(data).toMatchObject({
      resName: 'Piece 7',
      summary: '',
      body: null,
      link: null,
      withdrawal: { date: '2026-04-01', reasons: { en: 'A mistake.' } },
    });
  });

  test('a link leads to the web and nowhere else', async () => {
    expect((await ask(piece(8))).data.link).toBeNull();
    expect((await ask(piece(9))).data.link).toBe('https://www.doi.org/');
  });

  test('drafts, things of other kinds and news of other sites are not there', async () => {
    expect((await ask(piece(6))).status).not.toBe(0);
    expect((await ask(piece(99))).status).not.toBe(0);
    expect((await ask(piece(1, 2))).status).toBe(10001);
  });

  test('a changed piece reaches the pages that show it and its neighbours', async () => {
    const { headers } = await ask(piece(2));
    for (const id of [piece(2), piece(1), piece(3)]) expect(String(headers.xkey)).toContain(`i${id}`);
  });
});
