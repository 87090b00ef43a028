import { describe, expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { publish, texts } from './console/form.ts';
import { makeSite } from './console/make-site.ts';
import { goTo } from './console/menu.ts';
import { samplePackage } from './console/sample-package.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 300_000 });
const soon = { timeout: 30_000, interval: 500 };

describe('from nothing to a site that is read', () => {
  test('an operator makes a site, its owner dresses and fills it, a visitor reads it; nobody opens a command line', async () => {
    const { sld, page, watch } = await makeSite(arrive);

    // Dressed: a colour with its preview, a line below the name.
    await goTo(page, 'Theme');
    await page.getByRole('radio', { name: 'Malachite' }).check();
    const inside = page.frameLocator('[data-part="theme-preview"] iframe').locator('html');
    await expect
      .poll(() => inside.evaluate((root) => getComputedStyle(root).getPropertyValue('--theme').trim()), soon)
      .toBe('#1b6b4a');
    await publish(page);
    await goTo(page, 'Header');
    await texts(page, 'Line below the name').in('Chinese').fill('样例期刊');
    await texts(page, 'Line below the name').in('English').fill('Made up for a journey');
    await publish(page);
    watch.reached('dress');

    // The navigation gets an entry, which moves up by keyboard.
    await goTo(page, 'Navigation');
    const entries = page.locator('[data-part="tree-editor"] > ol > li > div button[data-entry]');
    await entries.first().waitFor();
    const count = await entries.count();
    await page.getByRole('button', { name: 'Add an entry', exact: true }).click();
    await page.getByRole('textbox', { name: 'Chinese' }).fill('期刊列表');
    await page.getByRole('textbox', { name: 'English' }).fill('Our journals');
    await page.getByRole('combobox', { name: 'Leads to' }).selectOption({ label: 'Journals' });
    await entries.nth(count).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => entries.nth(count - 1).textContent()).toContain('Our journals');
    await publish(page);
    watch.reached('navigation');

    // Articles come as a zip; their issue is published with them.
    await goTo(page, 'Import');
    await page.locator('[data-part="package-drop"] input[type="file"]').setInputFiles({
      name: 'issue-3-2.zip',
      mimeType: 'application/zip',
      buffer: await samplePackage(3, '10.5555/journey'),
    });
    await page.getByRole('link', { name: 'issue-3-2.zip' }).click();
    await page.getByText('Done', { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByText('A file that the text names was not delivered.').first().waitFor();
    await goTo(page, 'Issues');
    await page.getByRole('link', { name: /Journal of Samples 3/ }).click();
    await page.getByRole('button', { name: 'Publish this issue with its articles' }).click();
    await page.getByText('3 articles published.').waitFor();
    await goTo(page, 'Articles');
    await page.getByRole('link', { name: /^Sample 1:/ }).click();
    await texts(page, 'Title').in('Chinese').fill('样例论文一：晶格中的光');
    await publish(page);
    await goTo(page, 'Site');
    await page.getByRole('combobox', { name: /^The journal of this site/ }).fill('Journal');
    await page.getByRole('option', { name: /^Journal of Samples/ }).click();
    await publish(page);
    watch.reached('issue');

    // A piece of news in both languages.
    await page
      .getByRole('link', { name: /Console/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Add a news item' }).click();
    await texts(page, 'Title').in('Chinese').fill('本刊上线（样例）');
    await texts(page, 'Title').in('English').fill('We are online (sample)');
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Announcement' });
    await page.getByLabel('Date of publication').fill('2026-11-10');
    await page.getByRole('textbox', { name: 'Text, Chinese' }).click();
    await page.keyboard.type('本刊网站今日开通。');
    await page.getByRole('textbox', { name: 'Text, English' }).click();
    await page.keyboard.type('Our site opens today, with ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('three papers');
    await page.keyboard.press('Control+b');
    await publish(page);
    await page.waitForURL(/\/console\/edit\/news\/\d+/);
    watch.reached('news');

    // Someone who has never heard of a console.
    const reader = await arrive();
    const seen = async (path: string, ...words: string[]) => {
      for (const one of words)
        await expect
          .poll(async () => {
            expect(await reader.open(sld, path)).toBeLessThan(500);
            return reader.page.locator('body').textContent();
          }, soon)
          .toContain(one);
      expect(await axeFindings(reader.page)).toEqual([]);
    };
    await seen('/homeNav?lang=en', 'Made up for a journey', 'Our journals', 'Sample 2:', 'We are online (sample)');
    await seen('/homeNav?lang=zh', '样例期刊', '期刊列表', '样例论文一：晶格中的光', '本刊上线（样例）');
    expect(
      await reader.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--theme').trim()),
    ).toBe('#1b6b4a');
    for (const [language, current, paper, news, said] of [
      ['en', 'Current issue', /^Sample 1:/, 'We are online (sample)', 'Our site opens today, with three papers'],
      ['zh', '当期目录', /^样例论文一/, '本刊上线（样例）', '本刊网站今日开通。'],
    ] as const) {
      await reader.open(sld, `/homeNav?lang=${language}`);
      await reader.page.getByRole('link', { name: current, exact: true }).first().click();
      await reader.page.getByRole('link', { name: paper }).first().click();
      await reader.page.getByRole('heading', { level: 1, name: paper }).waitFor();
      await reader.page.getByRole('heading', { name: 'Results of version 1' }).first().waitFor();
      await reader.open(sld, `/homeNav?lang=${language}`);
      await reader.page.getByRole('link', { name: news }).first().click();
      await reader.page.getByRole('heading', { level: 1, name: news }).waitFor();
      expect(await reader.page.locator('main').textContent()).toContain(said);
      // What was published a moment ago is purged a second time, so the first reader may come too early.
      await expect.poll(async () => (await reader.page.reload())?.headers()['x-cache'], soon).toBe('hit');
    }
    watch.reached('read');
    console.log(`From nothing to a site that is read, in a browser that types at once: ${watch.said()}.`);
  });
});
