import { readFileSync } from 'node:fs';
import { parse } from '@retorquere/bibtex-parser';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();

const inLanguage = {
  zh: {
    cite: '引用',
    copied: '复制成功',
    added: '已将 1 篇论文加入引文夹',
    noneSelected: '未选择任何数据',
    selectFirst: '请先选择',
    selectAll: '全选',
    remove: '删除',
    copy: '复制引文',
    exported: '已导出 2 条引文',
    empty: '引文夹是空的',
  },
  en: {
    cite: 'Cite',
    copied: 'Success copy',
    added: 'Paper added to the citation folder',
    noneSelected: 'No data selected',
    selectFirst: 'Please select first',
    selectAll: 'Select all',
    remove: 'Delete',
    copy: 'Copy citations',
    exported: '2 citations exported',
    empty: 'Your citation folder is empty',
  },
} as const;

const toast = (page: Page, text: string) => page.locator('[data-part="toast"]', { hasText: text }).first();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The worker needs a moment until what the demo holds can be found; a list that is not whole is not kept. */
async function openList({ page, open }: Visitor, lang: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await open('optics', `/article?lang=${lang}`);
    if ((await page.locator('[data-part="hit"]').count()) > 1) return;
    await page.waitForTimeout(1_500);
  }
}

async function openPaper(visitor: Visitor, lang: string): Promise<void> {
  const { page, open } = visitor;
  await openList(visitor, lang);
  const href = await page.locator('[data-part="hit"] h2 a').first().getAttribute('href');
  await open('optics', href ?? '');
}

/** Puts the first papers of the list into the folder. */
async function fillFolder(visitor: Visitor, lang: string, count: number): Promise<void> {
  const { page } = visitor;
  await openList(visitor, lang);
  const buttons = page.locator('[data-part="hit"] [data-part="add-to-folder"][data-alive]');
  for (let place = 0; place < count; place += 1) {
    await buttons.nth(place).focus();
    await page.keyboard.press('Enter');
  }
}

/** The toolbar comes with scrolling. */
async function openFolder(page: Page) {
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('[data-part="citation-folder"]').focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('[data-part="citation-dialog"]');
  await dialog.waitFor();
  return dialog;
}

