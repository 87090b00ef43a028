import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { walkedIn } from './languages.ts';
import { openWhole } from './open-whole.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

const inLanguage = {
  zh: { term: '光', papers: /^[\d,]+ 篇论文$/, none: '未检索到相关记录' },
  en: { term: 'light', papers: /^[\d,]+ papers?$/, none: 'Your search found no records' },
} as const;

describe.each(walkedIn('en'))('in %s', (lang) => {
  const { term, papers } = inLanguage[lang];

  test('a simple search finds papers, marks why, and its address can be shared', async () => {
    const { page, open } = await arrive();
    await open('optics', `/homeNav?lang=${lang}`);
    await page.locator('header input[name="q"]').fill(term);
    await page.keyboard.press('Enter');
    await page.waitForURL(/searchFrame/);
    expect(await page.locator('h1').textContent()).toMatch(papers);
    expect(await page.locator('[data-part="hit"] mark').count()).toBeGreaterThan(0);
    expect(await page.locator('header input[name="q"]').inputValue()).toBe(term);
    expect((await axeFindings(page)).join('\n')).toBe('');

    const other = await arrive();
    await other.page.goto(page.url());
    await untilQuiet(other.page);
    expect(await other.page.locator('[data-part="hit"] h2').allTextContents()).toEqual(
      await page.locator('[data-part="hit"] h2').allTextContents(),
    );
  });

  test('a facet is chosen by keyboard, keeps the focus, and back takes it away', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openWhole(visitor, `/searchFrame?q=${encodeURIComponent(inLanguage.zh.term)}&lang=${lang}`);
    const value = await page.locator('[data-facet="accessType"] input').first().getAttribute('value');
    const box = page.locator(`[data-facet="accessType"] input[value="${value}"]`);
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await box.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/facet=accessType/);
    expect([await steps(), new URL(page.url()).hash]).toEqual([before + 1, '']);
    await untilQuiet(page);
    await expect.poll(() => box.isChecked()).toBe(true);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.locator('[data-part="chips"] a').count()).toBeGreaterThan(0);
    await page.goBack();
    await expect.poll(() => box.isChecked()).toBe(false);
    expect(page.url()).not.toContain('facet=');
    await expect.poll(() => page.locator('[data-part="chips"] a').count()).toBe(0);
  });

  test.each(['picture', 'table'])('the scope %s shows a gallery that leads back to the paper', async (scope) => {
    const visitor = await arrive();
    const { page } = visitor;
    await openWhole(visitor, `/searchFrame?q=${encodeURIComponent(inLanguage.zh.term)}&scope=${scope}&lang=${lang}`);
    expect(await page.locator('[data-part="hits"]').getAttribute('data-layout')).toBe('gallery');
    expect(await page.locator('[data-part="hit"] a[href*="/textDetail?columnId="]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-part="hit"] a[href*="/thesisDetails?columnId="]').count()).toBeGreaterThan(0);
  });

  test('the advanced form writes the query as text, and the text may be edited', async () => {
    const { page, open } = await arrive();
    await open('optics', `/seniorSearch?lang=${lang}`);
    await page.locator('[name="field1"]').selectOption('resName_tic');
    await page.locator('[name="value1"]').fill(term);
    await page.locator('[name="operator2"]').selectOption('NOT');
    await page.locator('[name="value2"]').fill('laser');
    const text = page.locator('textarea[name="q"]');
    expect(await text.inputValue()).toBe(`title:${term} AND NOT laser`);
    await text.fill(`title:${term} AND (`);
    expect(await text.getAttribute('aria-invalid')).toBe('true');
    await text.fill(`title:${term}`);
    await page.locator('[data-part="ask-text"]').click();
    await page.waitForURL(/searchFrame/);
    expect(await page.locator('h1').textContent()).toMatch(papers);
  });

  test('the query as text is asked in the scope and the years that stand beside it', async () => {
    const { page, open } = await arrive();
    for (const [scope, yearFrom] of [
      ['picture', ''],
      ['thesis', '2999'],
    ] as const) {
      await open('optics', `/seniorSearch?lang=${lang}`);
      await page.locator('main select[name="scope"]').selectOption(scope);
      await page.locator('main [name="yearFrom"]').fill(yearFrom);
      await page.locator('textarea[name="q"]').fill(term);
      await page.locator('[data-part="ask-text"]').click();
      await page.waitForURL(/searchFrame/);
      expect(new URL(page.url()).searchParams.get('scope') ?? 'thesis').toBe(scope);
      // The term alone finds papers, as the test above shows; from the year 2999 on there are none.
      if (yearFrom) expect(await page.locator('[data-part="hit"]').count()).toBe(0);
    }
  });

  test('a search without JavaScript: simple, narrowed down by form, advanced by rows', async () => {
    const visitor = await arrive({ javaScriptEnabled: false });
    const { page, open } = visitor;
    await openWhole(visitor, `/searchFrame?q=${encodeURIComponent(inLanguage.zh.term)}&lang=${lang}`);
    await page.locator('[data-facet="accessType"] input').first().check();
    await page.locator('[data-part="refine"] button[type="submit"]').last().click();
    expect(page.url()).toContain('facet=accessType');
    const { pathname, search } = new URL(page.url());
    await openWhole(visitor, pathname + search);
    expect(await page.locator('[data-part="hit"]').count()).toBeGreaterThan(0);
    await open('optics', `/seniorSearch?lang=${lang}`);
    await page.locator('[name="value1"]').fill(term);
    await page.locator('fieldset:has([name="value1"]) > button[type="submit"]').click();
    expect(page.url()).toContain('/searchFrame?q=');
    expect(await page.locator('h1').textContent()).toMatch(papers);
  });

  test('nothing found says so and what to do next', async () => {
    const { page, open } = await arrive();
    await open('optics', `/searchFrame?q=zzzzqqqq&lang=${lang}`);
    const help = page.locator('[data-part="nothing-found"]');
    expect(await help.locator('h2').textContent()).toBe(inLanguage[lang].none);
    expect(await help.locator('a').count()).toBeGreaterThan(0);
  });
});

