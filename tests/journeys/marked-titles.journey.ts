import { expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { publish } from './console/form.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 120_000 });

test('an editor puts a name into italics in a title, and readers see it so', async () => {
  const editor = await arrive();
  await admitToConsole(editor.context, 'biology', 'editor');
  const { page } = editor;
  expect(await editor.open('biology', '/console/edit/article/new?lang=en')).toBe(200);
  await page.locator('[name="title.en"]').fill('Light on E. coli (sample)');
  await page.getByRole('button', { name: 'Begin with the title' }).first().click();
  const marked = page.locator('[name="markedTitle.en"]');
  await marked.evaluate((input: HTMLInputElement) => input.setSelectionRange(9, 16));
  await page.getByRole('button', { name: 'Italic', exact: true }).first().click();
  await expect.poll(() => marked.inputValue()).toBe('Light on <i>E. coli</i> (sample)');
  await page.locator('[name="publishedOn"]').fill('2026-11-10');
  await page.locator('[name="type"]').selectOption('research-article');
  await page.locator('[name="publicationType"]').selectOption('0');
  await page.locator('[name="accessType"]').selectOption('0');
  await keepPicture(page, 'marked-title-en');
  expect(await axeFindings(page)).toEqual([]);
  await publish(page);
  await page.waitForURL(/\/console\/edit\/article\/\d+/);
  const address = await page.getByRole('link', { name: 'View page' }).getAttribute('href');
  const reader = await arrive();
  expect(await reader.open('biology', `${address}&lang=en`)).toBe(200);
  expect(await reader.page.locator('h1 i, h1 em').textContent()).toBe('E. coli');
});
