import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { samplePdf } from '../support/sample-pdf.ts';
import { axeFindings } from './axe.ts';
import { publish, texts } from './console/form.ts';
import { makeSite } from './console/make-site.ts';
import { goTo } from './console/menu.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 420_000 });
const soon = { timeout: 30_000, interval: 500 };

const list = `[1] 张三, 李四. 示例方法研究[J]. 示例学报, 2020, 43(5): 101-110.
[2] Sample J, Doe A. A cited sample. J Samples. 2019;1:1-2. doi:10.5555/cited.sample`;

/** What every paper of the first issue is given by hand. */
async function writePaper(page: Page, english: string, chinese: string): Promise<void> {
  await goTo(page, 'Articles');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await texts(page, 'Title').in('English').fill(english);
  await texts(page, 'Title').in('Chinese').fill(chinese);
  const rows = (name: string) => page.locator(`[data-part="rows-input"][data-field="${name}"]`);
  const add = (name: string) => rows(name).getByRole('button', { name: 'Add', exact: true }).click();
  await add('affiliations');
  await page.locator('[name="affiliations.0.name.en"]').fill('Sample Institute');
  await add('authors');
  await page.locator('[name="authors.0.name.en"]').fill('A. Sample');
  await page.locator('[name="authors.0.role"]').selectOption('author');
  await rows('authors').getByRole('checkbox', { name: '1. Sample Institute' }).check();
  await page.locator('[name="publishedOn"]').fill('2026-11-10');
  await page.locator('[name="type"]').selectOption('research-article');
  await page.locator('[name="publicationType"]').selectOption('0');
  await page.locator('[name="accessType"]').selectOption('0');
  await page.locator('[name="licence"]').selectOption({ label: 'CC BY 4.0' });
  await rows('files')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: samplePdf(60_000) });
  await rows('files').locator('[data-entry]').waitFor({ timeout: 60_000 });
}

async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved.').first().waitFor();
}

/** The wall clock of the site in two minutes, as the input takes it. */
const twoMinutesAhead = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(Date.now() + 120_000))
    .replace(' ', 'T');

