import type { Visitor } from './visit.ts';

/** A busy machine may make the engine late, and the page then says less; such a page is not kept, so it is requested again. */
export async function openWhole({ page, open }: Visitor, path: string, host = 'optics'): Promise<void> {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await open(host, path);
    if ((await page.locator('[data-part="search-page"][data-whole]').count()) > 0) return;
    await page.waitForTimeout(1_500);
  }
}
