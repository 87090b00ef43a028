import { expect, test } from 'vitest';
import { untilQuiet } from './quiet.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

test('the toolbar appears after more than 400 px', async () => {
  const { page, open } = await arrive();
  await open('optics', '/homeNav?lang=en');
  const toolbar = page.locator('[data-part="toolbar"]');
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(200);
  expect(await toolbar.count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 401));
  await toolbar.waitFor();
  await page.getByRole('button', { name: 'Back to top' }).click();
  await toolbar.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on a phone back-to-top appears after more than 300 px', async () => {
  const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
  await open('optics', '/homeNav?lang=en');
  const top = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 300));
  await page.waitForTimeout(200);
  expect(await top.count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 301));
  await top.waitFor();
});

test('toolbar style 3 is always there', async () => {
  const { page, open } = await arrive();
  await open('www', '/scanHome?lang=en');
  await page.locator('[data-part="toolbar"]').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('share shows the page as a QR code of 120 px', async () => {
  const { page, open } = await arrive();
  await open('www', '/scanHome?lang=en');
  await page.locator('[data-part="toolbar"] button[popovertarget]').first().click();
  const code = page.getByRole('img', { name: 'QR code of this page' });
  await code.waitFor();
  const box = await code.boundingBox();
  expect([box?.width, box?.height]).toEqual([120, 120]);
});

test('the citation folder opens a dialog of 770 px that is empty and says what to do; its badge stops at 99', async () => {
  const { page, open } = await arrive();
  await open('www', '/scanHome?lang=en');
  const button = page.locator('[data-part="citation-folder"]');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Citation folder' });
  await dialog.waitFor();
  expect((await dialog.boundingBox())?.width).toBe(770);
  expect(await dialog.textContent()).toContain('Your citation folder is empty');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const items = Array.from({ length: 120 }, (_, place) => ({
      id: String(place),
      resName: 'Paper',
      resString: '',
      sortId: place,
    }));
    localStorage.setItem('imprint.citations.3', JSON.stringify(items));
  });
  await page.reload();
  await page.mouse.move(40, 40);
  await untilQuiet(page);
  await expect.poll(() => button.textContent()).toContain('99');
});
