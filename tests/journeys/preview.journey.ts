import { expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 120_000 });

const words = {
  en: {
    saveDraft: 'Save draft',
    saved: 'Draft saved.',
    open: 'Preview …',
    see: 'Open the preview',
    withdraw: 'Withdraw all preview links',
    withdrawn: 'No preview link to this works any more.',
    drop: 'Discard the draft',
    draft: 'Preview of a draft: readers still see the version before it',
    over: 'This preview link no longer works',
  },
  zh: { saveDraft: '保存草稿', saved: '草稿已保存。', open: '预览…', see: '打开预览', unseen: '预览：此页面尚未发布' },
} as const;

/** Whoever has the link, without an account. */
async function follow(link: string, size: object) {
  const reader = await arrive(size);
  const opened = await reader.page.goto(link);
  expect(opened?.headers()).toMatchObject({ 'x-cache': 'pass', 'cache-control': 'private, no-store' });
  expect(await reader.page.locator('link[rel="canonical"], link[hreflang], meta[name^="citation_"]').count()).toBe(0);
  return reader.page;
}

test('an editor changes a title as a draft, and whoever has the link sees it before readers do', async () => {
  const say = words.en;
  const drafted = 'As drafted for a preview';
  const editor = await arrive();
  await admitToConsole(editor.context, 'biology', 'editor');
  const { page } = editor;
  await editor.open('biology', '/console/list/article?lang=en&state=published');
  await page.locator('table a[href*="/console/edit/article/"]').first().click();
  await page.locator('[name="titles.en"], [name="title.en"]').first().fill(drafted);
  await page.getByRole('button', { name: say.saveDraft }).click();
  await page.getByText(say.saved).first().waitFor();
  await page.getByRole('button', { name: say.open }).click();
  const link = `${await page.getByRole('link', { name: say.see }).getAttribute('href')}&lang=en`;
  await keepPicture(page, 'preview-link-en');
  expect(await axeFindings(page)).toEqual([]);

  const seen = await follow(link, {});
  const bar = seen.locator('[data-part="preview-bar"]');
  // What a page counts is said by the first that says so: nothing.
  expect(await seen.locator('[data-counts]').first().getAttribute('data-counts')).toBe('');
  await bar.getByText(say.draft).waitFor();
  await seen.getByRole('heading', { level: 1, name: drafted }).waitFor();
  await keepPicture(seen, 'preview-page-en');
  expect(await axeFindings(seen)).toEqual([]);
  await seen.goto(link.replace(/&preview=[^&]*/, ''));
  expect([await seen.getByText(drafted).count(), await bar.count()]).toEqual([0, 0]);

  await page.getByRole('button', { name: say.withdraw }).click();
  await page.getByText(say.withdrawn).first().waitFor();
  await seen.goto(link);
  await seen.getByRole('heading', { name: say.over }).waitFor();
  await keepPicture(seen, 'preview-over-en');
  await page.getByRole('button', { name: say.drop }).click();
  await page.getByRole('button', { name: say.drop }).waitFor({ state: 'detached' });
});

test('编辑在手机上预览从未发布的新闻', async () => {
  const say = words.zh;
  const phone = { viewport: { width: 360, height: 800 } };
  const editor = await arrive(phone);
  await admitToConsole(editor.context, 'biology', 'editor');
  const { page } = editor;
  await editor.open('biology', '/console/edit/news/new?lang=zh');
  await page.locator('[name="title.zh"]').fill('尚未发布的新闻（示例）');
  await page.locator('select[name="type"]').selectOption('announcement');
  await page.locator('input[name="publishedOn"]').fill('2026-11-10');
  await page.getByRole('button', { name: say.saveDraft }).click();
  await page.getByText(say.saved).first().waitFor();
  await page.getByRole('button', { name: say.open }).click();
  const link = `${await page.getByRole('link', { name: say.see }).getAttribute('href')}&lang=zh`;
  await keepPicture(page, 'preview-link-zh');
  expect(await axeFindings(page)).toEqual([]);

  const seen = await follow(link, phone);
  await seen.locator('[data-part="preview-bar"]').getByText(say.unseen).waitFor();
  await seen.getByRole('heading', { level: 1, name: '尚未发布的新闻（示例）' }).waitFor();
  await keepPicture(seen, 'preview-page-zh');
  expect(await axeFindings(seen)).toEqual([]);
});
