import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeVideo } from '../support/media-samples.ts';
import { axeFindings } from './axe.ts';
import { publish } from './console/form.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 240_000 });

async function filmBytes(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-film-'));
  try {
    await makeVideo(join(folder, 'talk.mp4'), { seconds: 4 });
    return await readFile(join(folder, 'talk.mp4'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nWords of a sample film\n';

test('an editor adds a film with its captions, readers follow its words, and it is withdrawn with a reason', async () => {
  const editor = await arrive();
  await admitToConsole(editor.context, 'biology', 'editor');
  const { page } = editor;
  expect(await editor.open('biology', '/console/edit/video/new?lang=en')).toBe(200);
  await page.locator('[name="title.en"]').fill('A film by hand (sample)');
  await page.locator('[name="publishedOn"]').fill('2026-11-10');
  const files = page.locator('[data-part="rows-input"][data-field="recording"]');
  await files.locator('input[type="file"]').setInputFiles([
    { name: 'talk.mp4', mimeType: 'video/mp4', buffer: await filmBytes() },
    { name: 'talk.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) },
  ]);
  await expect.poll(() => files.locator('[data-entry]').count(), { timeout: 90_000 }).toBe(2);
  await files.getByRole('button', { name: /^talk\.vtt/ }).click();
  const row = files.locator('[data-part="row-form"]');
  expect(await row.getByLabel('Kind').inputValue()).toBe('captions');
  await row.getByLabel('Language of the file').selectOption({ label: 'English' });
  await row.locator('[name$=".label.en"]').fill('English');
  await keepPicture(page, 'media-by-hand-en');
  expect(await axeFindings(page)).toEqual([]);
  await publish(page);
  await page.waitForURL(/\/console\/edit\/video\/\d+/);
  const address = await page.getByRole('link', { name: 'View page' }).getAttribute('href');

  const reader = await arrive();
  expect(await reader.open('biology', `${address}&lang=en`)).toBe(200);
  await reader.page.locator('[data-part="transcript"]').getByText('Words of a sample film').waitFor();
  await keepPicture(reader.page, 'media-by-hand-read-en');

  await page.locator('summary', { hasText: 'Withdraw' }).click();
  const form = page.locator('details', { has: page.locator('summary', { hasText: 'Withdraw' }) });
  await form.locator('[name="withdrawal.en"]').fill('A sample is over.');
  await form.getByRole('textbox').last().fill('A film by hand (sample)');
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect
    .poll(
      // The page by itself: as long as an older one is kept, its film is gone already.
      () => reader.page.evaluate(async (path) => (await fetch(path)).text(), `${address}&lang=en`),
      { timeout: 30_000, interval: 1_000 },
    )
    .toContain('A sample is over.');
  await reader.open('biology', `${address}&lang=en`);
  await reader.page.getByText('A sample is over.').first().waitFor();
});

test('编辑在手机上为插图填写说明与替代文本，读者随即看到', async () => {
  const editor = await arrive({ viewport: { width: 360, height: 800 }, colorScheme: 'dark' });
  await admitToConsole(editor.context, 'biology', 'editor');
  const { page } = editor;
  expect(await editor.open('biology', '/console/list/figure?lang=zh&state=published')).toBe(200);
  await keepPicture(page, 'figures-zh-phone-dark');
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('table a[href*="/console/edit/figure/"]').first().click();
  await page.locator('[name="captions.zh"]').fill('手工填写的说明（示例）');
  await page.locator('[name="alternative"]').fill('示例图片的内容');
  await keepPicture(page, 'figure-form-zh-phone-dark');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('已发布。').first().waitFor();
  const address = await page.getByRole('link', { name: '查看前台页面' }).getAttribute('href');
  const reader = await arrive();
  await expect
    .poll(
      async () => {
        await reader.open('biology', `${address}&lang=zh`);
        return reader.page.locator('main').textContent();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toContain('手工填写的说明（示例）');
});
