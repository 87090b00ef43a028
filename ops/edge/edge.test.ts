import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../src/processes/limits.ts';
import { startEdge } from './edge-under-test.ts';

let edge: Awaited<ReturnType<typeof startEdge>>;

beforeAll(async () => {
  edge = await startEdge();
}, 30_000);

afterAll(() => edge.stop());

/** Written by hand: no client would send such a request line. */
function rawStatus(port: number, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: optics.localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.once('data', (line) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(line))?.[1])));
    socket.once('error', reject);
  });
}

const html = { 'content-type': 'text/html; charset=utf-8', 'surrogate-control': 'max-age=60' };

/** Puts a page on the server that says which rendering it is. */
function publish(path: string, headers: Record<string, string | string[]> = {}, status = 200) {
  let rendering = 0;
  edge.origin.page(path, (_request, response: ServerResponse) => {
    rendering += 1;
    response.writeHead(status, { ...html, ...headers }).end(`rendering ${rendering}`);
  });
}

describe('cache', () => {
  test('a page is rendered once and then comes from the edge', async () => {
    publish('/once', { xkey: 'item-1' });
    const first = await edge.ask('/once');
    const second = await edge.ask('/once');
    expect(first.headers['x-cache']).toBe('miss');
    expect(second.headers['x-cache']).toBe('hit');
    expect(second.body).toBe('rendering 1');
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    for (const name of ['xkey', 'surrogate-control', 'via', 'x-varnish']) expect(second.headers[name]).toBeUndefined();
  });

  test('a thousand readers who ask for a cold page together cost one rendering', async () => {
    edge.origin.page('/crowd', (_request, response) => {
      setTimeout(() => response.writeHead(200, html).end('crowd'), 1_000);
    });
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => edge.ask('/crowd')));
    expect(answers.filter(({ body }) => body === 'crowd')).toHaveLength(1_000);
    expect(edge.origin.seenAt('/crowd')).toHaveLength(1);
  }, 30_000);

  test('tracking, unknown parameters and their order make no second copy', async () => {
    publish('/query');
    await edge.ask('/query?type=1&columnId=7');
    for (const query of [
      'columnId=7&type=1',
      'timestamps=170000&columnId=7&type=1&utm_source=mail&spm=a.b',
      'columnId=7&type=1&nonsense=1&fbclid=2',
      'nonsense&columnId=7&&type=1&',
    ]) {
      expect((await edge.ask(`/query?${query}`)).headers['x-cache'], query).toBe('hit');
    }
    expect(edge.origin.seenAt('/query').map(({ url }) => url)).toEqual(['/query?columnId=7&type=1']);
    expect((await edge.ask('/query?columnId=8&type=1')).headers['x-cache']).toBe('miss');
  });

  test('what a reader searches for reaches the server unharmed', async () => {
    publish('/search');
    await edge.ask('/search?q=what%26why?&scope=thesis&timestamps=1');
    expect(edge.origin.seenAt('/search')[0]?.url).toBe('/search?q=what%26why?&scope=thesis');
  });

  test('each site has its own page at the same address, whatever the letters of its host', async () => {
    publish('/home');
    await edge.ask('/home', { host: 'optics.localhost:8080' });
    expect((await edge.ask('/home', { host: 'OPTICS.localhost' })).headers['x-cache']).toBe('hit');
    expect((await edge.ask('/home', { host: 'biology.localhost' })).headers['x-cache']).toBe('miss');
  });

  test('the interface answers for a site and a language, and keeps its parameters', async () => {
    const path = '/rc-pub/front/site/findBySld';
    publish(path, { 'content-type': 'application/json' });
    const requestTo = (siteId: string, language: string) =>
      edge.ask(`${path}?sld=optics&timestamps=5`, { siteId, language });
    expect((await requestTo('1', 'zh')).headers['x-cache']).toBe('miss');
    expect((await requestTo('1', 'zh')).headers['x-cache']).toBe('hit');
    expect((await requestTo('1', 'en')).headers['x-cache']).toBe('miss');
    expect((await requestTo('2', 'zh')).headers['x-cache']).toBe('miss');
    expect(edge.origin.seenAt(path)[0]?.url).toBe(`${path}?sld=optics`);
  });

  test.each(['/rc-pub/front/kept/call', '/kept/page.data', '/rss/kept.rss', '/article/kept.jsonld', '/article/7.xml'])(
    'nobody fills the cache with copies of %s: neither by parameters nor by a language that is none',
    async (path) => {
      publish(path, { 'content-type': 'application/json' });
      await edge.ask(`${path}?page=1`);
      for (const junk of ['junk=1', 'a=b&c=d', '_=99'])
        expect((await edge.ask(`${path}?${junk}&page=1`, { language: `x${junk}` })).headers['x-cache'], junk).toBe(
          'hit',
        );
      expect(edge.origin.seenAt(path)).toHaveLength(1);
    },
  );

  test('harvesters are asked for no language, and the server hears each of their arguments, also one that does not exist', async () => {
    publish('/oai', { 'content-type': 'text/xml', 'surrogate-control': 'max-age=60' });
    const first = await edge.ask('/oai?verb=Identify&more=1', { cookie: 'language=zh' });
    expect(first).toMatchObject({ status: 200, headers: { 'x-cache': 'miss' } });
    expect((await edge.ask('/oai?more=1&verb=Identify')).headers['x-cache']).toBe('hit');
    expect(edge.origin.seenAt('/oai').map(({ url }) => url)).toEqual(['/oai?more=1&verb=Identify']);
  });

  test('a part of a picture is one copy, whatever stands behind it, and members ask for it themselves', async () => {
    const path = '/iiif/3/7-1/full/max/0/default.jpg';
    publish(path, { 'content-type': 'image/jpeg', 'surrogate-control': 'max-age=60' });
    await edge.ask(`${path}?lang=zh&page=1`, { cookie: 'language=zh' });
    expect((await edge.ask(`${path}?junk=2`)).headers['x-cache']).toBe('hit');
    expect((await edge.ask(path, { cookie: '__Host-session=7' })).headers['x-cache']).toBe('pass');
    expect(edge.origin.seenAt(path).map(({ url }) => url)).toEqual([path, path]);
  });

  test('a page for archives is asked for in no language, and is one copy, whatever stands behind it', async () => {
    const path = '/archive/7/2026';
    publish(path, { 'content-type': 'text/html', 'surrogate-control': 'max-age=60' });
    expect(await edge.ask(`${path}?page=1`, { cookie: 'language=zh' })).toMatchObject({ status: 200 });
    expect((await edge.ask(`${path}?junk=2`)).headers['x-cache']).toBe('hit');
    expect(edge.origin.seenAt(path).map(({ url }) => url)).toEqual([path]);
  });

  test('every parameter that a call reads reaches it', async () => {
    const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
    };
    const read = Object.values(paths).flatMap(({ get }) => get?.parameters ?? []);
    const names = [...new Set(read.filter((one) => one.in === 'query').map(({ name }) => name))].sort();
    expect(names.length).toBeGreaterThan(50);
    const path = '/rc-pub/front/all/parameters';
    await edge.ask(`${path}?${names.map((name) => `${name}=1`).join('&')}`);
    const [seen] = edge.origin.seenAt(path);
    expect([...new URL(seen?.url ?? '', 'http://edge').searchParams.keys()].sort()).toEqual(names);
  });

  test('what is only prepared passes with all that its address says, whatever the server answers', async () => {
    for (const path of ['/prepared', '/theme/prepared.css']) {
      publish(path, { 'surrogate-control': 'max-age=60' });
      for (const query of ['preview=one.two', 'columnId=8&preview=one.two&unknown=1']) {
        const first = await edge.ask(`${path}?${query}`);
        const second = await edge.ask(`${path}?${query}`);
        expect(second.headers['x-cache'], path).toBe('pass');
        expect(second.body, path).not.toBe(first.body);
      }
      expect(edge.origin.seenAt(path).at(-1)?.url).toBe(`${path}?columnId=8&preview=one.two&unknown=1`);
      await edge.ask(path);
      expect((await edge.ask(path)).headers['x-cache'], path).toBe('hit');
    }
  });

  test('what a link resolver says of a work reaches the server whole, in the order in which it was said or another', async () => {
    edge.origin.page('/openurl', (_request, response) =>
      response.writeHead(302, { location: '/mag/1', 'cache-control': 'no-store' }).end(),
    );
    const answer = await edge.ask('/openurl?rft.issn=1234-5679&rft.spage=7&rft_id=info:doi/10.5555/a', {
      'accept-language': 'fr',
    });
    expect([answer.status, answer.headers.location, answer.headers['x-cache']]).toEqual([302, '/mag/1', 'pass']);
    const seen = new URL(edge.origin.seenAt('/openurl').at(-1)?.url ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(seen)).toEqual({
      'rft.issn': '1234-5679',
      'rft.spage': '7',
      rft_id: 'info:doi/10.5555/a',
    });
  });

  test('answers that set a cookie, are private or say nothing are never kept', async () => {
    publish('/sets-cookie', { 'set-cookie': 'a=b' });
    publish('/private', { 'cache-control': 'private' });
    publish('/no-store', { 'cache-control': 'no-store' });
    edge.origin.page('/silent', (_request, response) => response.writeHead(200).end(String(Math.random())));
    for (const path of ['/sets-cookie', '/private', '/no-store', '/silent']) {
      const first = await edge.ask(path);
      const second = await edge.ask(path);
      expect(second.headers['x-cache'], path).toBe('pass');
      expect(second.body, path).not.toBe(first.body);
    }
  });

  test('text is compressed at the edge', async () => {
    publish('/gzip');
    const answer = await edge.ask('/gzip', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.raw).toString()).toBe('rendering 1');
  });

  test('assets are given as brotli to browsers that read it, to members too', async () => {
    edge.origin.page('/assets/app-1.js', (request, response) => {
      const encoding = request.headers['x-encoding'] === 'br' ? { 'content-encoding': 'br' } : {};
      response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable', ...encoding }).end('code');
    });
    const requestWith = (encoding: string) =>
      edge.ask('/assets/app-1.js?x', { 'accept-encoding': encoding, cookie: '__Host-session=1' });
    expect((await requestWith('gzip, br')).headers['content-encoding']).toBe('br');
    expect((await requestWith('gzip')).headers['content-encoding']).toBeUndefined();
    const again = await requestWith('br');
    expect(again.headers).toMatchObject({ 'x-cache': 'hit', 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(again.headers['cache-control']).toContain('immutable');
  });
});

