import type { Page } from 'playwright-core';

/** These stand in no menu: what is reached from another page of the console. */
const further = ['/console/sites/new', '/console/modules/home'];

/** Every page of the console for whoever has it open: what its menu leads to, and a new thing of each kind; columns are made with the navigation. */
export async function consoleAddresses(page: Page): Promise<string[]> {
  const entries = await page
    .locator('[data-part="console"] nav a[href^="/console"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0] ?? ''));
  const listed = entries.filter((address) => address.startsWith('/console/list/'));
  const brandNew = listed
    .filter((address) => address !== '/console/list/column')
    .map((address) => `${address.replace('/list/', '/edit/')}/new`);
  return [...new Set(['/console', ...entries, ...brandNew, ...further])];
}
