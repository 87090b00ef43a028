import { describe, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../tests/support/members.ts';
import { sampleBody, storeArticle, storeFile } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { openZip, readEntry } from '../../platform/documents/archives/zip.ts';
import { bytesSource } from '../../platform/documents/byte-sources.ts';
import { idOf } from '../../platform/kernel/id.ts';

const numbers = { open: 11, closed: 12, embargoed: 13, draft: 14, withdrawn: 15 } as const;
const soon = new Date(Date.now() + 86_400_000).toISOString();

const journal = idOf(1, 1);
const issue = idOf(1, 2);
const monograph = idOf(1, 3);
const closedBook = idOf(1, 4);
let owner: SampleMember;
let other: SampleMember;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', columns: { visit_power: false } });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeRows(app, 1, 'item', [
    { id: journal, kind: 'journal', status: 'published', titles: { en: 'Optics Letters' } },
    { id: issue, kind: 'issue', status: 'published', titles: {} },
  ]);
  await storeRows(app, 1, 'journal', [{ id: journal }]);
  await storeRows(app, 1, 'period', [{ id: issue, journal_id: journal, year: 2026, volume: '3', issue: '2' }]);
  const picture = await storeFile(app, 1, pixel, 'image/png', { public: true });
  const items = { embargoed: { embargo_until: soon }, draft: { status: 'draft' }, withdrawn: { status: 'withdrawn' } };
  const places = { closed: 1, open: 2, embargoed: 3, draft: 4, withdrawn: 5 };
  for (const [name, number] of Object.entries(numbers))
    await storeArticle(app, 1, idOf(1, number), {
      item: items[name as keyof typeof items] ?? {},
      article: {
        access_type: name === 'closed' ? 1 : 0,
        journal_id: journal,
        period_id: issue,
        position: places[name as keyof typeof places],
      },
      body: `${sampleBody(2, name === 'open' ? picture : undefined)}<p>${name}</p>`,
    });
  await storeRows(app, 1, 'item', [
    { id: monograph, kind: 'book', status: 'published', language: 'zh', titles: { zh: '光学', en: 'Light' } },
    { id: closedBook, kind: 'book', status: 'published', titles: { en: 'Closed' } },
  ]);
  await storeRows(app, 1, 'book', [
    { id: monograph, access_type: 0 },
    { id: closedBook, access_type: 1 },
  ]);
  const sha256 = await storeFile(app, 1, Buffer.from('1,2'), 'text/csv');
  await storeRows(
    app,
    1,
    'item_file',
    [numbers.open, numbers.closed].map((number) => ({
      item_id: idOf(1, number),
      position: 9,
      role: 'supplement',
      sha256,
      name: 'data.csv',
    })),
  );
  const text = async (words: string) => storeFile(app, 1, Buffer.from(`<p>${words}</p>`), 'text/html');
  await storeRows(app, 1, 'chapter', [
    { book_id: monograph, position: 1, label: 'I', titles: { zh: '上编', en: 'Part one' } },
    {
      book_id: monograph,
      position: 2,
      label: '1',
      titles: { zh: '波', en: 'Waves' },
      first_page: '7',
      bodies: { zh: await text('光是波'), en: await text('Light is a wave') },
    },
    { book_id: monograph, position: 3, titles: { zh: '粒' }, bodies: { zh: await text('光是粒') } },
    { book_id: closedBook, position: 1, titles: { en: 'One' }, bodies: { en: await text('nobody sees this') } },
  ]);
  owner = await storeMember(app, { userName: 'owner' });
  other = await storeMember(app, { userName: 'other' });
});

const asReader = {
  host: 'optics.localhost',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
};
const ask = (sld: string, name: keyof typeof numbers) =>
  portal.server.inject({
    url: `/epub/${idOf(1, numbers[name])}.epub`,
    headers: { ...asReader, host: `${sld}.localhost` },
  });

interface OpenedBook {
  readonly names: readonly string[];
  text(name: string): Promise<string>;
}