test('a site comes from nothing to its first issue by the console alone, with files, funding, references, order, preview and schedule', async () => {
  const { sld, page, watch } = await makeSite(arrive);

  await goTo(page, 'Journals');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await texts(page, 'Title of the journal').in('English').fill('Journal of Samples');
  await texts(page, 'Title of the journal').in('Chinese').fill('示例学报');
  await page.locator('[name="frequency"]').selectOption('quarterly');
  await publish(page);
  await goTo(page, 'Site');
  await page.getByRole('combobox', { name: /^The journal of this site/ }).fill('Journal');
  await page.getByRole('option', { name: /^Journal of Samples/ }).click();
  await publish(page);
  watch.reached('journal');

  // A paper with its money and what it cites, seen as readers will see it before anyone else does.
  await writePaper(page, 'Light in lattices (sample)', '晶格中的光（示例）');
  await page.locator('[data-field="funds"]').getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('[name="funds.0.name.en"]').fill('Sample Science Foundation');
  await page.locator('[name="funds.0.funder"]').fill('10.13039/501100001809');
  await page.locator('[name="funds.0.awards"]').fill('12345678; 87654321');
  const references = page.locator('[data-field="references"]');
  await references.getByLabel('Paste a list of references').fill(list);
  await references.getByRole('button', { name: 'Read and add' }).click();
  await references.getByText('2 added, 2 of them read into fields.').waitFor();
  await saveDraft(page);
  watch.reached('paper');
  await page.getByRole('button', { name: 'Preview …' }).click();
  const link = await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
  const colleague = await arrive();
  expect((await colleague.page.goto(`${link}&lang=en`))?.headers()['cache-control']).toBe('private, no-store');
  await colleague.page.getByRole('heading', { level: 1, name: 'Light in lattices (sample)' }).waitFor();
  await colleague.page.locator('#article-funding').getByText('12345678').waitFor();
  await keepPicture(colleague.page, 'first-issue-preview-en');
  watch.reached('preview');

  await writePaper(page, 'A short note (sample)', '短讯一则（示例）');
  await saveDraft(page);
  watch.reached('second paper');

  // Both go out together, from the list.
  await goTo(page, 'Articles');
  await page.getByRole('checkbox', { name: /Light in lattices/ }).check();
  await page.getByRole('checkbox', { name: /A short note/ }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.locator('[data-part="confirm"]').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => page.locator('table [data-status="published"]').count(), soon).toBe(2);
  watch.reached('published');

  await goTo(page, 'Issues');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await texts(page, 'Name of the issue').in('English').fill('The first issue');
  await texts(page, 'Name of the issue').in('Chinese').fill('创刊号');
  await page.getByRole('combobox', { name: /^Journal:/ }).fill('Journal');
  await page.getByRole('option', { name: /^Journal of Samples/ }).click();
  await page.locator('[name="year"]').fill('2026');
  await page.locator('[name="volume"]').fill('1');
  await page.locator('[name="issue"]').fill('1');
  await page.locator('[name="publishedOn"]').fill('2026-11-10');
  const contents = page.locator('[data-part="contents-input"]');
  const put = async (title: string) => {
    await contents.getByRole('combobox', { name: 'Add a paper that is in no issue' }).fill(title);
    await page.getByRole('option', { name: new RegExp(`^${title}`) }).click();
    await contents.locator('[data-entry]', { hasText: title }).waitFor();
  };
  await contents.getByRole('button', { name: 'Add a section' }).click();
  await contents.getByRole('textbox', { name: 'English' }).fill('Papers');
  await contents.getByRole('textbox', { name: 'Chinese' }).fill('论文');
  await put('Light in lattices');
  await put('A short note');
  await contents.locator('[data-entry]', { hasText: 'A short note' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await contents.getByLabel('First page of “A short note (sample)”').fill('1');
  await contents.getByLabel('Last page of “A short note (sample)”').fill('2');
  await contents.getByLabel('First page of “Light in lattices (sample)”').fill('3');
  await contents.getByLabel('Last page of “Light in lattices (sample)”').fill('9');
  await keepPicture(page, 'first-issue-contents-en');
  await publish(page);
  const issue = (await page.getByRole('link', { name: 'View page' }).getAttribute('href')) ?? '';
  watch.reached('issue');

  // A reader has the issue in the order that was set, and comes to a paper by the home page.
  const reader = await arrive();
  const titlesAt = async (language: string) => {
    await reader.open(sld, `${issue}&lang=${language}`);
    return reader.page.locator('[data-part="issue-contents"] h3').allTextContents();
  };
  await expect.poll(() => titlesAt('en'), soon).toEqual(['A short note (sample)', 'Light in lattices (sample)']);
  expect(await titlesAt('zh')).toEqual(['短讯一则（示例）', '晶格中的光（示例）']);
  await keepPicture(reader.page, 'first-issue-read-zh');
  expect(await axeFindings(reader.page)).toEqual([]);
  await reader.open(sld, '/homeNav?lang=en');
  await reader.page.getByRole('link', { name: 'Current issue', exact: true }).first().click();
  await reader.page.getByRole('link', { name: 'Light in lattices (sample)' }).first().click();
  await reader.page.getByRole('heading', { level: 1, name: 'Light in lattices (sample)' }).waitFor();
  await reader.page.locator('#article-funding').getByText('12345678').waitFor();
  expect(await reader.page.locator('#article-references li').count()).toBe(2);
  await keepPicture(reader.page, 'first-issue-paper-en');
  expect(await axeFindings(reader.page)).toEqual([]);
  const downloading = reader.page.waitForEvent('download');
  await reader.page
    .locator('[data-part="actions"] a[href*="download"], [data-part="actions"] a[download]')
    .first()
    .click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  watch.reached('read');

  // The third paper joins the issue at its minute.
  await writePaper(page, 'At its minute (sample)', '准点发布（示例）');
  await page.getByRole('combobox', { name: /^Issue:/ }).fill('The first');
  await page.getByRole('option', { name: /^The first issue/ }).click();
  await texts(page, 'Section').in('English').fill('Papers');
  await texts(page, 'Section').in('Chinese').fill('论文');
  await page.getByRole('button', { name: 'Schedule …' }).click();
  const form = page.locator('[data-part="schedule-form"]');
  const zone = /\(([^)]+)\)/.exec((await form.textContent()) ?? '')?.[1] ?? 'UTC';
  const at = twoMinutesAhead(zone);
  await form.getByLabel('Date and time').fill(at);
  await form.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.locator('[data-part="schedule-notice"]').waitFor();
  watch.reached('scheduled');

  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const isDue = () => clock.format(new Date()).replace(' ', 'T') >= at;
  const early = await titlesAt('en');
  if (!isDue()) expect(early).toHaveLength(2);
  await expect
    .poll(
      async () => {
        const isThere = (await titlesAt('en')).includes('At its minute (sample)');
        if (isThere) expect(isDue()).toBe(true);
        return isThere;
      },
      { timeout: 240_000, interval: 2_000 },
    )
    .toBe(true);
  expect(await titlesAt('en')).toEqual([
    ...['A short note (sample)', 'Light in lattices (sample)', 'At its minute (sample)'],
  ]);
  watch.reached('at its minute');
  console.log(`From nothing to a first issue, by the console alone, in a browser that types at once: ${watch.said()}.`);
});
