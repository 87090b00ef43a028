import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { query } from '../../../../db/query.ts';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import { eicar } from '../../../../tests/support/eicar.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const megabyte = 1_048_576;
let editor: SampleMember;
let moderator: SampleMember;

const titles: readonly (readonly [number, string, string, string])[] = [
  [1, 'news', 'Light prize for Émile', 'published'],
  [2, 'news', 'A prize for light', 'published'],
  [3, 'album', 'Light in pictures', 'draft'],
  [4, 'news', 'Light withdrawn', 'withdrawn'],
];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  moderator = await storeConsoleUser(app, { userName: 'moderator', role: 'moderator', site: 1 });
  const store = (site: number, counter: number, kind: string, title: string, status: string) =>
    app.app.database.rows(
      { reads: [site], writes: site },
      query.insertInto('item').values({
        site_id: site,
        id: idOf(site, 5_000 + counter),
        kind,
        status,
        titles: JSON.stringify({ en: title }),
        doi: `10.5555/thing.${site}.${counter}`,
        published_on: `2026-01-0${counter}`,
      }),
    );
  for (const [counter, kind, title, status] of titles) await store(1, counter, kind, title, status);
  await store(2, 1, 'news', 'Light of another site', 'published');
});

async function upload(bytes: Buffer, who = editor) {
  const answer = await portal.server.inject({
    method: 'POST',
    url: '/rc-pub/console/upload',
    headers: {
      host,
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/octet-stream',
      ...who.headers,
    },
    payload: bytes,
  });
  return { http: answer.statusCode, ...(answer.json() as { message?: string; data?: { url: string } }) };
}

const drawn = (width = 40) => sharp({ create: { width, height: 30, channels: 3, background: '#1F4E9E' } });
const fetched = (url: string, at = host) => portal.server.inject({ method: 'GET', url, headers: { host: at } });

describe('a picture that is sent to the console', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'may be %s, and anyone fetches it as WebP',
    async (type) => {
      const { http, data } = await upload(await drawn().toFormat(type).toBuffer());
      expect(http).toBe(200);
      expect(data?.url).toMatch(/^\/files\/[0-9a-f]{64}$/);
      const fetchedPicture = await fetched(data?.url ?? '');
      expect(fetchedPicture.statusCode).toBe(200);
      expect(fetchedPicture.headers['content-type']).toBe('image/webp');
      expect((await fetched(data?.url ?? '', 'biology.localhost')).statusCode).toBe(404);
    },
  );

  test('is made no larger than a large screen, and loses what was hidden behind it', async () => {
    const sent = Buffer.concat([await drawn(4_000).png().toBuffer(), Buffer.from('<script>polyglot</script>')]);
    const { data } = await upload(sent);
    const { rawPayload } = await fetched(data?.url ?? '');
    expect((await sharp(rawPayload).metadata()).width).toBe(2_560);
    expect(rawPayload.toString('latin1')).not.toContain('polyglot');
  });

  test('is refused where its bytes are anything else, SVG above all', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const refused of [svg, page, Buffer.from('%PDF-1.7'), (await drawn().png().toBuffer()).subarray(0, 60)])
      expect((await upload(refused)).http).toBe(400);
  });

  test('is refused where the virus scanner finds something in it', async () => {
    const infected = await upload(Buffer.concat([await drawn().png().toBuffer(), eicar()]));
    expect(infected).toMatchObject({ http: 400, message: 'The file did not pass the security check.' });
  });

  test('is at most 10 MB', async () => {
    const padded = async (bytes: number) => {
      const png = await drawn().png().toBuffer();
      return Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    };
    expect((await upload(await padded(10 * megabyte))).http).toBe(200);
    const larger = await upload(await padded(10 * megabyte + 1));
    expect(larger.http).toBe(413);
    expect(larger.message).toContain('10 MB');
  });

  test('stands in the log with whoever sent it; a moderator sends none', async () => {
    const { data } = await upload(await drawn().png().toBuffer());
    const { data: log } = await portal.get(host, '/console/changes?kind=picture', editor.headers);
    expect(log.content[0]).toMatchObject({ by: 'editor', action: 'upload', id: data?.url.slice('/files/'.length) });
    expect((await upload(await drawn().png().toBuffer(), moderator)).http).toBe(403);
  });
});

describe('items to point to', () => {
  const find = async (query: string) =>
    (await portal.get(host, `/console/things?${query}`, editor.headers)).data.things.map(
      (item: { titles: { en: string } }) => item.titles.en,
    );

  test('are found by the beginning of their title first, then by words within it, whatever the accents', async () => {
    expect(await find('kinds=news&text=light')).toEqual(['Light prize for Émile', 'A prize for light']);
    expect(await find('kinds=news&text=emile')).toEqual(['Light prize for Émile']);
    expect(await find('kinds=news&text=10.5555/thing.1.2')).toEqual(['A prize for light']);
  });

  test('are of the requested kinds and of this site, also those that readers do not see yet; nothing that was withdrawn', async () => {
    expect(await find('kinds=news&kinds=album')).toEqual([
      'Light in pictures',
      'A prize for light',
      'Light prize for Émile',
    ]);
    expect(await find('kinds=album&text=light')).toEqual(['Light in pictures']);
  });

  test('are named by their ids in the order requested; another site’s are not known', async () => {
    const ids = [idOf(1, 5_002), idOf(2, 5_001), idOf(1, 5_001)].map((id) => `ids=${id}`).join('&');
    expect(await find(ids)).toEqual(['A prize for light', 'Light prize for Émile']);
  });
});