async function opened(bytes: Buffer): Promise<OpenedBook> {
  const zip = await openZip(bytesSource(bytes), 100);
  if (!zip.ok) throw new Error(zip.failure);
  return {
    names: zip.value.entries.map(({ name }) => name),
    text: async (name) => {
      const read = await readEntry(zip.value, name, 1_000_000);
      return read.ok ? String(read.value) : '';
    },
  };
}

const whole = async (id: string, headers = {}) => {
  const answer = await portal.server.inject({ url: `/epub/${id}.epub`, headers: { ...asReader, ...headers } });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return { answer, book: await opened(answer.rawPayload) };
};

/** What was counted since it was asked last. */
async function uses(): Promise<string[]> {
  await portal.owner.query('begin');
  await portal.owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
  const { rows } = await portal.owner.query('select item_id, what from usage_event order by happened_at');
  await portal.owner.query('delete from usage_event');
  await portal.owner.query('commit');
  return rows.map(({ item_id, what }) => `${what} ${item_id}`);
}

test('an open paper is a book with its text, its picture and its contents, and counts as taken', async () => {
  const { answer, book } = await whole(idOf(1, numbers.open));
  expect(answer.headers['content-type']).toBe('application/epub+zip');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(book.names[0]).toBe('mimetype');
  expect(answer.rawPayload.subarray(38, 58).toString()).toBe('application/epub+zip');
  const text = await book.text('book/paper-1.xhtml');
  expect(text).toContain('<h2>Part 0</h2><p>words-of-part-0 <a href="#s1">on</a></p>');
  expect(text).toContain('<img src="picture-1.png" alt="A"/>');
  expect(await book.text('book/contents.xhtml')).toContain('<a href="paper-1.xhtml#s1">Part 1</a>');
  expect(await uses()).toEqual([`download ${idOf(1, numbers.open)}`]);
});

test('whoever may not take the text is led to the paper, and that is counted as refused', async () => {
  for (const name of ['closed', 'embargoed'] as const) {
    const { statusCode, headers } = await ask('optics', name);
    expect(statusCode, name).toBe(302);
    expect(headers.location, name).toContain(idOf(1, numbers[name]));
    expect(await uses(), name).toEqual([`denied ${idOf(1, numbers[name])}`]);
  }
});

