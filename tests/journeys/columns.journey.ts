import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 180_000 });

async function sitDown(path: string, options = {}) {
  const visitor = await arrive(options);
  await admitToConsole(visitor.context, 'optics', 'editor');
  expect(await visitor.open('optics', path)).toBe(200);
  return visitor;
}

const editorIn = (page: Page, language: string) => page.getByRole('textbox', { name: `Text, ${language}` });

async function picture(): Promise<string> {
  const folder = join(tmpdir(), 'imprint-journeys');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'rings.png');
  const rings =
    '<svg width="600" height="400"><rect width="600" height="400" fill="#1F4E9E"/><circle cx="300" cy="200" r="120" fill="none" stroke="#fff" stroke-width="12"/></svg>';
  writeFileSync(path, await sharp(Buffer.from(rings)).png().toBuffer());
  return path;
}

describe('an editor of a site', () => {
  test('writes a text in both languages by keyboard, with a heading, a list, a link, a picture and a table; a reader sees it', async () => {
    const { page } = await sitDown('/console/edit/column-text/new?lang=en');
    await page.getByRole('textbox', { name: 'Chinese' }).first().fill('样例：投稿须知');
    await page.getByRole('textbox', { name: 'English' }).first().fill('Sample: notes for authors');
    await page.getByLabel('Channel', { exact: true }).selectOption({ index: 1 });

    const english = editorIn(page, 'English');
    const tools = page.getByRole('toolbar', { name: 'Tools for the text in English' });
    await english.click();
    await page.keyboard.type('What we print');
    await tools.getByLabel('Kind of paragraph').selectOption({ label: 'Heading 1' });
    await english.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Papers on ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('light');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- letters');
    await page.keyboard.press('Enter');
    await page.keyboard.type('reviews');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');

    await tools.getByRole('button', { name: 'Link' }).click();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByText('A link leads to https://').waitFor();
    await page.getByLabel('Address of the link').fill('/contact');
    await page.keyboard.press('Enter');

    await tools.getByRole('button', { name: 'Picture' }).click();
    await page.locator('[data-part="prose-figure"] input[type="file"]').setInputFiles(await picture());
    await page.getByText('The picture is here.').waitFor();
    await page.getByLabel('What the picture shows').fill('One ring');
    await page.getByRole('button', { name: 'Insert' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await english.press('Control+End');
    await tools.getByRole('button', { name: 'Table' }).click();
    await page.keyboard.type('Kind');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Pages');

    await editorIn(page, 'Chinese').click();
    await page.keyboard.type('本刊发表光学论文。');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.').first().waitFor();
    await page.waitForURL(/column-text\/\d+/);
    const id = /column-text\/(\d+)/.exec(page.url())?.[1];

    const reader = await arrive();
    await expect.poll(() => reader.open('optics', `/info/${id}?lang=en`), { timeout: 20_000 }).toBe(200);
    const article = reader.page.locator('article');
    expect(await article.locator('h1').textContent()).toBe('Sample: notes for authors');
    expect(await article.locator('h2').first().textContent()).toBe('What we print');
    expect(await article.locator('strong').first().textContent()).toBe('light');
    expect(await article.locator('ul li').allTextContents()).toEqual(expect.arrayContaining(['letters', 'reviews']));
    expect(await article.locator('a[href="/contact"]').count()).toBe(1);
    expect(await article.locator('th').first().textContent()).toBe('Kind');
    const drawing = article.getByAltText('One ring');
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    await reader.open('optics', `/info/${id}?lang=zh`);
    expect(await article.textContent()).toContain('本刊发表光学论文。');
  });

  test('changes a text of the site; readers who had the old one get the new one through the edge', async () => {
    const { page } = await sitDown('/console/list/column-text?lang=en&text=Contact');
    await page
      .getByRole('link', { name: /Contact/ })
      .first()
      .click();
    const id = await page.waitForURL(/column-text\/\d+/).then(() => /column-text\/(\d+)/.exec(page.url())?.[1]);
    const reader = await arrive();
    await reader.open('optics', `/info/${id}?lang=en`);
    const words = `Sample words of ${Date.now()}`;
    await editorIn(page, 'English')
      .or(page.getByRole('textbox', { name: 'Text, English (HTML)' }))
      .waitFor();
    if (await editorIn(page, 'English').isVisible()) {
      await editorIn(page, 'English').press('Control+Home');
      await page.keyboard.type(`${words} `);
    } else {
      const source = page.getByRole('textbox', { name: 'Text, English (HTML)' });
      await source.fill(`<p>${words}</p>${await source.inputValue()}`);
    }
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.').first().waitFor();
    await expect
      .poll(
        async () => {
          await reader.open('optics', `/info/${id}?lang=en`);
          return reader.page.locator('article').textContent();
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toContain(words);
  });

  test('has the forms on a phone too, in both languages of the console, and axe finds nothing', async () => {
    for (const language of ['zh', 'en']) {
      const { page } = await sitDown(`/console/edit/column-text/new?lang=${language}`, {
        viewport: { width: 360, height: 740 },
      });
      await page.locator('[data-part="prose-editor"]').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
});
