import { parseFeed } from 'feedsmith';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { walkedIn } from './languages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

/** As a feed reader asks: for all of it, or whether it is still as it was. */
const fetched = (page: Page, href: string, tag = '') =>
  page.evaluate(
    async ([address, known]) => {
      const headers = known ? { 'if-none-match': known } : undefined;
      const answer = await fetch(address as string, { cache: 'no-store', ...(headers && { headers }) });
      return { status: answer.status, tag: answer.headers.get('etag') ?? '', text: await answer.text() };
    },
    [href, tag],
  );

const words = {
  zh: { title: 'RSS 订阅', make: '生成 RSS 订阅' },
  en: { title: 'Feeds', make: 'Make a feed' },
} as const;

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = words[language];

  test('a reader comes from the toolbar, copies the address of a feed, and a feed reader takes it', async () => {
    const { page, open } = await arrive();
    await open('optics', `/homeNav?lang=${language}`);
    await page.evaluate(() => scrollTo(0, 900));
    await page.locator('[data-part="toolbar"] a[href*="/rssList"]').click();
    await page.waitForURL(/\/rssList/);
    expect(await page.locator('h1').textContent()).toBe(say.title);
    const feeds = page.locator('[data-part="feed"]');
    expect(await feeds.count()).toBeGreaterThan(5);
    for (const feed of await feeds.all())
      for (const link of await feed.getByRole('link').all()) {
        const address = new URL((await link.getAttribute('href')) ?? '', page.url());
        const answer = await fetched(page, address.pathname + address.search);
        expect(answer.status, address.pathname).toBe(200);
        const { feed: read } = parseFeed(answer.text);
        expect(read.title, address.pathname).toBeTruthy();
      }
  });

  test('a search becomes a feed, by keyboard and without scripts', async () => {
    const { page, open } = await arrive({ javaScriptEnabled: false });
    await open('optics', `/rssList?lang=${language}`);
    await page.locator('[data-part="search-feed"] input[type="search"]').fill('laser & light');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=laser/);
    const address = await page.locator('#search-feed [data-part="feed"] a').first().getAttribute('href');
    expect(address).toMatch(/^\/rss\/search\.rss\?q=laser\+%26\+light/);
  });
});

test('a page tells feed readers where its feeds are, and whoever has one already is told so', async () => {
  const { page, open } = await arrive();
  await open('optics', '/issue');
  const links = await page
    .locator('link[rel="alternate"][type*="+xml"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toContain('/rss/site.rss');
  expect(links.some((href) => /^\/rss\/issue-\d+\.atom$/.test(href))).toBe(true);
  for (const href of links) {
    const first = await fetched(page, href);
    expect(first.status, href).toBe(200);
    expect((await fetched(page, href, first.tag)).status, href).toBe(304);
  }
});

test('the list of feeds fits a phone, and axe finds nothing', async () => {
  const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
  await open('www', '/rssList?lang=ara&q=laser');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axeFindings(page)).toEqual([]);
});
