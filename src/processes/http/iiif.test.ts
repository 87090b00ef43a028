import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeArticle, storeFile } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { idOf } from '../../platform/kernel/id.ts';
import { limits } from '../limits.ts';

/** Left half red, right half blue. */
const halves = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
        left: width / 2,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

const figure = (site: number, number = 10) => idOf(site, number);
const draft = 11;
const embargoed = 12;
const withoutSize = 13;

type Row = Readonly<Record<string, unknown>>;

async function storeFigure(app: TestApp, site: number, number: number, item: Row, size: Row) {
  const [paper, id] = [idOf(site, number + 100), figure(site, number)];
  const sha256 = await storeFile(app, site, await halves(1_600 + number * 2, 1_000), 'image/png', size);
  await storeArticle(app, site, paper, { article: { access_type: 1 }, item: { ...item, status: 'published' } });
  await storeRows(app, site, 'item', [{ id, kind: 'figure', status: 'published', titles: { en: 'Halves' }, ...item }]);
  await storeRows(app, site, 'figure', [{ id, article_id: paper, position: 1 }]);
  await storeRows(app, site, 'item_file', [{ item_id: id, position: 1, role: 'image', sha256, name: 'halves.png' }]);
}

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeSite(app, { id: 4, sld: 'closed', columns: { visit_power: false } });
  const size = { width: 1_620, height: 1_000 };
  for (const site of [1, 2, 4]) await storeFigure(app, site, 10, {}, size);
  await storeFigure(app, 1, draft, { status: 'draft' }, size);
  await storeFigure(app, 1, embargoed, {}, size);
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await app.owner.query("update item set embargo_until = '2099-01-01' where site_id = 1 and id = $1", [
    idOf(1, embargoed + 100),
  ]);
  await storeFigure(app, 1, withoutSize, {}, {});
});

const ask = (path: string, sld = 'optics', more: { headers?: object; method?: 'OPTIONS'; address?: string } = {}) =>
  portal.server.inject({
    method: more.method ?? 'GET',
    url: `/iiif/3/${path}`,
    remoteAddress: more.address ?? `192.0.2.${Math.ceil(Math.random() * 200)}`,
    headers: { host: `${sld}.localhost`, ...more.headers },
  });
const own = `${figure(1)}-1`;

test('a viewer is told of a picture, its sizes and tiles, wherever the viewer stands', async () => {
  const answer = await ask(`${own}/info.json`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': expect.stringContaining('application/ld+json; profile="http://iiif.io/api/image/3/context.json"'),
  });
  expect(answer.json()).toMatchObject({
    id: `https://optics.localhost/iiif/3/${own}`,
    type: 'ImageService3',
    profile: 'level2',
    width: 1_620,
    height: 1_000,
    sizes: [
      { width: 810, height: 500 },
      { width: 1_620, height: 1_000 },
    ],
    tiles: [{ width: 1_024, height: 1_024, scaleFactors: [1, 2] }],
  });
  expect((await ask(own)).headers.location).toBe(`https://optics.localhost/iiif/3/${own}/info.json`);
  const before = await ask(`${own}/info.json`, 'optics', { method: 'OPTIONS' });
  expect([before.statusCode, before.headers['access-control-allow-origin']]).toEqual([204, '*']);
});

test('a part is cut, scaled, turned and encoded as it is asked for', async () => {
  const { rawPayload, headers, statusCode } = await ask(`${own}/0,0,1620,500/162,50/!90/default.png`);
  expect(statusCode).toBe(200);
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([50, 162]);
  const colour = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  // Mirrored, blue is on the left, and turned to the right it is above.
  expect([colour(25, 10), colour(25, 150)]).toEqual([
    [0, 0, 255],
    [255, 0, 0],
  ]);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'access-control-allow-origin': '*' });
  expect(headers.link).toContain(
    `<https://optics.localhost/iiif/3/${own}/0,0,1620,500/162,50/!90/default.png>;rel="canonical"`,
  );
  const gray = await sharp((await ask(`${own}/full/100,62/0/gray.jpg`)).rawPayload).metadata();
  expect([gray.format, gray.channels, gray.height]).toEqual(['jpeg', 1, 62]);
});

