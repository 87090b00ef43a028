import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = process.env.IMPRINT_PICTURES;

/** A picture of the whole page, to be looked at; only where a folder is named: `IMPRINT_PICTURES=FOLDER npm run journeys -- submitting`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!folder) return;
  await page.locator('[data-part="loading-screen"]').waitFor({ state: 'hidden' });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