describe('no use', () => {
  const [open, closed] = [idOf(1, numbers.open), idOf(1, numbers.closed)];
  const paths = [open, closed].flatMap((id) => [
    `/epub/${id}.epub`,
    `/archive/${id}.zip`,
    `/rc-pub/front/files/download?id=${id}-9`,
  ]);
  const fetched = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    portal.server.inject({ method, url, headers: { ...asReader, host: 'optics.localhost', ...headers } });
  const view = (headers: Record<string, string> = {}) =>
    portal.post(asReader.host, '/front/statistics/view', { id: open }, { ...asReader, ...headers });

  test.each([
    ['asking whether it is there', {}, 'HEAD'],
    ['fetching it in advance', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['drawing it in advance', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['fetching it in advance, as older browsers say it', { purpose: 'prefetch' }, 'GET'],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, 'GET'],
  ] as const)('%s: neither a download nor a refusal', async (_, headers, method) => {
    await uses();
    for (const path of paths) expect((await fetched(path, headers, method)).statusCode, path).toBeLessThan(404);
    if (method === 'GET') expect((await view(headers)).http).toBe(200);
    expect(await uses()).toEqual([]);
  });

  test('the same of somebody who takes it counts, each once', async () => {
    await uses();
    for (const path of paths) await fetched(path, { 'sec-purpose': '' });
    await view();
    expect((await uses()).toSorted()).toEqual(
      [`view ${open}`, ...[1, 2, 3].flatMap(() => [`download ${open}`, `denied ${closed}`])].toSorted(),
    );
  });
});

test('an issue is a book of its papers in their order; of what is closed there is what is said of it', async () => {
  const { book } = await whole(issue);
  expect(book.names.filter((name) => name.endsWith('.xhtml'))).toEqual([
    ...['book/paper-1.xhtml', 'book/paper-2.xhtml', 'book/paper-3.xhtml', 'book/contents.xhtml'],
  ]);
  const [closed, open] = [await book.text('book/paper-1.xhtml'), await book.text('book/paper-2.xhtml')];
  expect(closed).toContain(`<h1>Paper ${idOf(1, numbers.closed)}</h1>`);
  expect(closed).not.toContain('words-of-part');
  expect(open).toContain('words-of-part-1');
});

test('a book has those of its chapters that have a text, in the language that the reader reads, and counts once', async () => {
  await uses();
  for (const [lang, title, words, place, code] of [
    ['zh', '1 波', '光是波', '光学, 7', 'zh'],
    ['en', '1 Waves', 'Light is a wave', 'Light, 7', 'en'],
  ] as const) {
    const { book } = await whole(monograph, { language: lang });
    expect(book.names.filter((name) => name.endsWith('.xhtml'))).toEqual([
      ...['book/paper-1.xhtml', 'book/paper-2.xhtml', 'book/contents.xhtml'],
    ]);
    const chapter = await book.text('book/paper-1.xhtml');
    for (const part of [`<h1>${title}</h1>`, `<p>${words}</p>`, place]) expect(chapter).toContain(part);
    expect(await book.text('book/paper-2.xhtml')).toContain('光是粒');
    expect(await book.text('book/package.opf')).toContain(`<dc:language>${code}</dc:language>`);
    expect(await uses()).toEqual([`download ${monograph}`]);
  }
});

test('whoever may not have a book is led to its page', async () => {
  const answer = await portal.server.inject({ url: `/epub/${closedBook}.epub`, headers: asReader });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, expect.stringContaining(closedBook)]);
  expect(await uses()).toEqual([`denied ${closedBook}`]);
});

test('a member’s own album is a book, the last added first, with the texts that this member may read; nobody else has it', async () => {
  const save = (path: string, body: object) =>
    portal.post('optics.localhost', `/front/personalAlbum/${path}`, body, owner.headers);
  // The samples above have taken these ids without asking for them.
  await portal.owner.query('select new_id(1) from generate_series(1, 50)');
  const { id } = (await save('saveAlbum', { name: '我的论文 & more' })).data;
  const address = { url: `/epub/${id}.epub` };
  const asOwner = { ...asReader, ...owner.headers };
  expect((await portal.server.inject({ ...address, headers: asOwner })).statusCode, 'an empty one').toBe(404);
  for (const name of ['open', 'embargoed'] as const)
    expect((await save('res/addList', { albumId: id, ids: [idOf(1, numbers[name])] })).http).toBe(200);
  const { answer, book } = await whole(id, owner.headers);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(await book.text('book/package.opf')).toContain('<dc:title>我的论文 &amp; more</dc:title>');
  const [held, open] = [await book.text('book/paper-1.xhtml'), await book.text('book/paper-2.xhtml')];
  expect(held).toContain(`<h1>Paper ${idOf(1, numbers.embargoed)}</h1>`);
  expect(held).not.toContain('words-of-part');
  expect(open).toContain('words-of-part-1');
  expect(await uses()).toEqual([`download ${idOf(1, numbers.open)}`]);
  for (const headers of [asReader, { ...asReader, ...other.headers }])
    expect((await portal.server.inject({ ...address, headers })).statusCode).toBe(404);
});

test('what is not published, and what is another site’s, is no book', async () => {
  for (const name of ['draft', 'withdrawn'] as const) expect((await ask('optics', name)).statusCode, name).toBe(404);
  expect((await ask('stranger', 'open')).statusCode).toBe(404);
  expect((await portal.server.inject({ url: '/epub/7.epub', headers: asReader })).statusCode).toBe(404);
});