describe.each(walkedIn('en'))('in %s', (lang) => {
  const words = inLanguage[lang];

  test('a paper is cited by keyboard: style, copy, add to the folder, Escape back to the button', async () => {
    const visitor = await arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = visitor;
    await openPaper(visitor, lang);
    const button = page.locator('[data-part="cite"] button').first();
    expect(await button.textContent()).toBe(words.cite);
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('[data-part="cite-dialog"]');
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(770);
    expect(await dialog.locator('[data-part="quote"]').first().textContent()).toContain('[J/OL]');
    await expect.poll(() => dialog.locator('[aria-busy="false"]').count()).toBe(1);

    expect(await dialog.locator('select option').count()).toBe(7);
    await dialog.locator('select').selectOption('ieee');
    const quote = await dialog.locator('[data-part="quote"]').first().textContent();
    expect(quote).toMatch(/“.+,” .+ doi: 10\./);
    await dialog.locator('[data-copy="quote"]').focus();
    await page.keyboard.press('Enter');
    await toast(page, words.copied).waitFor();
    expect(await clipboard(page)).toBe(quote);
    expect((await axeFindings(page)).join('\n')).toBe('');

    await dialog.locator('[data-part="add-to-folder"]').focus();
    await page.keyboard.press('Enter');
    await toast(page, words.added).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('the batch-citation folder by keyboard: add, select all, copy, export, delete', async () => {
    const visitor = await arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = visitor;
    await fillFolder(visitor, lang, 2);
    const dialog = await openFolder(page);
    expect(await page.locator('[data-part="citation-folder"]').textContent()).toMatch(/\D2$/);
    expect((await dialog.boundingBox())?.width).toBe(770);
    expect(await dialog.locator('[data-part="citation"]').count()).toBe(2);
    await expect.poll(() => dialog.textContent()).toContain('[J/OL]');
    expect((await axeFindings(page)).join('\n')).toBe('');

    const press = async (name: string) => {
      await dialog.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await dialog.getByRole('button', { name: /BibTeX/ }).press('Enter');
    await toast(page, words.noneSelected).waitFor();
    await toast(page, words.noneSelected).waitFor({ state: 'detached' });
    await press(words.copy);
    await toast(page, words.noneSelected).waitFor();
    await press(words.remove);
    await toast(page, words.selectFirst).waitFor();

    const all = dialog.getByLabel(words.selectAll, { exact: true });
    await all.focus();
    await page.keyboard.press('Space');
    expect(await dialog.locator('[data-part="citation"] input:checked').count()).toBe(2);
    await page.keyboard.press('Space');
    expect(await dialog.locator('[data-part="citation"] input:checked').count()).toBe(0);
    await page.keyboard.press('Space');

    await press(words.copy);
    await toast(page, words.copied).waitFor();
    expect((await clipboard(page)).split(/\r?\n/)).toHaveLength(2);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /BibTeX/ }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('citations-2.bib');
    const { entries, errors } = parse(readFileSync(await download.path(), 'utf8'));
    expect([entries.length, errors.length]).toEqual([2, 0]);
    await toast(page, words.exported).waitFor();

    await dialog.locator('[data-part="citation"] button').first().press('Enter');
    await expect.poll(() => dialog.locator('[data-part="citation"]').count()).toBe(1);
    await expect.poll(() => page.locator('[data-part="citation-folder"]').textContent()).toMatch(/\D1$/);
    // The other one is still chosen.
    await press(words.remove);
    await expect.poll(() => dialog.textContent()).toContain(words.empty);
  });

  test('without JavaScript the reference and the five files fold out in place', async () => {
    const visitor = await arrive({ javaScriptEnabled: false });
    const { page } = visitor;
    await openPaper(visitor, lang);
    await page.locator('[data-part="cite"] summary').click();
    expect(await page.locator('[data-part="cite"] [data-part="quote"]').first().isVisible()).toBe(true);
    const links = page.locator('[data-part="cite"] [data-part="citation-formats"] a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const queries = hrefs.map((href) => new URL(href).searchParams);
    expect(new Set(queries.map((query) => query.get('citationType'))).size).toBe(5);
    expect(new Set(queries.map((query) => query.get('language'))).size).toBe(2);
    const other = await arrive();
    await other.open('optics', `/homeNav?lang=${lang}`);
    const answers = await other.page.evaluate(
      (all) => Promise.all(all.map(async (href) => (await fetch(href)).headers.get('content-disposition'))),
      hrefs,
    );
    for (const answer of answers) expect(answer).toContain('attachment; filename=');
  });
});

test.each(['BibTeX', 'EndNote', 'RefMan', 'NoteExpress', 'NoteFirst'])('a batch is exported as %s', async (format) => {
  const visitor = await arrive();
  const { page } = visitor;
  await fillFolder(visitor, 'en', 2);
  const dialog = await openFolder(page);
  await expect.poll(() => dialog.textContent()).toContain('[J/OL]');
  await dialog.getByLabel('Select all', { exact: true }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: new RegExp(format) }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^citations-2\.(bib|enw|ris|net|xml)$/);
});

test('what a browser does not let us copy is said: Information copy failed, Link copy failed, Error copy', async () => {
  const visitor = await arrive();
  const { page, context } = visitor;
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await openPaper(visitor, 'en');
  await page.locator('[data-part="cite"] button').first().click();
  const dialog = page.locator('[data-part="cite-dialog"]');
  await dialog.locator('[data-copy="quote"]').click();
  await toast(page, 'Information copy failed').waitFor();
  await dialog.locator('[data-copy="link"]').click();
  await toast(page, 'Link copy failed').waitFor();

  await fillFolder(visitor, 'en', 2);
  const folder = await openFolder(page);
  await expect.poll(() => folder.textContent()).toContain('[J/OL]');
  await folder.getByLabel('Select all', { exact: true }).check();
  await folder.getByRole('button', { name: 'Copy citations' }).click();
  await toast(page, 'Error copy').waitFor();
});

test('a retracted paper is flagged in the folder', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await openList(visitor, 'en');
  await page.evaluate(async () => {
    const { data } = await (await fetch('/rc-pub/front/advSearch?scope=thesis&size=100')).json();
    const { id, resName } = data.content.find((hit: { integrity: string | null }) => hit.integrity === 'retracted');
    localStorage.setItem('imprint.citations.1', JSON.stringify([{ id, resName, resString: '', sortId: 1 }]));
  });
  await page.reload();
  await untilQuiet(page);
  const dialog = await openFolder(page);
  await dialog.locator('[data-part="citation"] [data-integrity="retracted"]').waitFor();
});

test('papers that are gone have nothing to copy: No citation information available', async () => {
  const { page, open } = await arrive();
  await open('www', '/scanHome?lang=en');
  await page.evaluate(() => {
    const gone = [{ id: '3298534883999', resName: 'A paper that is gone', resString: 'Sample.', sortId: 1 }];
    localStorage.setItem('imprint.citations.3', JSON.stringify(gone));
  });
  await page.reload();
  await untilQuiet(page);
  await page.locator('[data-part="citation-folder"]').click();
  const dialog = page.locator('[data-part="citation-dialog"]');
  await dialog.locator('[data-part="citation"] input').check();
  await expect.poll(() => dialog.locator('[data-part="citation"]').textContent()).toContain('No citation information');
  await dialog.getByRole('button', { name: 'Copy citations' }).click();
  await toast(page, 'No citation information available').waitFor();
});

test('on a phone the folder fits the screen', async () => {
  const visitor = await arrive({ viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  await fillFolder(visitor, 'en', 2);
  const dialog = await openFolder(page);
  const box = await dialog.boundingBox();
  expect(box?.width).toBe(328);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
