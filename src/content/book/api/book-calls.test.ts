import { describe, expect, test } from 'vitest';
import { sampleBody, storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const ids = { book: idOf(1, 1), withdrawn: idOf(1, 2), draft: idOf(1, 3), subject: idOf(1, 4), news: idOf(1, 5) };
const closed = { book: idOf(4, 1), open: idOf(4, 2) };
const hashes = { en: '', zh: '', pdf: '' };

/** The specification's words for the facts of a book, with what the call answers for each. */
const facts: Readonly<Record<string, object>> = {
  author: { authors: [{ names: { en: { full: 'Li Sample' }, zh: { full: '李示例' } } }] },
  publisher: { publishers: { en: 'Sample Press' } },
  series: { series: { en: 'Sample Library' } },
  'classification number': { classificationNumber: 'O43' },
  language: { languages: ['zh', 'en'] },
  edition: { edition: 2 },
  printing: { printing: 3 },
  pages: { pages: 184 },
  ISBN: { isbn: '978-3-16-148410-0' },
  editors: { editors: [{ names: { en: { full: 'An Editor' } } }] },
};

async function storeBook(app: TestApp, site: number, id: string, item: object, book: object): Promise<void> {
  await storeRows(app, site, 'item', [
    { id, kind: 'book', status: 'published', titles: { en: 'Light', zh: '光' }, language: 'en', ...item },
  ]);
  await storeRows(app, site, 'book', [{ id, ...book }]);
}

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeSite(app, { id: 4, sld: 'closed', columns: { visit_power: false } });
  for (const site of [1, 4]) {
    hashes.en = await storeFile(app, site, Buffer.from(sampleBody(4)), 'text/html');
    hashes.zh = await storeFile(app, site, Buffer.from('<p>第一章</p>'), 'text/html');
    hashes.pdf = await storeFile(app, site, Buffer.from('%PDF-1.7'), 'application/pdf', { pages: 184 });
  }
  await storeBook(
    app,
    1,
    ids.book,
    { doi: '10.5555/light', summaries: { en: 'On light.' }, cover: '/files/cover', published_on: '2024-05-06' },
    {
      authors: JSON.stringify([{ names: { en: { full: 'Li Sample' }, zh: { full: '李示例' } } }]),
      editors: JSON.stringify([{ names: { en: { full: 'An Editor' } } }]),
      publishers: { en: 'Sample Press' },
      series: { en: 'Sample Library' },
      classification_number: 'O43',
      languages: ['zh', 'en'],
      edition: 2,
      printing: 3,
      pages: 184,
      isbn: '978-3-16-148410-0',
      access_type: 1,
    },
  );
  const chapter = (book: string, position: number, more: object = {}) => ({
    book_id: book,
    position,
    titles: { en: `Chapter ${position}` },
    ...more,
  });
  await storeRows(app, 1, 'chapter', [
    chapter(ids.book, 1, {
      label: '1',
      bodies: { en: hashes.en, zh: hashes.zh },
      first_page: '1',
      last_page: '28',
      doi: '10.5555/light.1',
      authors: JSON.stringify([{ names: { en: { full: 'Li Sample' } } }]),
    }),
    chapter(ids.book, 2, { label: '1.1', parent_position: 1 }),
  ]);
  await storeRows(app, 1, 'item', [
    { id: ids.subject, kind: 'subject', status: 'published', titles: { en: 'Optics' } },
    { id: ids.news, kind: 'news', status: 'published', titles: { en: 'News' } },
  ]);
  await storeRows(app, 1, 'item_subject', [{ item_id: ids.book, position: 1, subject_id: ids.subject }]);
  await storeRows(app, 1, 'item_file', [
    { item_id: ids.book, position: 1, role: 'body', sha256: hashes.en, name: 'chapter-1.html' },
    { item_id: ids.book, position: 2, role: 'pdf', sha256: hashes.pdf, name: 'light.pdf' },
  ]);
  await storeBook(
    app,
    1,
    ids.withdrawn,
    { status: 'withdrawn', withdrawn_on: '2026-05-06', withdrawal: { en: 'Plates mixed up.' } },
    {},
  );
  await storeRows(app, 1, 'chapter', [chapter(ids.withdrawn, 1, { titles: { en: 'gone-chapter' } })]);
  await storeBook(app, 1, ids.draft, { status: 'draft' }, {});
  await storeBook(app, 4, closed.book, {}, { access_type: 1 });
  await storeBook(app, 4, closed.open, {}, { access_type: 0 });
  for (const book of Object.values(closed))
    await storeRows(app, 4, 'chapter', [chapter(book, 1, { bodies: { en: hashes.en } })]);
});

const read = (id: string, site = 'optics') => portal.get(`${site}.localhost`, `/front/book/${id}`);
const open = (id: string, position: number | string, site = 'optics', language = 'en') =>
  portal.get(`${site}.localhost`, `/front/book/chapter?id=${id}&position=${position}`, { language });

