import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { publish } from './console/form.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 180_000 });

const titlesIn = (page: Page, part: string) => page.locator(`[data-part="${part}"] [data-entry] bdi`).allTextContents();

test('an editor orders an issue by keyboard and by dragging, and readers have it section by section', async () => {
  const editor = await arrive();
  await admitToConsole(editor.context, 'biology', 'editor');
  expect(await editor.open('biology', '/console/list/issue?lang=en')).toBe(200);
  const { page } = editor;
  const forms = page.locator('table a[href*="/console/edit/issue/"]');
  await forms.nth(1).click();
  const contents = page.locator('[data-part="contents-input"]');
  const rows = () => titlesIn(page, 'contents-input');
  await contents.locator('[data-entry]').nth(2).waitFor();
  await expect.poll(async () => (await rows()).includes('…')).toBe(false);
  const row = (title: string) => contents.locator('[data-entry]', { has: page.getByText(title, { exact: true }) });
  const [section = '', first = '', second = ''] = await rows();

  // By keyboard: the first paper goes down, and into a section of its own that is begun for it.
  await row(first).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await rows()).slice(0, 3)).toEqual([section, second, first]);
  await contents.getByRole('button', { name: 'Add a section' }).focus();
  await page.keyboard.press('Enter');
  await contents.getByRole('textbox', { name: 'English' }).fill('Sample notes');
  await contents.getByRole('textbox', { name: 'Chinese' }).fill('示例短讯');
  await row(first).focus();
  await page.keyboard.press('Enter');
  await contents.getByLabel('Section', { exact: true }).selectOption({ label: 'Sample notes' });
  await expect.poll(async () => (await rows()).slice(-2)).toEqual(['Sample notes', first]);

  // The pages of it run into those of another paper, which is said and hinders nobody.
  const pages = contents.getByLabel(`First page of “${second}”`);
  await contents.getByLabel(`First page of “${first}”`).fill(await pages.inputValue());
  await contents.getByLabel(`Last page of “${first}”`).fill('9999');
  await contents.getByText('Pages overlap with').first().waitFor();
  await keepPicture(page, 'issue-contents-en');
  expect(await axeFindings(page)).toEqual([]);

  // By dragging: the whole section before the one above it, then by keyboard to the top.
  await contents.getByRole('button', { name: 'Close' }).click();
  const places = await rows();
  const cards = contents.locator('[draggable]');
  await cards.nth(places.length - 2).dragTo(cards.nth(places.length - 4), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(async () => (await rows()).slice(-4, -2)).toEqual(['Sample notes', first]);
  await row('Sample notes').focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Alt+ArrowUp');
      return (await rows()).slice(0, 4);
    })
    .toEqual(['Sample notes', first, section, second]);
  await publish(page);

  const address = await page.getByRole('link', { name: 'View page' }).getAttribute('href');
  const reader = await arrive();
  const order = async () => {
    await reader.open('biology', `${address}${address?.includes('?') ? '&' : '?'}lang=en`);
    const parts = reader.page.locator('[data-part="issue-contents"] section');
    return [await parts.first().locator('h2').textContent(), await parts.locator('h3').first().textContent()];
  };
  await expect.poll(order, { timeout: 30_000, interval: 1_000 }).toEqual(['Sample notes', first]);
  await keepPicture(reader.page, 'issue-contents-read-en');
  expect(await axeFindings(reader.page)).toEqual([]);

  const phone = await arrive({ viewport: { width: 360, height: 740 } });
  await admitToConsole(phone.context, 'biology', 'editor');
  await phone.open('biology', `${new URL(page.url()).pathname}?lang=zh`);
  await phone.page.locator('[data-part="contents-input"]').getByText('示例短讯').waitFor();
  await keepPicture(phone.page, 'issue-contents-zh-phone');
  expect(await axeFindings(phone.page)).toEqual([]);
});

test('a draft that nobody has published is put into an issue, marked as one', async () => {
  const { page, open, context } = await arrive();
  await admitToConsole(context, 'biology', 'editor');
  await open('biology', '/console/edit/article/new?lang=en');
  await page.locator('[name="title.en"]').fill('Prepared for the issue (sample)');
  await page.locator('[name="publishedOn"]').fill('2026-11-10');
  await page.locator('[name="type"]').selectOption('research-article');
  await page.locator('[name="publicationType"]').selectOption('0');
  await page.locator('[name="accessType"]').selectOption('0');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved.').first().waitFor();

  await open('biology', '/console/list/issue?lang=en');
  await page.locator('table a[href*="/console/edit/issue/"]').nth(1).click();
  const contents = page.locator('[data-part="contents-input"]');
  await contents.getByRole('combobox', { name: 'Add a paper that is in no issue' }).fill('Prepared for');
  await page.getByRole('option', { name: /^Prepared for the issue/ }).click();
  const row = contents.locator('[data-entry]', { hasText: 'Prepared for the issue' });
  await row.getByText('Draft', { exact: true }).waitFor();
  await publish(page);
  await page.getByRole('button', { name: 'Publish this issue with its articles' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
