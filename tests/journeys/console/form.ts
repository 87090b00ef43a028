import type { Page } from 'playwright-core';

/** The inputs of a text in several languages. */
export const texts = (page: Page, group: string) => ({
  in: (language: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('textbox', { name: language }),
});

/** Publishes the form that is open. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published.').first().waitFor();
}
