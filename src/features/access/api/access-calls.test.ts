import { beforeAll, describe, expect, test, vi } from 'vitest';
import { requestTo } from '../../../../tests/support/request-context.ts';
import { sampleBody, storeArticle, storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import { sessionCookie } from '../../../platform/ports/sessions.ts';

const messages = {
  read: 'Please log in to your personal account to obtain full text reading permission',
  download: 'Please log in to your personal account to obtain download permission',
};
const sites = [
  { id: 1, sld: 'open', columns: {} },
  { id: 2, sld: 'members', columns: { visit_power: false, download_power: false } },
  { id: 4, sld: 'reading', columns: { download_power: false } },
  { id: 5, sld: 'trial', columns: { visit_power: false } },
];
const closed = (site: number) => idOf(site, 10);
const open = (site: number) => idOf(site, 11);
const figure = (site: number) => idOf(site, 20);
const pdf = Buffer.from('%PDF-1.7 the whole paper');
const hashes = { body: '', picture: '', high: '', low: '', pdf: '', table: '' };
const cookies = { visitor: '', member: '' };

const portal = useTestApp(async (app) => {
  for (const site of sites) await storeSite(app, site);
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [2] });
  await storeSite(app, { id: 6, sld: 'stranger' });
  for (const { id: site } of sites) {
    hashes.picture = await storeFile(app, site, Buffer.from('original picture'), 'image/png');
    hashes.high = await storeFile(app, site, Buffer.from('high picture'), 'image/webp');
    hashes.low = await storeFile(app, site, Buffer.from('low picture'), 'image/webp');
    hashes.pdf = await storeFile(app, site, pdf, 'application/pdf');
    hashes.table = await storeFile(app, site, Buffer.from('a,b\n1,2\n'), 'text/csv');
    const body = sampleBody(6, hashes.picture);
    hashes.body = (await storeArticle(app, site, closed(site), { body })) ?? '';
    await storeRows(app, site, 'item', [
      { id: open(site), kind: 'article', status: 'published', titles: { en: 'Open' } },
      { id: figure(site), kind: 'figure', status: 'published', titles: { en: 'A figure' } },
    ]);
    await storeRows(app, site, 'article', [
      { id: open(site), type: 'research-article', publication_type: 0, access_type: 0, body: hashes.body },
    ]);
    await storeRows(app, site, 'figure', [{ id: figure(site), article_id: closed(site), position: 1 }]);
    const file = (
      item_id: string,
      position: number,
      role: string,
      sha256: string,
      name: string,
      more: object = {},
    ) => ({ item_id, position, role, sha256, name, ...more });
    await storeRows(app, site, 'item_file', [
      file(figure(site), 1, 'image', hashes.picture, 'f1.png'),
      ...[closed(site), open(site)].flatMap((article) => [
        file(article, 1, 'body', hashes.body, 'article.html'),
        file(article, 2, 'pdf', hashes.pdf, '弯曲的光 "1".pdf', { language: 'zh' }),
        file(article, 3, 'supplement', hashes.table, 'data.csv'),
      ]),
    ]);
    await storeRows(app, site, 'rendition', [
      { sha256: hashes.picture, form: 'high', rendered: hashes.high },
      { sha256: hashes.picture, form: 'low', rendered: hashes.low },
    ]);
  }
});

beforeAll(async () => {
  const token = await portal.app.sessions.begin({ member: '7', site: null, seconds: 60 });
  cookies.member = `other=1; ${sessionCookie}=${token}`;
});

