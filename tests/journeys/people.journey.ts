import { describe, expect, test } from 'vitest';
import { walkedIn } from './languages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

const somebody = '{expert:https://orcid.org/0000-0000-0000-1012}';

const words = {
  zh: { coAuthors: '合作者', papers: '论文', trend: '历年论文数', partners: '合作机构', asTable: '以表格显示' },
  en: {
    coAuthors: 'Co-authors',
    papers: 'Papers',
    trend: 'Papers by year',
    partners: 'Partner institutions',
    asTable: 'Show as a table',
  },
} as const;

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = words[language];

  test('a reader walks from a paper to its author, a co-author, their institution, a subject and a research term', async () => {
    const { page, open } = await arrive();
    await open('optics', `/expertDetails?lang=${language}&columnId=${somebody}`);
    const paper = page.locator('[data-part="expert-papers"] [data-part="paper-row"] a').first();
    await paper.click();
    await page.waitForURL(/\/article\/doi\//);

    await page.locator('[data-part="authors"] a[href*="/expertDetails"]').first().click();
    await page.waitForURL(/\/expertDetails\?/);
    const author = await page.locator('h1').textContent();
    const coAuthors = page.locator('[data-part="co-authors"]');
    expect(await coAuthors.locator('h2').textContent()).toBe(say.coAuthors);
    const other = coAuthors.locator('ol a').first();
    const name = await other.textContent();
    await other.click();
    await page.waitForURL(/\/expertDetails\?/);
    await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, author);
    expect(await page.locator('h1').textContent()).toBe(name);

    await page.locator('[data-part="expert-head"] a[href*="/organDetails"]').click();
    await page.waitForURL(/\/organDetails\?/);
    expect(await page.locator('[data-part="year-plot"] h2').textContent()).toBe(say.trend);
    expect(await page.locator('[data-list="institution.list.partners"] h2').textContent()).toBe(say.partners);
    const subject = page.locator('[data-list="institution.list.subjects"] a').first();
    const subjectName = await subject.textContent();
    await subject.click();
    await page.waitForURL(/\/subjectDetails\?/);
    expect(await page.locator('h1').textContent()).toBe(subjectName);
    expect(await page.locator('[data-part="profile-papers"] [data-part="paper-row"]').count()).toBeGreaterThan(0);

    await page.locator('[data-list="institution.list.keywords"] a').first().click();
    await page.waitForURL(/\/researchDetail\?/);
    expect(await page.locator('[data-part="profile-papers"] [data-part="paper-row"]').count()).toBeGreaterThan(0);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  });

  test('the plots of an expert have all their numbers in a table, by keyboard alone', async () => {
    const { page, open } = await arrive();
    await open('optics', `/expertDetails?lang=${language}&columnId=${somebody}`);
    const plot = page.locator('[data-part="topic-plot"]');
    expect(await plot.locator('svg rect').count()).toBeGreaterThan(2);
    const summary = plot.locator('summary');
    expect(await summary.textContent()).toBe(say.asTable);
    await summary.focus();
    await page.keyboard.press('Enter');
    expect(await plot.locator('tbody tr').count()).toBeGreaterThan(2);
    expect(await page.locator('[data-part="co-authors"] svg circle').count()).toBeGreaterThan(2);
  });
});

test('an expert’s page fits a phone, and reads from right to left in Arabic', async () => {
  const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
  for (const path of [
    `/expertDetails?lang=ara&columnId=${somebody}`,
    '/organDetails?lang=ara&columnId={institution:https://ror.org/0samp1e01}',
  ]) {
    expect(await open('optics', path)).toBe(200);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('machines find a person with ORCID; the same page framed by a partner names the open one', async () => {
  const { page, open, source } = await arrive();
  await open('optics', `/innerExpertDetails?lang=en&columnId=${somebody}`);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain('/expertDetails?columnId=');
  const known = page.locator('[data-part="co-authors"] ol').getByRole('link', { name: 'Shi’an Lin' });
  expect(await open('optics', (await known.getAttribute('href')) ?? '')).toBe(200);
  const document = await source();
  expect(document).toContain('"@type":"Person","@id":"https://orcid.org/0000-0002-1825-0097"');
  expect(await page.locator('[data-part="expert-head"] a[href="https://orcid.org/0000-0002-1825-0097"]').count()).toBe(
    1,
  );
});

test('a board member who has a page leads to it', async () => {
  const { page, open } = await arrive();
  await open('optics', '/editorial?lang=en');
  await page.locator('[data-part="board"] a[href*="/expertDetails"]').first().click();
  await page.waitForURL(/\/expertDetails\?/);
  expect(await page.locator('[data-part="boards"] li').count()).toBeGreaterThan(0);
});

test('a term that no paper has says so and is not for search engines', async () => {
  const { page, open } = await arrive();
  expect(await open('optics', '/researchDetail?lang=en&code=no-such-term')).toBe(200);
  expect(await page.getByRole('main').textContent()).toContain('There are no papers here yet.');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
});
