import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '../faults/ask.ts';
import { addressOf, useVisitors } from './visit.ts';

const arrive = useVisitors();
const owner = new pg.Client({ connectionString: inject('ownerUrl') });
const agents = {
  robot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  people: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};
let paper = '';

/** The path of a paper, as a search engine finds it. */
beforeAll(async () => {
  await owner.connect();
  const { text } = await ask(inject('serverPort'), '/sitemap-0.xml');
  paper = /<loc>https?:\/\/[^/]+(\/article\/doi\/[^<]+)<\/loc>/.exec(text)?.[1] ?? '';
});
afterAll(() => owner.end());

test('the sitemap leads to papers, and a paper tells machines everything they ask for', async () => {
  expect(paper).not.toBe('');
  const { page, open } = await arrive();
  expect(await open('optics', `${paper}?lang=en`)).toBe(200);
  const contents = (name: string) =>
    page
      .locator(`head meta[name="citation_${name}"]`)
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  for (const name of ['title', 'doi', 'abstract_html_url', 'language'])
    expect(await contents(name), name).toHaveLength(1);
  expect((await contents('author')).length).toBeGreaterThan(0);
  expect((await contents('publication_date'))[0]).toMatch(/^\d{4}\/\d\d\/\d\d$/);
  const described = JSON.parse((await page.locator('head script[type="application/ld+json"]').textContent()) ?? '');
  expect(described['@type']).toBe('ScholarlyArticle');
  expect(described.headline).toBe((await contents('title'))[0]);

  const canonical = await page
    .locator('head link[rel="canonical"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(canonical).toEqual([addressOf('optics', `${paper}?lang=en`)]);
  const languages = await page
    .locator('head link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(languages.toSorted()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ru', 'x-default', 'zh']);
  expect(await page.locator('head meta[property="og:title"]').count()).toBe(1);
});

test('signposts stand in the header, and where they lead something is found', async () => {
  const { headers } = await ask(inject('edgePort'), paper);
  const links = [...String(headers.link).matchAll(/<([^>]+)>; rel="([^"]+)"/g)];
  const relations = links.map(([, , relation]) => relation);
  for (const relation of ['cite-as', 'describedby', 'type']) expect(relations).toContain(relation);
  for (const [, address = '', relation] of links.filter(([, address]) => address?.includes('.localhost'))) {
    const { pathname, search } = new URL(address);
    expect((await ask(inject('edgePort'), `${pathname}${search}`)).http, `${relation} ${address}`).toBe(200);
  }
});

test('a port that someone writes into Host stands on no page, neither for them nor for the next reader', async () => {
  const own = new URL(addressOf('optics', '/')).origin;
  for (const path of ['/homeNav?lang=fra', `${paper}?lang=fra`]) {
    for (const host of ['optics.localhost:1337', 'optics.localhost']) {
      const { http, text, headers } = await ask(inject('edgePort'), path, { host });
      const [canonical = ''] = /<link [^>]*rel="canonical"[^>]*>/.exec(text) ?? [];
      expect([http, canonical.includes(`"${own}/`)], `${host}${path}`).toEqual([200, true]);
      expect(text + String(headers.link), `${host}${path}`).not.toContain(':1337');
    }
  }
});

test('robots get the very bytes that people get', async () => {
  for (const path of ['/homeNav?lang=en', '/seniorSearch?lang=en', `${paper}?lang=en`]) {
    const [robot, people] = await Promise.all(
      [agents.robot, agents.people].map((agent) =>
        ask(inject('serverPort'), path, { headers: { 'user-agent': agent } }),
      ),
    );
    expect(robot?.http, path).toBe(200);
    expect(robot?.text === people?.text, path).toBe(true);
  }
});

test('every page names its one address and has a card for those who share it', async () => {
  for (const [host, path] of [
    ['optics', '/homeNav?lang=zh&utm_source=mail'],
    ['www', '/scanHome?lang=ara'],
    ['biology', '/about?lang=en&index=2'],
  ] as const) {
    const { text } = await ask(inject('edgePort'), path, { host: `${host}.localhost` });
    expect(text.match(/<link rel="canonical"/g), path).toHaveLength(1);
    expect(text.match(/<link rel="alternate"[^>]+hreflang=/gi), path).toHaveLength(8);
    expect(text).not.toContain('utm_source');
    for (const tag of ['og:title', 'og:url', 'og:site_name', 'twitter:card']) expect(text, path).toContain(`"${tag}"`);
  }
});

test('an older address leads to the page that took its place, for good', async () => {
  await owner.query('begin');
  await owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
  await owner.query(
    "insert into redirect (site_id, from_path, to_path) values (1, '/CN/old.shtml', '/homeNav') on conflict do nothing",
  );
  await owner.query('commit');
  const { http, headers } = await ask(inject('edgePort'), '/CN/old.shtml');
  expect([http, headers.location]).toEqual([301, '/homeNav']);
});

test('a view of a page from the cache is counted once, and a robot’s never', async () => {
  const uses = async () => {
    await owner.query('begin');
    await owner.query("select set_config('app.reads', '1', true)");
    const { rows } = await owner.query("select count(*)::int as uses from usage_event where what = 'view'");
    await owner.query('commit');
    return rows[0].uses as number;
  };
  const before = await uses();
  const robot = await arrive({ userAgent: agents.robot });
  await robot.open('optics', `${paper}?lang=en`);
  expect(await uses()).toBe(before);
  const { open } = await arrive({ userAgent: agents.people });
  await open('optics', `${paper}?lang=en`);
  await expect.poll(uses, { timeout: 5_000 }).toBe(before + 1);
});