/** Robots are not counted. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
type Who = keyof typeof cookies;
const ask = (host: string, url: string, who: Who, headers: Record<string, string> = {}) =>
  portal.server.inject({
    url,
    headers: { host: `${host}.localhost`, language: 'en', cookie: cookies[who], 'user-agent': browser, ...headers },
  });
const article = async (host: string, id: string, who: Who) =>
  (await ask(host, `/rc-pub/front/front-article/${id}`, who)).json().data;
const download = (host: string, id: string, who: Who, query = '', headers = {}) =>
  ask(host, `/rc-pub/front/front-article/download?id=${id}${query}`, who, headers);

describe('reading and downloading by site, article and reader', () => {
  test.each(
    sites.flatMap(({ sld, id, columns }) =>
      (['visitor', 'member'] as const).flatMap((who) =>
        [true, false].map((isOpen) => {
          const visit = !('visit_power' in columns) || who === 'member';
          const reads = isOpen || visit;
          const downloads = reads && (!('download_power' in columns) || who === 'member');
          return { sld, who, access: isOpen ? 'open' : 'closed', id: isOpen ? open(id) : closed(id), reads, downloads };
        }),
      ),
    ),
  )('on $sld a $who reads an article with $access access: $reads, downloads it: $downloads', async (row) => {
    const { sld, who, id, reads, downloads } = row;
    const data = await article(sld, id, who);
    expect(data.reading).toMatchObject(
      reads ? { extent: 'full', message: null, body: hashes.body } : { extent: 'trial', message: messages.read },
    );
    expect(data.downloading).toMatchObject({ allowed: downloads, message: downloads ? null : messages.download });
    const answer = await download(sld, id, who);
    if (downloads) expect([answer.statusCode, answer.rawPayload]).toEqual([200, pdf]);
    else expect([answer.statusCode, answer.json()]).toEqual([403, { status: 403, message: messages.download }]);
  });

  test('what a visitor may download depends on downloadPower: the file, or the words that lead to the login', async () => {
    const answers = await Promise.all(sites.map(({ sld, id }) => download(sld, open(id), 'visitor')));
    const powers = sites.map(({ columns }) => !('download_power' in columns));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(powers.map((on) => (on ? 200 : 403)));
    expect(new Set(powers)).toEqual(new Set([true, false]));
    for (const [place, on] of powers.entries()) if (!on) expect(answers[place]?.json().message).toBe(messages.download);
  });

  test('what a member is given is never kept for others', async () => {
    const headersOf = async (who: Who) =>
      (await ask('members', `/rc-pub/front/front-article/${closed(2)}`, who)).headers;
    expect((await headersOf('member'))['cache-control']).toBe('private, no-store');
    expect((await headersOf('member'))['surrogate-control']).toBeUndefined();
    expect((await headersOf('visitor'))['surrogate-control']).toBe('max-age=60');
  });
});

describe('a trial', () => {
  test('costs one statement more than reading', async () => {
    const rows = vi.spyOn(portal.app.database, 'rows');
    try {
      await article('members', closed(2), 'visitor');
      expect(rows).toHaveBeenCalledTimes(3);
    } finally {
      rows.mockRestore();
    }
  });

  test('names neither the whole text nor pictures in high precision', async () => {
    const data = await article('members', closed(2), 'visitor');
    const json = JSON.stringify(data);
    for (const hash of [hashes.body, hashes.picture, hashes.high, hashes.pdf]) expect(json).not.toContain(hash);
    expect(data.reading.body).toMatch(/^[0-9a-f]{64}$/);
    expect(data.figures).toMatchObject([{ original: null, high: null, low: hashes.low }]);
  });

  test('gives a page the first section with low pictures, and no way to place the whole', async () => {
    const handler = portal.app.handlers.find(({ endpoint }) => endpoint.name === 'GET /front/front-article/{id}');
    if (!handler) throw new Error('no such call');
    const context = requestTo('members.localhost');
    const answer = await portal.app.run(handler, context, { id: closed(2) });
    const { body } = (answer as unknown as { value: { reading: { body: string } } }).value.reading;
    expect([...context.texts.keys()]).toEqual([body]);
    const text = String(await context.texts.get(body)?.());
    expect(text).toContain('words-of-part-0');
    expect(text).not.toContain('words-of-part-1');
    expect(text).toContain(`/files/${hashes.low}`);
    expect(text).not.toContain(hashes.picture);

    const member = requestTo('members.localhost', { member: { id: '7', isAssured: false } });
    await portal.app.run(handler, member, { id: closed(2) });
    expect([...member.texts.keys()]).toEqual([hashes.body]);
    expect(String(await member.texts.get(hashes.body)?.())).toContain('words-of-part-5');
  });
});

describe('GET /front/front-article/download', () => {
  test('the PDF of a retracted paper says so by its name; its other files keep theirs', async () => {
    const [paper, draft, notice] = [idOf(6, 30), idOf(6, 31), idOf(6, 32)];
    const paperFile = await storeFile(portal, 6, pdf, 'application/pdf');
    const titled = (id: string, status: string) => ({ id, kind: 'article', status, titles: { en: 'Sample' } });
    const nameOf = async (place: number) =>
      String((await download('stranger', paper, 'visitor', `&attachType=${place}`)).headers['content-disposition']);
    await storeRows(portal, 6, 'item', [
      titled(paper, 'published'),
      titled(draft, 'draft'),
      titled(notice, 'published'),
    ]);
    await storeRows(portal, 6, 'article', [
      { id: paper, type: 'research-article', publication_type: 0, access_type: 0 },
    ]);
    await storeRows(portal, 6, 'item_file', [
      { item_id: paper, position: 1, role: 'pdf', sha256: paperFile, name: 'wrong.pdf' },
      { item_id: paper, position: 2, role: 'supplement', sha256: paperFile, name: 'data.pdf' },
    ]);
    const retracts = { to_id: paper, type: 'retracts', target: 'wrong' };
    await storeRows(portal, 6, 'relation', [{ ...retracts, from_id: draft }]);
    expect(await nameOf(1)).toContain('filename="wrong.pdf"');
    await storeRows(portal, 6, 'relation', [{ ...retracts, from_id: notice }]);
    expect(await nameOf(1)).toContain('filename="RETRACTED_wrong.pdf"');
    expect(await nameOf(2)).toContain('filename="data.pdf"');
  });

  test('answers the bytes with a name that every browser can write', async () => {
    const { headers } = await download('open', closed(1), 'visitor');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="____ _1_.pdf"; filename*=UTF-8''${encodeURIComponent('弯曲的光 "1".pdf')}`,
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    });
  });

  test('answers a part of the file', async () => {
    const answer = await download('open', closed(1), 'visitor', '', { range: 'bytes=0-7' });
    expect([answer.statusCode, answer.payload, answer.headers['content-range']]).toEqual([
      206,
      '%PDF-1.7',
      `bytes 0-7/${pdf.length}`,
    ]);
  });

  test('attachType is a place or a role; language chooses among several', async () => {
    for (const query of ['&attachType=3', '&attachType=supplement'])
      expect((await download('open', closed(1), 'visitor', query)).payload).toBe('a,b\n1,2\n');
    expect((await download('open', closed(1), 'visitor', '&attachType=pdf&language=zh')).statusCode).toBe(200);
    for (const query of ['&attachType=9', '&attachType=body', '&attachType=1'])
      expect((await download('open', closed(1), 'visitor', query)).statusCode).toBe(404);
  });

  test('an article that does not exist or belongs to others is refused', async () => {
    expect((await download('open', idOf(1, 99), 'visitor')).json()).toMatchObject({
      message: 'Article id is not exist.',
    });
    expect((await download('stranger', closed(1), 'member')).json()).toMatchObject({ status: 10001 });
    expect((await download('www', closed(2), 'member')).statusCode).toBe(200);
    expect((await download('www', closed(2), 'visitor')).statusCode).toBe(403);
  });

  test('a download is counted once, when its first byte is asked for', async () => {
    const counted = async (what = 'download') => {
      await portal.owner.query(`select set_config('app.reads', '4', false)`);
      const { rows } = await portal.owner.query(
        `select count(*)::int as n from usage_event where site_id = 4 and item_id = ${closed(4)} and what = '${what}'`,
      );
      return rows[0].n as number;
    };
    const before = await counted();
    await download('reading', closed(4), 'member');
    expect(await counted()).toBe(before + 1);
    await download('reading', closed(4), 'member', '', { range: 'bytes=5-' });
    const denied = await counted('denied');
    await download('reading', closed(4), 'visitor');
    expect(await counted()).toBe(before + 1);
    expect(await counted('denied')).toBe(denied + 1);
  });
});

describe('GET /front/files/download', () => {
  const fetchFile = (host: string, id: string, who: Who, query = '') =>
    ask(host, `/rc-pub/front/files/download?id=${id}${query}`, who);

  test('id names a thing and the place of its file; the policy decides', async () => {
    expect((await fetchFile('members', `${closed(2)}-2`, 'member')).rawPayload).toEqual(pdf);
    expect((await fetchFile('members', `${closed(2)}-2`, 'visitor')).json()).toEqual({
      status: 403,
      message: messages.download,
    });
    expect((await fetchFile('members', `${figure(2)}-1`, 'visitor')).json()).toEqual({
      status: 403,
      message: messages.read,
    });
    expect((await fetchFile('members', `${figure(2)}-1`, 'member')).payload).toBe('original picture');
    expect((await fetchFile('members', `${figure(2)}-1`, 'visitor', '&form=low')).payload).toBe('low picture');
    expect((await fetchFile('members', `${figure(2)}-1`, 'visitor', '&form=high')).statusCode).toBe(403);
  });

  test('a page may show it in place', async () => {
    const { headers } = await fetchFile('open', `${closed(1)}-2`, 'visitor', '&inline=1');
    expect(headers['content-disposition']).toMatch(/^inline; /);
  });

  test('a text is no file, whoever asks', async () => {
    for (const article of [open(1), closed(1)])
      expect((await fetchFile('open', `${article}-1`, 'member')).statusCode).toBe(404);
  });

  test('files of other sites, unknown places and nonsense are refused', async () => {
    expect((await fetchFile('stranger', `${closed(1)}-2`, 'member')).json().status).toBe(10001);
    expect((await fetchFile('open', `${closed(1)}-9`, 'member')).statusCode).toBe(404);
    expect((await fetchFile('open', hashes.pdf, 'member')).statusCode).toBe(400);
  });
});

describe('/files/{sha256} of something protected', () => {
  const bySha = (host: string, sha256: string, who: Who = 'visitor') => ask(host, `/files/${sha256}`, who);

  test('a text is not there', async () => {
    expect((await bySha('open', hashes.body)).statusCode).toBe(404);
  });

  test('a file and a picture in high precision lead to the call that asks the policy', async () => {
    for (const [sha256, place] of [
      [hashes.pdf, `${closed(2)}-2`],
      [hashes.picture, `${figure(2)}-1`],
      [hashes.high, `${figure(2)}-1&form=high`],
    ] as const) {
      const answer = await bySha('members', sha256);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/rc-pub/front/files/download?id=${place}`]);
      expect((await ask('members', String(answer.headers.location), 'visitor')).statusCode).toBe(403);
      expect((await ask('members', String(answer.headers.location), 'member')).statusCode).toBe(200);
    }
  });

  test('a picture in low precision is for everyone', async () => {
    expect((await bySha('members', hashes.low)).payload).toBe('low picture');
    expect((await bySha('stranger', hashes.low)).statusCode).toBe(404);
  });
});