test('the edge keeps it until the figure, its paper or the site changes; another way to ask leads to the same address', async () => {
  const { headers } = await ask(`${own}/full/90,/0/default.jpg`);
  expect(headers.location).toBe(`https://optics.localhost/iiif/3/${own}/full/90,56/0/default.jpg`);
  const kept = await ask(`${own}/full/90,56/0/default.jpg`);
  expect(kept.headers).toMatchObject({ 'surrogate-control': 'max-age=86400', 'cache-control': 'public, max-age=3600' });
  expect(`${kept.headers.xkey}`.split(' ')).toEqual(expect.arrayContaining([`i${figure(1)}`, `i${idOf(1, 110)}`]));
  const again = await ask(`${own}/full/90,56/0/default.jpg`, 'optics', {
    headers: { 'if-none-match': kept.headers.etag },
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('what readers may not see on its page is cut for nobody', async () => {
  for (const path of ['info.json', 'full/max/0/default.jpg', '0,0,9,9/max/0/default.jpg']) {
    const codes = await Promise.all([
      ask(`${figure(4)}-1/${path}`, 'closed'),
      ask(`${figure(1, embargoed)}-1/${path}`),
      ask(`${figure(1, draft)}-1/${path}`),
      ask(`${figure(1, withoutSize)}-1/${path}`),
      ask(`${figure(1)}-2/${path}`),
    ]);
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404, 404, 404]);
    for (const { headers } of codes) expect(headers['cache-control']).toBe('no-store');
  }
});

test('a portal shows pictures of a site that it gathers; no other site does, and none is shown elsewhere', async () => {
  const codes = await Promise.all(
    (
      [
        [own, 'www', 200],
        [own, 'stranger', 404],
        [`${figure(2)}-1`, 'optics', 404],
        [`${figure(2)}-1`, 'www', 404],
        [own, 'nowhere', 404],
      ] as const
    ).map(async ([id, sld, code]) => [(await ask(`${id}/info.json`, sld)).statusCode, code]),
  );
  for (const [got, wanted] of codes) expect(got).toBe(wanted);
});

test('whatever is asked is answered, and never by an error of ours: 0 of 500', async () => {
  const odd = fc.oneof(
    fc.constantFrom('full', 'square', 'max', '0', '!0', '^max', 'default.jpg', 'info.json', own, '..', '%2e%2e', '%00'),
    fc.string().map(encodeURIComponent),
    fc.tuple(fc.integer(), fc.integer(), fc.bigInt(), fc.float()).map((four) => four.join(',')),
    fc.webPath(),
  );
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(odd, { maxLength: 6 }), async (isOwn, parts) => {
      const { statusCode } = await ask([...(isOwn ? [own] : []), ...parts].join('/'));
      expect(statusCode).toBeLessThan(statusCode === 501 ? 502 : 500);
    }),
    { numRuns: 500 },
  );
});

test('a flood of regions stays within its share: few are served, the others are told when to come again', async () => {
  const { share } = limits.pictures;
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, place) => ask(`${own}/${place},0,64,64/64,64/0/default.jpg`)),
  );
  const served = flood.filter(({ statusCode }) => statusCode === 200);
  expect(served.length).toBeGreaterThan(0);
  expect(served.length).toBeLessThanOrEqual(share.running + share.waiting);
  for (const { statusCode, headers } of flood)
    if (statusCode !== 200) expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await ask(`${figure(2)}-1/full/64,40/0/default.jpg`, 'stranger')).statusCode).toBe(200);
}, 60_000);

describe('in one minute', () => {
  // Where one minute ends and the next begins there is room for more.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-15T12:00:30Z') }));
  afterEach(() => void vi.useRealTimers());

  test('one address has so many parts; another one is served, and so is who knows a part already', async () => {
    const part = `${own}/5,5,64,64/64,64/0/default.jpg`;
    const { headers } = await ask(part, 'optics', { address: '198.51.100.1' });
    for (let taken = 0; taken < limits.pictures.rate.most; taken += 1)
      await portal.app.rateLimit.take('picture 198.51.100.1', limits.pictures.rate);
    const again = await ask(part, 'optics', { address: '198.51.100.1' });
    expect([again.statusCode, Number(again.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask(part, 'optics', { address: '198.51.100.2' })).statusCode).toBe(200);
    const known = { 'if-none-match': headers.etag };
    expect((await ask(part, 'optics', { address: '198.51.100.1', headers: known })).statusCode).toBe(304);
  });
});
