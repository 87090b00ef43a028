import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openZip, readEntry } from '../../src/platform/documents/archives/zip.ts';
import { bytesSource } from '../../src/platform/documents/byte-sources.ts';
import { axeFindings } from './axe.ts';
import { fillCenter } from './fill-center.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { signIn } from './sign-in.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

/** Where the files of a book stand for the browser. */
const place = 'http://book.example';
const types: Readonly<Record<string, string>> = {
  xhtml: 'application/xhtml+xml',
  css: 'text/css',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** Takes the book that a page offers, and opens it as a program for books does: its files by themselves, without the portal. */
async function takeBook(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-part="epub"]').first().click(),
  ]);
  const zip = await openZip(bytesSource(await readFile(await download.path())), 2_000);
  if (!zip.ok) throw new Error(zip.failure);
  await page.context().route(`${place}/**`, async (route) => {
    const name = posix.join('book', new URL(route.request().url()).pathname);
    const read = await readEntry(zip.value, name, 50_000_000);
    const body = read.ok ? read.value : undefined;
    await (body
      ? route.fulfill({ body, contentType: types[posix.extname(name).slice(1)] ?? 'application/octet-stream' })
      : route.fulfill({ status: 404 }));
  });
  return { name: download.suggestedFilename(), files: zip.value.entries.map(({ name }) => name) };
}

const contentsName = { zh: '目录', en: 'Contents' } as const;
const referencesName = { zh: '参考文献', en: 'References' } as const;

describe.each(walkedIn('zh'))('in %s', (lang) => {
  test('a paper is taken as a book and read without the portal, with its figures and its references', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.open('optics', `/article/doi/10.5555/fol.2026.5.1?lang=${lang}`);
    const book = await takeBook(page);
    expect(book.name).toMatch(/\.epub$/);

    await page.goto(`${place}/contents.xhtml`);
    expect(await page.locator('h1').textContent()).toBe(contentsName[lang]);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await page.getByRole('link', { name: referencesName[lang] }).click();
    expect(page.url()).toContain('#imprint-references');
    expect(await page.locator('.references li').count()).toBeGreaterThan(0);
    const pictures = page.locator('figure img');
    expect(await pictures.count()).toBe(3);
    for (const picture of await pictures.all())
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await keepPicture(page, `book-paper-${lang}`);
  });

  test('an issue is a book, turned from its contents to each of its papers', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.open('optics', `/issue?lang=${lang}`);
    const listed = await page.locator('[data-part="papers"] > li').count();
    const book = await takeBook(page);
    await page.goto(`${place}/contents.xhtml`);
    const papers = page.locator('nav > ol > li > a');
    expect(await papers.count()).toBe(book.files.filter((name) => /paper-\d+\.xhtml$/.test(name)).length);
    expect(await papers.count()).toBe(listed);
    await keepPicture(page, `book-issue-${lang}`);
    for (const at of [0, listed - 1]) {
      await page.goto(`${place}/contents.xhtml`);
      const title = (await papers.nth(at).textContent()) ?? '';
      await papers.nth(at).click();
      expect((await page.locator('h1').textContent())?.trim()).toBe(title.trim());
    }
  });

  test('a book is taken with those of its chapters that have a text', async () => {
    const { page, open } = await arrive();
    await open('optics', `/bookDetails?columnId={book:sample:optics/book/1}&lang=${lang}`);
    const title = (await page.locator('h1').textContent())?.trim() ?? '';
    const readable = await page.locator('[data-part="contents"] a[href*="childId="]').count();
    await takeBook(page);
    await page.goto(`${place}/contents.xhtml`);
    expect(await page.title()).toBe(title);
    const chapters = page.locator('nav > ol > li > a');
    expect(await chapters.count()).toBe(readable);
    await chapters.first().click();
    expect(await page.locator('main > p').count()).toBeGreaterThan(0);
    expect((await axeFindings(page)).join('\n')).toBe('');
  });

  test('a member takes an album of their own as a book from the personal center', async () => {
    const { page, open, context } = await arrive();
    await fillCenter(await signIn(context, 'optics'));
    await open('optics', `/personalAlbum?lang=${lang}`);
    await page.locator('[data-part="personal-album-card"] a').first().click();
    await page.locator('[data-part="personal-album"]').waitFor();
    await keepPicture(page, `book-album-page-${lang}`);
    const book = await takeBook(page);
    expect(book.files.filter((name) => /paper-\d+\.xhtml$/.test(name)).length).toBeGreaterThan(0);
    await page.goto(`${place}/contents.xhtml`);
    expect(await page.title()).toBe('Sample album');
  });
});
