import { expect, test, vi } from 'vitest';
import { samplePdf } from '../support/sample-pdf.ts';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 240_000 });

const words = {
  en: { publish: 'Publish', add: 'Add', see: 'View page', version: 'Version', vor: 'Version of record' },
  zh: { publish: '发布', add: '添加', see: '查看前台页面', version: '版本', vor: '正式出版版本' },
} as const;

test.each(walkedIn('zh'))(
  'an editor adds the files of an article by hand, and readers have them (%s)',
  async (language) => {
    const say = words[language];
    const editor = await arrive();
    await admitToConsole(editor.context, 'biology', 'editor');
    expect(await editor.open('biology', `/console/edit/article/new?lang=${language}`)).toBe(200);
    const { page } = editor;
    const form = page.locator('[data-part="document-form"]');
    await form.locator('[name="title.en"]').fill(`Files by hand (sample, ${language})`);
    await form.locator('[name="publishedOn"]').fill('2026-11-10');
    await form.locator('[name="type"]').selectOption('research-article');
    await form.locator('[name="licence"]').selectOption({ label: 'CC BY 4.0' });
    const rows = (name: string) => page.locator(`[data-part="rows-input"][data-field="${name}"]`);
    const add = (name: string) => rows(name).getByRole('button', { name: say.add, exact: true }).click();
    await add('affiliations');
    await form.locator('[name="affiliations.0.name.en"]').fill('Sample Institute');
    await add('authors');
    await form.locator('[name="authors.0.name.en"]').fill('A. Sample');
    await form.locator('[name="authors.0.role"]').selectOption('author');
    await rows('authors').getByRole('checkbox', { name: '1. Sample Institute' }).check();
    await add('funds');
    await form.locator('[name="funds.0.name.en"]').fill('Sample Science Foundation');
    await form.locator('[name="funds.0.funder"]').fill('10.13039/501100001809');
    await form.locator('[name="funds.0.awards"]').fill('12345678; 87654321');
    await form.locator('[name="publicationType"]').selectOption('0');
    await form.locator('[name="accessType"]').selectOption('0');
    const files = page.locator('[data-part="rows-input"][data-field="files"]');
    await files.locator('input[type="file"]').setInputFiles([
      { name: 'paper.pdf', mimeType: 'application/pdf', buffer: samplePdf(60_000) },
      {
        name: 'paper.html',
        mimeType: 'text/html',
        buffer: Buffer.from('<!doctype html><html><body><p>A</p></body></html>'),
      },
      { name: 'data.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') },
    ]);
    await expect.poll(() => files.locator('[data-entry]').count(), { timeout: 90_000 }).toBe(3);

    // They come in as they are checked; by keyboard the last one goes up. The PDF says which version it is.
    const order = () => files.locator('[data-entry] bdi').allTextContents();
    const [first, second, third] = await order();
    await files.locator('[data-entry]').last().press('Alt+ArrowUp');
    await expect.poll(order).toEqual([first, third, second]);
    await files.getByRole('button', { name: /^paper\.pdf/ }).click();
    const row = files.locator('[data-part="row-form"]');
    await row.getByLabel(say.version).selectOption('VoR');
    await row.locator('[name$=".label.en"]').fill('Full text in English');
    await keepPicture(page, `files-by-hand-${language}`);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: say.publish, exact: true }).click();
    await page.waitForURL(/\/console\/edit\/article\/\d+/);
    const address = await page.getByRole('link', { name: say.see }).getAttribute('href');

    const reader = await arrive();
    expect(await reader.open('biology', `${address}&lang=${language}`)).toBe(200);
    const actions = reader.page.locator('[data-part="actions"]').first();
    await actions.getByText(say.vor).first().waitFor();
    await actions.locator('[data-part="galley"]').waitFor();
    await reader.page.getByText('Sample Institute').first().waitFor({ state: 'attached' });
    await reader.page.locator('#article-funding').getByText('12345678').waitFor();
    const downloading = reader.page.waitForEvent('download');
    await reader.page.getByRole('link', { name: 'data.csv' }).first().click();
    expect((await downloading).suggestedFilename()).toBe('data.csv');
    await keepPicture(reader.page, `files-by-hand-read-${language}`);
  },
);
