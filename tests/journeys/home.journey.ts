import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { signIn } from './sign-in.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const phone = { viewport: { width: 360, height: 740 } };

const words = {
  zh: { subscribe: '订阅', all: '全选', exported: '导出引文', alerts: '我的订阅' },
  en: { subscribe: 'Subscribe', all: 'Select all', exported: 'Export citations', alerts: 'My alerts' },
} as const;

describe.each(walkedIn('en'))('in %s', (language) => {
  const say = words[language];

  test('an address given on the home page stands in the form of subscriptions, and in no address on the way', async () => {
    const { page, open } = await arrive();
    await open('optics', `/homeNav?lang=${language}`);
    const box = page.locator('[data-part="subscribe-box"]');
    await keepPicture(page, `home-${language}`);
    await box.locator('input[type="email"]').focus();
    await page.keyboard.type('reader@example.org');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/emailSubscribe\?.*type=current/);
    expect(page.url()).not.toContain('reader');
    const field = page.locator('[data-part="subscribe"] input[name="email"]');
    await expect.poll(() => field.inputValue()).toBe('reader@example.org');
  });

  test('of an issue some papers are chosen and their citations exported in one file', async () => {
    const { page, open } = await arrive();
    await open('optics', `/issue?lang=${language}`);
    const boxes = page.locator('[data-part="issue-contents"] input[name="ids"]');
    await boxes.nth(0).check();
    await boxes.nth(1).focus();
    await page.keyboard.press('Space');
    const bar = page.locator('[data-part="selection"]');
    await expect.poll(() => bar.getByRole('status').textContent()).toContain('2');
    await keepPicture(page, `issue-chosen-${language}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: say.exported }).click(),
    ]);
    expect((await readFile(await download.path(), 'utf8')).match(/^@\w+\{/gm)).toHaveLength(2);
    await bar.getByRole('button', { name: say.all }).click();
    expect(await boxes.evaluateAll((all) => all.every((one) => (one as HTMLInputElement).checked))).toBe(true);
    const abstract = page.locator('[data-part="abstract"]').first();
    await abstract.locator('summary').click();
    expect((await abstract.locator('p').textContent())?.length).toBeGreaterThan(40);
    expect((await axeFindings(page)).join('\n')).toBe('');
  });

  test('a member finds the alerts beside the messages', async () => {
    const { page, context, open } = await arrive();
    await signIn(context, 'optics');
    await open('optics', `/personal?menu=message&lang=${language}`);
    await page.getByRole('main').getByRole('link', { name: say.alerts, exact: true }).click();
    await page.waitForURL(/tab=alerts/);
    await page.locator('[data-part="subscriptions"]').waitFor();
  });
});

test('citations of chosen papers are exported without script too', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false });
  await open('optics', '/issue?lang=en');
  await page.locator('input[name="ids"]').first().check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export citations' }).click(),
  ]);
  expect((await readFile(await download.path(), 'utf8')).match(/^@\w+\{/gm)).toHaveLength(1);
  await page.locator('[data-part="abstract"] summary').first().click();
  expect(await page.locator('[data-part="abstract"] p').first().isVisible()).toBe(true);
});

test('the columns of the current issue lead to their papers', async () => {
  const { page, open } = await arrive();
  await open('optics', '/homeNav?lang=en');
  const chips = page.locator('[data-part="issue-columns"] a');
  const count = Number((await chips.first().textContent())?.match(/\d+$/)?.[0]);
  const target = await chips.first().getAttribute('href');
  await open('optics', target ?? '');
  expect(await page.locator('#column-1 [data-part="paper-row"]').count()).toBe(count);
});

test('on a portal each journal’s cover has the colour of its own site', async () => {
  const { page, open } = await arrive();
  const themeOf = async (host: string) => {
    await open(host, '/?lang=en');
    return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--theme'));
  };
  const [optics, biology] = [await themeOf('optics'), await themeOf('biology')];
  for (const path of ['/scanHome?lang=en', '/mag?lang=en', '/newPublication?styleId=2&lang=en']) {
    await open('www', path);
    const covers = page.locator('[data-part="journals"] [data-part="cover"]');
    const painted = await covers.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).getPropertyValue('--theme')),
    );
    expect(
      painted.map((colour) => colour.trim().toLowerCase()),
      path,
    ).toEqual([optics, biology].map((colour) => colour.trim().toLowerCase()));
  }
});

test('on a phone the newest months are seen first, and an edge shows where there is more', async () => {
  const { page, open } = await arrive(phone);
  for (const language of ['en', 'ara']) {
    await open('optics', `/chart?lang=${language}`);
    const plot = page.locator('[data-part="month-plot"] section');
    const seen = await plot.evaluate((scroller) => {
      const room = scroller.getBoundingClientRect();
      const last = [...scroller.querySelectorAll('svg g:first-of-type rect')].at(-1)?.getBoundingClientRect();
      return {
        isWider: scroller.scrollWidth > scroller.clientWidth,
        isSeen: last !== undefined && last.right <= room.right + 1 && last.left >= room.left,
        edge: getComputedStyle(scroller).backgroundImage.split('gradient').length - 1,
      };
    });
    expect(seen).toEqual({ isWider: true, isSeen: true, edge: 4 });
  }
});

test('on a phone a PDF has one bar, the whole width, and the whole screen if wanted', async () => {
  const { page, open } = await arrive(phone);
  await open(
    'optics',
    '/previewFile?id={article:10.5555/fol.2026.5.1}-6&columnId={article:10.5555/fol.2026.5.1}&lang=en',
  );
  await page.locator('[data-part="pdf-reader"][data-stage="open"]').waitFor();
  const sheet = page.locator('.pdfViewer .page').first();
  await sheet.waitFor();
  const bar = page.getByRole('toolbar');
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(320);
  await keepPicture(page, 'pdf-phone');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.locator('[data-part="pdf-reader"][data-full]').waitFor();
  expect((await page.locator('[data-part="pdf-reader"]').boundingBox())?.height).toBeGreaterThan(700);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Full screen' }).click({ trial: true });
  await page.getByRole('button', { name: 'Search in this document' }).click();
  await page.locator('[data-part="pdf-reader"] input[type="search"]').fill('sample');
  await page.locator('.textLayer .highlight').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