describe('a book', () => {
  test('is told with every fact that the specification names', async () => {
    const { data } = await read(ids.book);
    for (const [name, value] of Object.entries(facts)) expect(data, name).toMatchObject(value);
    expect(data).toMatchObject({
      id: ids.book,
      resName: 'Light',
      enResName: 'Light',
      summary: 'On light.',
      doi: '10.5555/light',
      cover: '/files/cover',
      publishDate: '2024-05-06',
      url: `/bookDetails?columnId=${ids.book}`,
      subjects: [{ id: ids.subject, names: { en: 'Optics' } }],
    });
  });

  test('has its contents in order, each entry below the one that it belongs to', async () => {
    const { chapters } = (await read(ids.book)).data;
    expect(chapters).toMatchObject([
      { position: 1, parentPosition: null, label: '1', firstPageNum: '1', lastPageNum: '28', hasBody: true },
      { position: 2, parentPosition: 1, label: '1.1', hasBody: false },
    ]);
    expect(chapters[0].url).toBe(`/bookCatelogDetail?columnId=${ids.book}&childId=1`);
    expect(JSON.stringify(chapters)).not.toContain(hashes.en);
  });

  test('offers its files, not its texts, under the access policy', async () => {
    const { data } = await read(ids.book);
    expect(data.files).toMatchObject([{ id: `${ids.book}-2`, role: 'pdf', name: 'light.pdf', bytes: 8, pages: 184 }]);
    expect(data.downloading).toEqual({ allowed: true, message: null, reason: 'Free to read on this site' });
    expect((await read(closed.book, 'closed')).data.downloading.allowed).toBe(false);
  });

  test('is shown by a portal that gathers its site, and by no other', async () => {
    expect((await read(ids.book, 'www')).data.siteId).toBe(1);
    expect((await read(ids.book, 'stranger')).status).toBe(10001);
  });

  test('that was withdrawn says so and tells nothing more', async () => {
    const { data } = await read(ids.withdrawn);
    expect(data).toMatchObject({
      withdrawal: { date: '2026-05-06', reasons: { en: 'Plates mixed up.' } },
      chapters: [],
    });
    expect((await open(ids.withdrawn, 1)).http).toBe(404);
  });

  test('that is none, a draft or nothing is not found', async () => {
    for (const id of [ids.news, ids.draft, idOf(1, 999)]) expect((await read(id)).http, id).toBe(404);
  });
});

describe('a chapter', () => {
  test('is read in the reader’s language where it exists, else in the site’s', async () => {
    expect((await open(ids.book, 1)).data).toMatchObject({
      position: 1,
      titles: { en: 'Chapter 1' },
      doi: '10.5555/light.1',
      reading: { extent: 'full', message: null, body: hashes.en, language: 'en' },
    });
    expect((await open(ids.book, 1, 'optics', 'zh')).data.reading).toMatchObject({ body: hashes.zh, language: 'zh' });
    expect((await open(ids.book, 1, 'optics', 'fra')).data.reading).toMatchObject({ body: hashes.en, language: 'en' });
  });

  test('without a text is only named', async () => {
    expect((await open(ids.book, 2)).data.reading).toMatchObject({
      extent: 'none',
      message: null,
      body: null,
      language: null,
    });
  });

  test('of a closed book is read on trial, with the reason; of an open one whole', async () => {
    const { reading } = (await open(closed.book, 1, 'closed')).data;
    expect(reading).toMatchObject({
      extent: 'trial',
      message: 'Please log in to your personal account to obtain full text reading permission',
    });
    expect(reading.body).toMatch(/^[0-9a-f]{64}$/);
    expect(reading.body).not.toBe(hashes.en);
    expect((await open(closed.open, 1, 'closed')).data.reading.extent).toBe('full');
  });

  test('is cited as a part of its book, in every style and format', async () => {
    const cite = (query: string) => portal.get('optics.localhost', `/front/front-article/getPublicizeInfo?${query}`);
    const { data } = await cite(`id=${ids.book}&part=1`);
    expect(data.part).toBe(1);
    expect(data.quote).toContain('Chapter 1[M/OL]//Light. Sample Press, 2024: 1-28. DOI:10.5555/light.1.');
    for (const { quote } of data.styles) expect(quote).toMatch(/Chapter 1.*Light/);
    expect((await cite(`id=${ids.book}&part=9`)).message).toBe('No citation information available');
    const file = await portal.server.inject({
      url: `/rc-pub/front/front-article/downloadCitation?id=${ids.book}&part=1&citationType=bibtex`,
      headers: { host: 'optics.localhost' },
    });
    expect(file.payload).toContain('@incollection{');
    expect(file.payload).toContain('booktitle={Light}');
  });

  test('that does not exist is not found', async () => {
    expect((await open(ids.book, 9)).http).toBe(404);
    expect((await open(ids.draft, 1)).http).toBe(404);
    expect((await open(ids.book, 0)).http).toBe(400);
  });
});
