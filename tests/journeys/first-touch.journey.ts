import { describe, expect, test } from 'vitest';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { addressOf, useVisitors } from './visit.ts';

const arrive = useVisitors();

const read: Readonly<Record<string, readonly [host: string, path: string]>> = {
  'a home page': ['optics', '/homeNav'],
  'the home page of a portal': ['www', '/scanHome'],
  'a list': ['optics', '/newPicture'],
  'a journal': ['optics', '/mag/1099511628776'],
  'a list of journals': ['www', '/mag'],
  'what was found': ['www', '/searchFrame?q=light'],
};

describe.each(walkedIn('en'))('in %s', (language) => {
  test.each(Object.entries(read))('%s is read without the scripts that make it alive', async (_, [host, path]) => {
    const { page } = await arrive();
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(addressOf(host, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`));
    await untilQuiet(page);
    expect(scripts.filter((address) => /hydrate|-page|react/.test(address))).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(10);
    expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('');
  });

  test('the order that was chosen before the page was alive is the one that is shown', async () => {
    const { page } = await arrive();
    await page.goto(addressOf('www', `/searchFrame?q=light&lang=${language}`));
    await untilQuiet(page);
    await page.locator('select[name="sort"]').evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.keyboard.press('Shift');
    await page.waitForURL(/[?&]sort=/);
    expect(
      await page.locator('select[name="sort"]').evaluate((select: HTMLSelectElement) => select.selectedIndex),
    ).toBe(1);
  });

  test('a word that the page before left is said without a touch', async () => {
    const { page } = await arrive();
    await page.goto(addressOf('optics', `/homeNav?lang=${language}`));
    await page.evaluate(() => sessionStorage.setItem('imprint-next-page-message', 'Welcome back'));
    await page.reload();
    await page.locator('[data-part="toast"]', { hasText: 'Welcome back' }).waitFor();
  });
});