test('a search without a term says: Please enter the search term.', async () => {
  const { page, open } = await arrive();
  await open('optics', '/searchFrame?lang=en');
  expect(await page.locator('[role="alert"]', { hasText: 'Please enter the search term.' }).count()).toBe(1);
});

test.each(['x'.repeat(151), '???'])('%s is refused: Please enter the correct content', async (q) => {
  const { page, open } = await arrive();
  await open('optics', `/searchFrame?lang=en&q=${encodeURIComponent(q)}`);
  expect(await page.locator('[role="alert"]', { hasText: 'Please enter the correct content' }).count()).toBe(1);
});

test('search results and their facets are not for robots', async () => {
  const { page, open } = await arrive();
  await open('optics', '/searchFrame?q=light&lang=en');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
  const links = page.locator('[data-part="refine"] a, [data-part="chips"] a, [data-part="search-tabs"] a');
  for (const rel of await links.evaluateAll((all) => all.map((link) => link.getAttribute('rel'))))
    expect(rel).toContain('nofollow');
});

test('a paper that is named to /article is shown at its own address', async () => {
  const { page, open } = await arrive();
  await open('optics', '/article?lang=en');
  const { data } = await page.evaluate(async () => (await fetch('/rc-pub/front/advSearch?q=light&size=1')).json());
  const [{ id, url }] = data.content;
  await open('optics', `/article?columnId=${id}&lang=en`);
  expect(page.url()).toContain(url);
});

test('chosen papers go to the citation folder', async () => {
  const { page, open } = await arrive();
  await open('optics', '/article?lang=en');
  await page.locator('[data-part="hit"] input[type="checkbox"]').nth(0).check();
  await page.locator('[data-part="hit"] input[type="checkbox"]').nth(1).check();
  await page.locator('[data-part="selection"]').getByRole('button', { name: 'Add to citation folder' }).click();
  await page.locator('[data-part="toast"]', { hasText: '2 papers added to the citation folder' }).waitFor();
});

test('suggestions come with the third keystroke; arrows and Enter take one', async () => {
  const { page, open } = await arrive();
  await open('optics', '/homeNav?lang=en');
  const field = page.locator('header input[name="q"]');
  await field.pressSequentially('sq');
  await page.waitForTimeout(400);
  expect(await page.locator('header [role="option"]').count()).toBe(0);
  await field.pressSequentially('ueez');
  await page.locator('header [role="option"]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('header [role="option"]').first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await page.locator('header [role="option"]').count()).toBe(0);
});
