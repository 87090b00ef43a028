import type { Page } from 'playwright-core';

/** Goes by the menu of the console, as people do: opens the group that has the entry, then the entry. */
export async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu of the console' }).last();
  const named = page.locator('a').filter({ hasText: new RegExp(`^${name}(\\d|$)`) });
  const link = menu.locator(named).last();
  const address = (await link.getAttribute('href'))?.split('?')[0] ?? '';
  if (!(await link.isVisible()))
    await menu.locator('details:not([open])').filter({ has: named }).locator('summary').click();
  await link.click();
  await page.waitForURL((url) => url.pathname === address);
  await menu.locator(`a[aria-current="page"][href^="${address}"]`).waitFor();
}
