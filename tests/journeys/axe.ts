import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, one line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Half gone it has no contrast.
  await page.locator('[data-part="loading-screen"]').waitFor({ state: 'hidden' });
  // The policy of the page forbids scripts of others, and rightly so; evaluating through the debugger is not one.
  await page.evaluate(source);
  const violations = (await page.evaluate(
    'axe.run({ resultTypes: ["violations"], preload: false }).then(({ violations }) => violations)',
  )) as AxeResults['violations'];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
