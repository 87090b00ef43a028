import { describe, expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { samplePackage } from './console/sample-package.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { views } from './views.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 180_000 });

/** Someone who fills the site. */
async function sitDown(path: string, options = {}): Promise<Visitor> {
  const visitor = await arrive(options);
  await admitToConsole(visitor.context, 'biology', 'editor');
  expect(await visitor.open('biology', path)).toBe(200);
  return visitor;
}

const keep = ({ page }: Visitor, name: string) => keepPicture(page, name);

describe('an editor fills a site without a command line', () => {
  test('a piece of news is written in both languages and read through the edge', async () => {
    const editor = await sitDown('/console/list/news?lang=en');
    const { page } = editor;
    await page.getByRole('link', { name: 'New', exact: true }).click();
    const title = page.getByRole('group', { name: 'Title' });
    await title.getByRole('textbox', { name: 'Chinese' }).fill('编辑部新闻（示例）');
    await title.getByRole('textbox', { name: 'English' }).fill('News from the console (sample)');
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Announcement' });
    await page.getByLabel('Date of publication').fill('2026-11-10');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.').first().waitFor();
    await page.waitForURL(/\/console\/edit\/news\/\d+/);
    await page.locator('[data-part="item-actions"]').waitFor();
    await keep(editor, 'news-edit-en');
    const address = await page.getByRole('link', { name: 'View page' }).getAttribute('href');
    const reader = await arrive();
    expect(await reader.open('biology', `${address}&lang=zh`)).toBe(200);
    await reader.page.getByRole('heading', { name: '编辑部新闻（示例）' }).first().waitFor();
  });

  test('a zip of JATS is dropped, waits as drafts, and its issue is published to readers', async () => {
    const editor = await sitDown('/console/import?lang=en');
    const { page } = editor;
    await keep(editor, 'import-empty-en');
    const buffer = await samplePackage(3, '10.5555/filling');
    await page
      .locator('[data-part="package-drop"] input[type="file"]')
      .setInputFiles({ name: 'issue-2.zip', mimeType: 'application/zip', buffer });
    await page.getByRole('link', { name: 'issue-2.zip' }).click();
    await page.getByText('Done', { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByText('A file that the text names was not delivered.').first().waitFor();
    await keep(editor, 'import-result-en');
    const reader = await arrive();
    expect(await reader.open('biology', '/article/doi/10.5555/filling.00001?lang=en')).toBe(404);

    await page.goto(new URL('/console/list/issue?lang=en&text=Journal of Samples', page.url()).href);
    await page.getByRole('link', { name: /Journal of Samples 3/ }).click();
    await page.getByRole('button', { name: 'Publish this issue with its articles' }).click();
    await page.getByText('3 articles published.').waitFor();
    await keep(editor, 'issue-edit-en');
    await expect
      .poll(() => reader.open('biology', '/article/doi/10.5555/filling.00001?lang=en'), { timeout: 30_000 })
      .toBe(200);
  });

  test('a correction stands on the article at once, a retraction and withdrawing ask for its DOI or title', async () => {
    const editor = await sitDown('/console/list/article?lang=en&text=Sample 2');
    const { page } = editor;
    await page.getByRole('link', { name: /^Sample 2/ }).click();
    await page.getByText('Publish a correction').click();
    const reason = page.getByRole('group', { name: 'Reason, shown to readers' }).first();
    await reason.getByRole('textbox', { name: 'English' }).fill('A sign in equation 1 was wrong.');
    await page.getByLabel('Kind of notice').selectOption({ label: 'Retraction' });
    const publishing = page.getByRole('button', { name: 'Publish the notice' });
    expect(await publishing.isDisabled()).toBe(true);
    await page.getByLabel('To confirm, type the DOI or the title').first().fill('10.5555/filling.00002');
    expect(await publishing.isDisabled()).toBe(false);
    await keep(editor, 'article-retract-en');
    await page.getByLabel('Kind of notice').selectOption({ label: 'Correction' });
    await publishing.click();
    const question = page.locator('[data-part="confirm"]');
    expect(await question.textContent()).toContain('Correction: publish a notice about “Sample 2');
    await question.getByRole('button', { name: 'Publish the notice' }).click();
    await page.getByRole('link', { name: /^Correction: Sample 2/ }).waitFor();
    await page.getByText('Withdraw', { exact: true }).first().click();
    expect(await page.getByRole('button', { name: 'Withdraw', exact: true }).isDisabled()).toBe(true);
    await keep(editor, 'article-edit-en');
    const reader = await arrive();
    await expect
      .poll(
        async () => {
          await reader.open('biology', '/article/doi/10.5555/filling.00002?lang=en');
          return reader.page.getByText(/Correct/).count();
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
  });
});

test.each([
  '/console/import',
  '/console/list/article',
  '/console/edit/news/new',
  '/console/edit/article/new',
  '/console/edit/journal/new',
  '/console/edit/conference/new',
])('%s is fit for everyone, in both languages and at the width of a phone', async (path) => {
  for (const [language, width] of views) {
    const visitor = await sitDown(`${path}?lang=${language}`, { viewport: { width, height: 900 } });
    await keep(visitor, `${path.replaceAll('/', '-').slice(1)}-${language}-${width}`);
    expect(await axeFindings(visitor.page), `${language} ${width}`).toEqual([]);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
