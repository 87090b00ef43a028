import { describe, expect, test } from 'vitest';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const album = '{album:sample:optics/album/1}';

const words = {
  zh: {
    papers: '论文',
    figures: '图片',
    experts: '专家',
    programme: '日程',
    none: '本站没有这项活动',
    related: '相关新闻',
  },
  en: {
    papers: 'Papers',
    figures: 'Figures',
    experts: 'Experts',
    programme: 'Programme',
    none: 'No such event on this site',
    related: 'Related news',
  },
} as const;

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = words[language];

  test('a reader walks the tabs of an album: its papers, figures and experts', async () => {
    const { page, open } = await arrive();
    expect(await open('optics', `/virtualProjectDetail?columnId=${album}&lang=${language}`)).toBe(200);
    const tabs = page.locator('[data-part="collection-tabs"]');
    for (const name of [say.figures, say.experts, say.papers]) {
      await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await page.waitForURL(/tab=/);
      expect(await tabs.locator('[aria-current="page"]').textContent()).toContain(name);
      expect(await page.locator('[data-part="list"] li').count()).toBeGreaterThan(0);
    }
  });

  test('what albums hold is narrowed down by facets and ordered by visits, and the address says so', async () => {
    const { page, open } = await arrive();
    await open('optics', `/virtualAlbum?columnId=${album}&lang=${language}`);
    const hits = page.locator('[data-part="hit"]');
    const before = await hits.count();
    expect(before).toBeGreaterThan(0);
    await page.locator('[data-facet="author"] input').first().click();
    await page.waitForURL(/facet=author/);
    await page.locator('select[name="sort"]').last().selectOption('visits,desc');
    await page.waitForURL(/sort=visits/);
    expect(page.url()).toContain('columnId=');
    expect(await hits.count()).toBeLessThanOrEqual(before);
    await page
      .locator('[data-part="search-tabs"]')
      .getByRole('link', { name: new RegExp(`^${say.figures}`) })
      .click();
    await page.waitForURL(/tab=picture/);
    await page.locator('[data-layout="gallery"]').waitFor();
  });

  test('a conference shows its programme and papers and leads to its other years, by keyboard alone', async () => {
    const { page, open } = await arrive();
    await open('optics', `/newMeeting?columnId={conference:sample:optics/conference/2026}&lang=${language}`);
    expect(await page.locator('[data-part="programme"] h2').textContent()).toBe(say.programme);
    expect(await page.locator('[data-part="programme"] table').count()).toBe(3);
    expect(await page.locator('[data-part="event-papers"] li').count()).toBeGreaterThan(0);
    const other = page.locator('[data-part="editions"] a').last();
    await other.focus();
    await page.keyboard.press('Enter');
    await untilQuiet(page);
    expect(await page.locator('h1').textContent()).toContain('2022');
  });

  test('a site without the event says so', async () => {
    const { page, open } = await arrive();
    expect(await open('biology', `/seedOfLight?lang=${language}`)).toBe(200);
    expect(await page.locator('h1').textContent()).toBe(say.none);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  });

  test('news lead to their neighbours and to related news', async () => {
    const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
    await open('optics', `/newsInfo?columnId={news:sample:optics/news/2}&lang=${language}`);
    expect(await page.locator('[data-part="related"] h2').textContent()).toBe(say.related);
    const title = await page.locator('h1').textContent();
    await page.locator('a[rel="next"], a[rel="prev"]').first().click();
    await untilQuiet(page);
    expect(await page.locator('h1').textContent()).not.toBe(title);
    const facts = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(facts ?? '')).toMatchObject({ '@type': 'NewsArticle' });
  });
});

test('an outside page is framed only where the site’s list has it, and the policy allows just that', async () => {
  const { page, context, open } = await arrive();
  await context.route('https://example.org/**', (route) => route.fulfill({ contentType: 'text/html', body: 'framed' }));
  await open('optics', '/hostingPage?lang=en');
  const frame = page.locator('[data-part="hosting-page"] iframe');
  expect(await frame.getAttribute('src')).toBe('https://example.org/');
  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
  const policy = await page.evaluate(async () => (await fetch(location.href)).headers.get('content-security-policy'));
  expect(policy).toMatch(/frame-src [^;]*https:\/\/example\.org/);
  await open('biology', '/hostingPage?lang=en');
  expect(await page.locator('iframe').count()).toBe(0);
});

test('landing pages stand without the shell', async () => {
  const { page, open } = await arrive();
  expect(await open('www', '/znIndex?lang=en')).toBe(200);
  expect(await page.locator('[data-part="navigation"]').count()).toBe(0);
  expect(await page.locator('main h1').count()).toBe(1);
});