describe('files', () => {
  const film = (bytes: number) =>
    edge.origin.page('/files/film', (request, response) => {
      const kept = {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'video/mp4',
        etag: '"film"',
      };
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (first === undefined)
        return void response.writeHead(200, { ...kept, 'content-length': bytes }).end(Buffer.alloc(bytes, 'a'));
      const range = {
        'content-range': `bytes ${first}-${last}/${bytes}`,
        'content-length': Number(last) - Number(first) + 1,
      };
      response.writeHead(206, { ...kept, ...range }).end('b'.repeat(range['content-length']));
    });

  test('a file is kept once for visitors and members, whatever follows its address', async () => {
    publish('/files/picture', { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' });
    await edge.ask('/files/picture', { 'accept-encoding': 'gzip, br' });
    const again = await edge.ask('/files/picture?x=1', { cookie: '__Host-session=1' });
    expect(again.headers).toMatchObject({ 'x-cache': 'hit', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(again.headers.vary).toBeUndefined();
  });

  test('the picture of a page that is only prepared is taken from the server and kept for nobody', async () => {
    publish('/files/draft', { 'content-type': 'image/png', 'cache-control': 'private, no-store' });
    const prepared = { referer: 'http://site.example/article/1?lang=en&preview=1.article.1.2.3.x' };
    for (const headers of [prepared, prepared])
      expect((await edge.ask('/files/draft', headers)).headers['x-cache']).toBe('pass');
    publish('/files/kept', { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' });
    for (const [referer, found] of [
      ['/article/1', 'miss'],
      ['/article/1?q=preview', 'hit'],
    ])
      expect((await edge.ask('/files/kept', { referer: `http://site.example${referer}` })).headers['x-cache']).toBe(
        found,
      );
  });

  test('a picture is kept in the precision that is asked for', async () => {
    const picture = `/files/${'a'.repeat(64)}`;
    publish(`${picture}?form=low`, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
    await edge.ask(`${picture}?form=low`);
    expect((await edge.ask(`${picture}?x=1&form=low&y=2`)).headers['x-cache']).toBe('hit');
  });

  test('a range is cut from the copy at the edge, unless the player has another file', async () => {
    film(1_000);
    const part = await edge.ask('/files/film', { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range'], part.body]).toEqual([206, 'bytes 10-19/1000', 'a'.repeat(10)]);
    const again = await edge.ask('/files/film', { range: 'bytes=990-', 'if-range': '"film"' });
    expect([again.status, again.headers['x-cache'], again.raw.length]).toEqual([206, 'hit', 10]);
    expect((await edge.ask('/files/film', { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await edge.ask('/files/film', { range: 'bytes=1000-' })).status).toBe(416);
    expect(edge.origin.seenAt('/files/film')).toHaveLength(1);
  });

  test('of a film that is too large to be kept, the server sends the part itself', async () => {
    edge.origin.page('/files/long-film', (request, response) => {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const size = 20_000_000;
      const kept = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'video/mp4' };
      if (first === undefined)
        return void response.writeHead(200, { ...kept, 'content-length': size }).end(Buffer.alloc(size));
      response.writeHead(206, { ...kept, 'content-range': `bytes ${first}-${last}/${size}` }).end('from the server');
    });
    const far = await edge.ask('/files/long-film', { range: 'bytes=15000000-15000014' });
    expect([far.status, far.body, far.headers['x-cache']]).toEqual([206, 'from the server', 'pass']);
    const near = await edge.ask('/files/long-film', { range: 'bytes=100-104' });
    expect([near.status, near.raw.length]).toEqual([206, 5]);
    const next = await edge.ask('/files/long-film', { range: 'bytes=100-114' });
    expect([next.status, next.body]).toEqual([206, 'from the server']);
  });
});

describe('readers', () => {
  test('a session, an institution or a grant goes past the cache', async () => {
    publish('/personal-view');
    await edge.ask('/personal-view');
    for (const name of ['__Host-session', '__Host-institution', '__Host-grant']) {
      const answer = await edge.ask('/personal-view', { cookie: `a=1; ${name}=x` });
      expect(answer.headers['x-cache'], name).toBe('pass');
    }
    expect(edge.origin.seenAt('/personal-view').at(-1)?.headers.cookie).toContain('__Host-grant=x');
    expect((await edge.ask('/personal-view', { token: 't' })).headers['x-cache']).toBe('pass');
    expect((await edge.ask('/personal-view')).body).toBe('rendering 1');
  });

  test('nothing outside the key reaches the server with a public request', async () => {
    publish('/anonymous');
    await edge.ask('/anonymous', {
      cookie: 'theme=dark',
      'accept-language': 'de',
      'x-forwarded-host': 'evil.example',
      siteId: '9',
      'x-edge-attempt': '2',
    });
    const { headers } = edge.origin.seenAt('/anonymous')[0] ?? {};
    for (const name of ['cookie', 'accept-language', 'x-forwarded-host', 'siteid', 'x-edge-attempt']) {
      expect(headers?.[name], name).toBeUndefined();
    }
    expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers?.['x-request-id']).toMatch(/^\d+-\d+$/);
  });

  test('a form reaches the server whole and only once, even when the server fails', async () => {
    let body = '';
    edge.origin.page('/form', (request, response) => {
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => response.writeHead(500).end('sorry'));
    });
    const answer = await edge.ask('/form?unknown=1', { cookie: 'a=1' }, 'POST', 'title=x');
    expect(answer).toMatchObject({ status: 500, body: 'sorry' });
    expect(body).toBe('title=x');
    expect(edge.origin.seenAt('/form').map(({ url }) => url)).toEqual(['/form?unknown=1']);
    expect(edge.origin.seenAt('/form')[0]?.headers.cookie).toBe('a=1');
  });

  test('the health of the server and unknown methods are refused', async () => {
    for (const path of ['/healthz', '/healthz?x']) expect((await edge.ask(path)).status, path).toBe(403);
    expect((await edge.ask('/', {}, 'TRACE')).status).toBe(405);
  });

  test('a call that the edge refuses itself is told so in the envelope', async () => {
    const answer = await edge.ask('/rc-pub/front/advSearch', {}, 'PROPFIND');
    expect(answer).toMatchObject({ status: 405, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(JSON.parse(answer.body)).toEqual({ status: 405, message: 'Method Not Allowed' });
  });

  test.each(['https://x/metrics', 'ftp://x/', 'metrics', '/metrics#', '*'])(
    'what is not a plain path never reaches the server: %s',
    async (target) => {
      expect(await rawStatus(edge.port, target)).toBe(400);
    },
  );
});

describe('language', () => {
  test('a reader with a saved language is led to the same address with lang appended', async () => {
    const cookie = 'a=1; language=en';
    const plain = await edge.ask('/article/doi/10.1000/xyz.12', { cookie });
    expect(plain.status).toBe(302);
    expect(plain.headers).toMatchObject({
      location: '/article/doi/10.1000/xyz.12?lang=en',
      vary: 'Cookie',
      'cache-control': 'private, no-store',
    });
    const withQuery = await edge.ask('/news?columnId=1&timestamps=2', { cookie });
    expect(withQuery.headers.location).toBe('/news?columnId=1&lang=en');
    const member = await edge.ask('/news', { cookie: `${cookie}; __Host-session=1` });
    expect(member.headers.location).toBe('/news?lang=en');
  });

  test('files, the interface and unknown languages lead nowhere', async () => {
    for (const path of [
      '/rc-pub/x',
      '/assets/a.js',
      '/files/abc',
      '/sitemap.xml',
      '/search.data?q=1',
      '//evil.example',
    ]) {
      expect((await edge.ask(path, { cookie: 'language=en' })).status, path).not.toBe(302);
    }
    expect((await edge.ask('/news', { cookie: 'language=xx' })).status).not.toBe(302);
  });

  test('a page asked for in a language gives the cookie, once, and not from the cache', async () => {
    publish('/lang');
    const cookie = ['language=fra; Path=/; Max-Age=31536000; SameSite=Lax'];
    expect((await edge.ask('/lang?lang=fra')).headers['set-cookie']).toEqual(cookie);
    expect((await edge.ask('/lang?lang=fra', { cookie: 'language=fra' })).headers['set-cookie']).toBeUndefined();
    const changed = await edge.ask('/lang?lang=fra', { cookie: 'language=zh' });
    expect(changed.headers).toMatchObject({ 'x-cache': 'hit', 'set-cookie': cookie });
    expect((await edge.ask('/lang?lang=klingon')).headers['set-cookie']).toBeUndefined();
  });

  test('the language cookie stands beside the cookies of the server', async () => {
    publish('/both', { 'set-cookie': ['a=1', 'b=2'] });
    const answer = await edge.ask('/both?lang=de', { cookie: '__Host-session=1' });
    expect(answer.headers['set-cookie']).toHaveLength(3);
  });
});

describe('freshness', () => {
  test('a purge without the secret is refused and changes nothing', async () => {
    publish('/guarded', { xkey: 'guarded' });
    await edge.ask('/guarded');
    expect((await edge.ask('/', { xkey: 'guarded' }, 'PURGE')).status).toBe(403);
    expect((await edge.ask('/', { xkey: 'guarded', 'x-purge-secret': 'guess' }, 'PURGE')).status).toBe(403);
    expect((await edge.ask('/guarded')).headers['x-cache']).toBe('hit');
  });

  test('the first reader after a purge gets the new page', async () => {
    publish('/purged', { xkey: 'item-7 list-7' });
    publish('/untouched', { xkey: 'item-8' });
    await edge.ask('/purged');
    await edge.ask('/untouched');
    const purge = await edge.purge('list-7 nobody-has-this');
    expect(purge.status).toBe(200);
    expect(purge.headers['x-purged']).toBe('1');
    expect((await edge.ask('/purged')).body).toBe('rendering 2');
    expect((await edge.ask('/purged')).headers['x-cache']).toBe('hit');
    expect((await edge.ask('/untouched')).headers['x-cache']).toBe('hit');
  });

  test('a purge during a rendering meets nothing; the one that follows it leaves no old page', async () => {
    let title = 'old';
    let finish = () => {};
    edge.origin.page('/slow', (_request, response) => {
      // What is shown was read before the change; the answer comes after it.
      const expected = title;
      finish = () => response.writeHead(200, { ...html, xkey: 'slow' }).end(expected);
      if (title === 'new') finish();
    });
    const reading = edge.ask('/slow');
    await expect.poll(() => edge.origin.seenAt('/slow').length).toBe(1);
    title = 'new';
    expect((await edge.purge('slow')).headers['x-purged']).toBe('0');
    finish();
    expect((await reading).body).toBe('old');
    expect(await edge.ask('/slow')).toMatchObject({ body: 'old', headers: { 'x-cache': 'hit' } });
    expect((await edge.purge('slow')).headers['x-purged']).toBe('1');
    expect((await edge.ask('/slow')).body).toBe('new');
    // The worker sends the second one by itself, later than any rendering may take.
    expect(limits.marks.purgeAgainSeconds * 1_000).toBeGreaterThan(limits.call.deadlineMilliseconds);
  });

  test('a page may show two hundred items and is purged by each', async () => {
    const keys = Array.from({ length: 200 }, (_, index) => `item-${String(index).padStart(36, '0')}`);
    publish('/long', { xkey: keys.join(' ') });
    await edge.ask('/long');
    expect((await edge.purge(keys[199] ?? '')).headers['x-purged']).toBe('1');
    expect((await edge.ask('/long')).body).toBe('rendering 2');
  });

  test.each([500, 503, 504])(
    'while the server fails with %i, once and again, readers see the last good page, and the new one when it recovers',
    async (status) => {
      const path = `/shaky-${status}`;
      publish(path, { xkey: path });
      await edge.ask(path);
      publish(path, { 'retry-after': '5', 'cache-control': 'private, no-store' }, status);
      await edge.purge(path);
      for (const reader of ['the first', 'the second', 'the third'])
        expect(await edge.ask(path), reader).toMatchObject({ status: 200, body: 'rendering 1' });
      // The fetch of the first failed, and then the one behind the old page that was shown instead.
      expect(edge.origin.seenAt(path).length).toBeGreaterThanOrEqual(3);
      edge.origin.page(path, (_request, response) => response.writeHead(200, html).end('recovered'));
      expect((await edge.ask(path)).body).toBe('recovered');
    },
  );

  test('an error without a good page before it reaches the reader as the server wrote it, uncached', async () => {
    publish('/broken', { 'retry-after': '7' }, 503);
    const answer = await edge.ask('/broken');
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '7' } });
    expect(edge.origin.seenAt('/broken')).toHaveLength(2);
    publish('/broken');
    expect((await edge.ask('/broken')).status).toBe(200);
  });

  test('without a server, readers see the last good page; what was withdrawn stays away', async () => {
    publish('/kept', { xkey: 'kept' });
    publish('/withdrawn', { xkey: 'withdrawn' });
    await edge.ask('/kept');
    await edge.ask('/withdrawn');
    publish('/withdrawn', { xkey: 'withdrawn' }, 404);
    await edge.purge('kept withdrawn');
    expect((await edge.ask('/withdrawn')).status).toBe(404);
    await edge.purge('withdrawn');
    await edge.withoutServer(async () => {
      expect(await edge.ask('/kept')).toMatchObject({ status: 200, body: 'rendering 1' });
      expect((await edge.ask('/withdrawn')).status).not.toBe(200);
      expect((await edge.ask('/never-seen')).status).toBe(503);
      for (const method of ['GET', 'POST'])
        expect(JSON.parse((await edge.ask('/rc-pub/front/never-seen', {}, method)).body)).toEqual({
          status: 503,
          message: 'Service Unavailable',
        });
      // Now the edge has noticed that the server is away, and doesn't try it any more.
      await expect.poll(async () => (await edge.ask('/kept')).headers['x-cache']).toBe('hit');
    });
    expect((await edge.ask('/kept')).body).toBe('rendering 2');
  }, 20_000);
});

describe('the times of an edge that is told nothing else', () => {
  test('a page lives 60 seconds, and for 24 hours more while the server is in trouble', async () => {
    const shipped = await startEdge(null);
    try {
      expect(shipped.rules('backend.vcl')).toContain('set req.grace = 24h;');
      expect(shipped.rules('backend.vcl')).toContain('set beresp.grace = 24h;');
      expect(shipped.rules('backend.vcl')).toContain('.interval = 1s;');
      expect(limits.edge.sharedSeconds).toBe(60);
      expect(limits.marks.purgeAgainSeconds).toBe(12);
    } finally {
      await shipped.stop();
    }
  }, 30_000);
});

describe('uploads', () => {
  const path = '/rc-pub/front/upload/an-upload';

  test.each(['POST', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])(
    '%s goes to the server as it is and is kept by nobody',
    async (method) => {
      edge.origin.page(path, (request, response) => {
        request
          .resume()
          .on('end', () =>
            response
              .writeHead(200, { 'upload-offset': '5', 'tus-resumable': '1.0.0', 'surrogate-control': 'max-age=60' })
              .end(),
          );
      });
      const before = edge.origin.seenAt(path).length;
      const headers = { 'tus-resumable': '1.0.0', 'upload-offset': '0', cookie: '__Host-session=a', token: 'b' };
      for (const _ of [1, 2]) {
        const answer = await edge.ask(path, headers, method, method === 'PATCH' ? 'bytes' : '');
        expect([answer.status, answer.headers['upload-offset']]).toEqual([200, '5']);
        expect(answer.headers['x-cache']).toBe(method === 'PATCH' ? undefined : 'pass');
      }
      const seen = edge.origin.seenAt(path).slice(before);
      expect(seen.map((request) => request.method)).toEqual([method, method]);
      expect(seen[0]?.headers).toMatchObject(headers);
    },
  );

  test('the server sees the first bytes while the rest is still to come, and a pause of eight seconds is no end', async () => {
    const came: number[] = [];
    const first = Promise.withResolvers<void>();
    edge.origin.page(path, (request, response) => {
      request.on('data', (chunk: Buffer) => {
        came.push(chunk.length);
        first.resolve();
      });
      request.on('end', () => response.writeHead(204).end());
    });
    const sending = request({
      host: '127.0.0.1',
      port: edge.port,
      method: 'PATCH',
      path,
      headers: { 'content-length': '200000' },
    });
    const answered = once(sending, 'response');
    sending.write(Buffer.alloc(100_000));
    await first.promise;
    await sleep(8_000);
    sending.end(Buffer.alloc(100_000));
    const [answer] = await answered;
    expect([answer.statusCode, came.reduce((sum, size) => sum + size, 0)]).toEqual([204, 200_000]);
  }, 30_000);
});
