import { expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 120_000 });

const list = `[1] 张三, 李四. 示例方法研究[J]. 示例学报, 2020, 43(5): 101-110.
[2] Sample J, Doe A. A cited sample. J Samples. 2019;1:1-2. doi:10.5555/cited.sample`;

test('an editor pastes a list of references, looks the fields over, changes their order, and readers see it', async () => {
  const editor = await arrive();
  await admitToConsole(editor.context, 'biology', 'editor');
  const { page } = editor;
  expect(await editor.open('biology', '/console/edit/article/new?lang=en')).toBe(200);
  await page.locator('input[name="title.en"]').fill('With pasted references (sample)');
  await page.locator('input[name="publishedOn"]').fill('2026-11-10');
  await page.locator('select[name="type"]').selectOption('research-article');
  await page.locator('select[name="publicationType"]').selectOption('0');
  await page.locator('select[name="accessType"]').selectOption('0');
  const part = page.locator('[data-field="references"]');
  await part.getByLabel('Paste a list of references').fill(list);
  await part.getByRole('button', { name: 'Read and add' }).click();
  await part.getByText('2 added, 2 of them read into fields.').waitFor();
  await part.getByRole('button', { name: /^张三/ }).click();
  const form = part.locator('[data-part="row-form"]');
  expect(await form.getByLabel('Year').inputValue()).toBe('2020');
  expect(await form.getByLabel('Authors').inputValue()).toBe('张三; 李四');
  await part.scrollIntoViewIfNeeded();
  await keepPicture(page, 'references-en');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published.', { exact: true }).first().waitFor();
  const id = await page.waitForURL(/article\/\d+/).then(() => /article\/(\d+)/.exec(page.url())?.[1]);

  await page.setViewportSize({ width: 360, height: 800 });
  await editor.open('biology', `/console/edit/article/${id}?lang=zh`);
  await page.getByRole('navigation', { name: '表单各部分' }).getByRole('link', { name: '参考文献' }).click();
  await page.locator('[data-field="references"]').getByText('粘贴参考文献列表').waitFor();
  await keepPicture(page, 'references-phone-zh');

  const reader = await arrive();
  expect(await reader.open('biology', `/thesisDetails?columnId=${id}`)).toBe(200);
  const printed = reader.page.locator('#article-references li');
  expect(await printed.count()).toBe(2);
  expect(await printed.nth(1).getByRole('link').getAttribute('href')).toBe('https://doi.org/10.5555/cited.sample');
  await keepPicture(reader.page, 'references-reader');
  expect(await axeFindings(reader.page)).toEqual([]);

  // A paper of the site that is cited without a DOI is offered, and linked once the editor says so.
  await page.setViewportSize({ width: 1440, height: 900 });
  await editor.open('biology', '/console/edit/article/new?lang=en');
  await page.locator('input[name="title.en"]').fill('It cites a paper of the site (sample)');
  await page.locator('input[name="publishedOn"]').fill('2026-11-10');
  await page.locator('select[name="type"]').selectOption('research-article');
  await page.locator('select[name="publicationType"]').selectOption('0');
  await page.locator('select[name="accessType"]').selectOption('0');
  await part
    .getByLabel('Paste a list of references')
    .fill('[1] Sample J. With pasted references (sample)[J]. Sample Letters, 2026, 1(1): 1-2.');
  await part.getByRole('button', { name: 'Read and add' }).click();
  await part.getByRole('button', { name: 'Find these papers on this site' }).click();
  const offered = part.locator('[data-part="cited-here"]');
  await offered.getByRole('link', { name: 'With pasted references (sample)' }).waitFor();
  await keepPicture(page, 'references-here-en');
  expect(await axeFindings(page)).toEqual([]);
  await offered.getByRole('button', { name: 'Yes, link it' }).first().click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published.', { exact: true }).first().waitFor();
  await page.waitForURL(/article\/\d+/);
  const citing = /article\/(\d+)/.exec(page.url())?.[1];
  expect(await reader.open('biology', `/thesisDetails?columnId=${citing}`)).toBe(200);
  expect(await reader.page.locator('#article-references li a').first().getAttribute('href')).toContain(id);
});
