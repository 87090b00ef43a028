import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { ask } from '../faults/ask.ts';
import { startTcpProxy, type TcpProxy } from '../faults/tcp-proxy.ts';
import { portalProcess } from '../support/portal-process.ts';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors, type Visitor } from './visit.ts';

// What a reader sees while the search engine takes five seconds for an answer: a server of its own behind a slow line.

const arrive = useVisitors();
const slowMilliseconds = 5_000;
let port = 0;
let line: TcpProxy;
let server: ReturnType<typeof portalProcess> | undefined;

beforeAll(async () => {
  port = await freePort();
  const engine = new URL(inject('environment').IMPRINT_OPENSEARCH_URL ?? '');
  line = await startTcpProxy({ host: engine.hostname, port: Number(engine.port) });
  engine.port = String(line.port);
  server = portalProcess('server', {
    ...inject('environment'),
    IMPRINT_OPENSEARCH_URL: engine.toString(),
    IMPRINT_PAGES_GB: '0',
    IMPRINT_PORT: String(port),
    IMPRINT_METRICS_PORT: String(await freePort()),
  });
  server.start();
  for (let attempt = 0; (await ask(port, '/healthz')).http !== 200; attempt++) {
    if (attempt > 300) throw new Error('The server did not answer.');
    await sleep(200);
  }
}, 120_000);

afterAll(async () => {
  await server?.stop();
  await line?.stop();
});

const said = {
  en: {
    slow: 'Search is slow at the moment',
    again: 'Try again',
    none: /\b0 (papers|documents|figures|other)|no records|spelling/i,
    papers: /^\d+ papers?$/,
  },
  zh: { slow: '检索响应较慢', again: '重试', none: /\b0 (篇|幅|条)|未检索到|错别字/, papers: /^\d+ 篇论文$/ },
} as const;

async function read({ page }: Visitor, path: string): Promise<string> {
  await page.goto(`http://optics.localhost:${port}${path}`);
  await untilQuiet(page);
  return (await page.locator('main').textContent()) ?? '';
}

describe.each(walkedIn('en'))('while the engine takes five seconds, in %s', (lang) => {
  const { slow, again, none, papers } = said[lang];

  test('a search says that it is slow, names no number, and the same search finds all once the engine is back', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const path = `/searchFrame?q=${encodeURIComponent('光')}&lang=${lang}`;
    line.slow(slowMilliseconds);
    const text = await read(visitor, path);
    expect(text).toContain(slow);
    expect(text).not.toMatch(none);
    // Tabs keep their names and lose only the numbers that nobody knows.
    expect(await page.locator('[data-part="search-tabs"] a').count()).toBeGreaterThan(3);
    expect(await page.locator('[data-part="search-tabs"]').textContent()).not.toMatch(/\d/);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await keepPicture(page, `slow-search-${lang}-1440`);
    await page.setViewportSize({ width: 360, height: 740 });
    await keepPicture(page, `slow-search-${lang}-360`);
    await line.forward();
    await expect
      .poll(
        async () => {
          await page
            .getByRole('link', { name: again })
            .first()
            .click()
            .catch(() => {});
          await untilQuiet(page);
          return (await page.locator('h1').textContent())?.trim() ?? '';
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toMatch(papers);
  });

  test('what the database finds by title is shown, labelled as part of what there is', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const title = await titleOfOnePaper(visitor, lang);
    line.slow(slowMilliseconds);
    await expect
      .poll(() => read(visitor, `/searchFrame?q=${encodeURIComponent(title)}&lang=${lang}`), { timeout: 20_000 })
      .toContain(slow);
    expect(await page.locator('[data-part="hit"] h2').first().textContent()).toContain(title);
    expect(await page.locator('[data-part="search-notes"]').getByRole('link', { name: again }).count()).toBe(1);
    await keepPicture(page, `slow-search-partial-${lang}-1440`);
    await line.forward();
  });

  test.each(['/article', '/textList', '/textList?tab=text&q=light', '/othersList', '/unifiedSearch?q=light'])(
    '%s says so and never nought',
    async (path) => {
      const visitor = await arrive();
      line.slow(slowMilliseconds);
      const text = await read(visitor, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      await line.forward();
      expect(text).not.toMatch(none);
      expect(text).toContain(again);
    },
  );
});

/** Of the newest papers, one whose title can be requested by its beginning. */
async function titleOfOnePaper(visitor: Visitor, lang: string): Promise<string> {
  await visitor.open('optics', `/article?lang=${lang}`);
  const title = (await visitor.page.locator('[data-part="hit"] h2').first().textContent()) ?? '';
  return title.trim().slice(0, 60).trim();
}
