import { describe, expect, test, vi } from 'vitest';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { postgresSitemaps } from '../../features/discovery/sitemaps/store/postgres-sitemaps.ts';
import { idOf } from '../../platform/kernel/id.ts';
import { limits } from '../limits.ts';

const article = (site: number, number: number, more = {}) => ({
  id: idOf(site, number),
  kind: 'article',
  status: 'published',
  titles: {},
  ...more,
});

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeSite(app, { id: 4, sld: 'closed', columns: { maintenance: true } });
  await storeRows(app, 1, 'item', [
    article(1, 1, { doi: '10.5555/A&b' }),
    article(1, 2),
    article(1, 3, { status: 'draft' }),
    article(1, 4, { status: 'withdrawn' }),
    article(1, 5, { kind: 'journal' }),
    article(1, 6, { kind: 'issue' }),
    article(1, 7),
  ]);
  await storeRows(app, 2, 'item', [article(2, 1)]);
  await storeRows(app, 1, 'redirect', [
    { from_path: '/CN/abs/1.shtml', to_item: idOf(1, 1) },
    { from_path: '/abs.aspx?no=4', to_item: idOf(1, 4) },
    { from_path: '/abs.aspx?no=3', to_item: idOf(1, 3) },
    { from_path: '/abs.aspx', to_path: '/issues' },
  ]);
});

const ask = async (sld: string, url: string, headers = {}) => {
  const answer = await portal.server.inject({ method: 'GET', url, headers: { host: `${sld}.localhost`, ...headers } });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};

describe('/robots.txt', () => {
  test('each host names its own sitemap; a closed site lets nobody in', async () => {
    expect((await ask('optics', '/robots.txt')).text).toContain('Sitemap: https://optics.localhost/sitemap.xml');
    expect((await ask('closed', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask('nowhere', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('/sitemap.xml', () => {
  const today = new Date().toISOString().slice(0, 10);

  test('lists its parts, and they list what is published and has a page, of this site alone', async () => {
    const index = await ask('optics', '/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const parts = [...index.text.matchAll(/<loc>https:\/\/optics\.localhost(.+?)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(parts).toEqual(['/sitemap-0.xml']);
    const part = await ask('optics', parts[0] as string);
    expect(
      [...part.text.matchAll(/<loc>(.+?)<\/loc><lastmod>(.+?)<\/lastmod>/g)].map(([, at, on]) => [at, on]),
    ).toEqual([
      ['https://optics.localhost/article/doi/10.5555/a%26b', today],
      [`https://optics.localhost/thesisDetails?columnId=${idOf(1, 2)}`, today],
      [`https://optics.localhost/mag/${idOf(1, 5)}`, today],
      [`https://optics.localhost/thesisDetails?columnId=${idOf(1, 7)}`, today],
    ]);
  });

  test('a site with much to list has several parts, which together list everything once', async () => {
    const store = postgresSitemaps(portal.app.database, ['article', 'journal'], 2);
    const parts = await Array.fromAsync(store.parts(1));
    expect(parts).toEqual([
      { after: '0', upTo: idOf(1, 2) },
      { after: idOf(1, 2), upTo: idOf(1, 7) },
      { after: idOf(1, 7), upTo: null },
    ]);
    const listed = await Promise.all(parts.map((part) => Array.fromAsync(store.entries(1, part))));
    expect(listed.map((entries) => entries.length)).toEqual([2, 2, 0]);
  });

  test('what is no part, and a site that is not open, have none', async () => {
    expect((await ask('optics', '/sitemap-x.xml')).status).toBe(404);
    expect((await ask('closed', '/sitemap.xml')).status).toBe(404);
    expect((await ask('nowhere', '/sitemap-0.xml')).status).toBe(404);
  });

  test('a range of another site lists nothing of it', async () => {
    const part = await ask('stranger', `/sitemap-0-${idOf(1, 9)}.xml`);
    expect(part.text).not.toContain('<url>');
  });
});

test('/opensearch.xml names the site and its search', async () => {
  const { text, headers } = await ask('optics', '/opensearch.xml');
  expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(text).toContain('template="https://optics.localhost/searchFrame?q={searchTerms}"');
});

describe('GET /front/redirect/find', () => {
  const leadsTo = async (host: string, path: string) => {
    const { data, http } = await portal.get(
      `${host}.localhost`,
      `/front/redirect/find?path=${encodeURIComponent(path)}`,
    );
    return data?.url ?? http;
  };

  test('an older address leads to the thing, to its tombstone, or to a path', async () => {
    expect(await leadsTo('optics', '/CN/abs/1.shtml')).toBe('/article/doi/10.5555/a%26b');
    expect(await leadsTo('optics', '/CN/abs/1.shtml?from=mail')).toBe('/article/doi/10.5555/a%26b');
    expect(await leadsTo('optics', '/abs.aspx?no=4')).toBe(`/thesisDetails?columnId=${idOf(1, 4)}`);
    expect(await leadsTo('optics', '/abs.aspx?no=9')).toBe('/issues');
  });

  test('not to a draft, and not on another site, not even on a portal that gathers it', async () => {
    expect(await leadsTo('optics', '/abs.aspx?no=3')).toBe('/issues');
    for (const host of ['stranger', 'www']) expect(await leadsTo(host, '/CN/abs/1.shtml')).toBe(404);
    expect(await leadsTo('optics', '/never/was')).toBe(404);
  });

  test('an older address can not be made to lead elsewhere', async () => {
    for (const to_path of ['https://evil.example', '//evil.example', '/\\evil.example'])
      await expect(storeRows(portal, 1, 'redirect', [{ from_path: '/x', to_path }])).rejects.toThrow(
        /check constraint/,
      );
  });
});

test('a robot gets the very bytes that people get', async () => {
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const people = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' };
  for (const path of ['/sitemap-0.xml', '/opensearch.xml', `/rc-pub/front/statistics/item?id=${idOf(1, 1)}`])
    expect((await ask('optics', path, robot)).text).toBe((await ask('optics', path, people)).text);
});

test.each(['/sitemap-', '/resourcesync/resourcelist-'])(
  'few lists of %s are made at the same time, however many are requested; the others are told when to come again',
  async (path) => {
    const { running, waiting } = limits.registryFiles.share;
    const gate = Promise.withResolvers<void>();
    let [underWay, most] = [0, 0];
    const held = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await gate.promise;
      underWay -= 1;
      return { now: '', found: [] };
    };
    async function* noEntries(): ReturnType<typeof portal.app.sitemaps.store.entries> {
      const { found } = await held();
      yield* found;
    }
    const spies = [
      vi.spyOn(portal.app.sitemaps.store, 'entries').mockImplementation(noEntries),
      vi.spyOn(portal.app.records.copies, 'papers').mockImplementation(held),
    ];
    const refused: Awaited<ReturnType<typeof ask>>[] = [];
    const flood = Array.from({ length: 40 }, async (_, after) => {
      const answer = await ask('optics', `${path}${after}.xml`);
      if (answer.status === 503) refused.push(answer);
      return answer.status;
    });
    await expect
      .poll(() => refused.length, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(flood.length - running - waiting)
      .finally(gate.resolve);
    const statuses = await Promise.all(flood);
    for (const spy of spies) spy.mockRestore();
    expect(statuses).toContain(200);
    expect(most).toBeLessThanOrEqual(running);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(refused[0]?.headers).not.toHaveProperty('surrogate-control');
  },
  40_000,
);
