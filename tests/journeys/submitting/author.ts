import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../axe.ts';
import { keepPicture } from '../keep-picture.ts';
import { chooseFile, press, tabTo, write } from './by-keyboard.ts';
import { sampleManuscript } from './sample-manuscript.ts';

const saved = (page: Page) => page.locator('[data-part="keeping"][data-keeping="saved"]').waitFor();
/** What axe finds once the screen that covers a change of pages has faded. */
const findings = async (page: Page): Promise<string> => {
  await page.locator('[data-part="loading-screen"]').waitFor({ state: 'hidden' });
  return (await axeFindings(page)).join('\n');
};
const onStep = async (page: Page, step: string) => {
  await page.locator(`[data-part="wizard"][data-step="${step}"]`).waitFor();
  // Whoever moves on stands at the heading of the step, and the address says where.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  expect(new URL(page.url()).searchParams.get('tab')).toBe(step);
  expect(await findings(page)).toBe('');
  expect(await sideways(page), `${step} scrolls sideways`).toBeLessThanOrEqual(0);
  await keepPicture(page, `wizard-${step}-${await page.evaluate(() => document.documentElement.lang)}`);
};
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Looks at each part that was read out of the file and says that it is right. */
async function confirmAll(page: Page): Promise<void> {
  for (let left = await page.locator('[data-part="look"]').count(); left > 0; left -= 1) {
    await press(page, '[data-part="look"] button');
    await expect.poll(() => page.locator('[data-part="look"]').count()).toBe(left - 1);
  }
}

interface Wanted {
  readonly language: 'zh' | 'en';
  readonly title: string;
}

/** From the button that begins to the number that the site gives, by keyboard alone. The page shows what was begun. */
export async function submitByKeyboard(
  page: Page,
  { language, title }: Wanted,
): Promise<{ id: string; number: string }> {
  await press(page, '[data-part="begin-new"]');
  await page.locator('[data-part="wizard"][data-step="file"]').waitFor();
  const id = new URL(page.url()).searchParams.get('childId') ?? '';
  expect(await findings(page)).toBe('');
  await chooseFile(page, '[data-field="file"]', {
    name: 'sample-manuscript.xml',
    mimeType: 'application/xml',
    buffer: sampleManuscript(language, title),
  });
  await page.locator('[data-field="file"] [data-part="files"] li').waitFor();
  // The file is read in the background; its words then wait in the form.
  await expect.poll(() => page.locator('[data-part="reading"]').textContent(), { timeout: 20_000 }).not.toBe('');
  await page.locator('[data-part="reading"]', { hasText: /读取，|was read/ }).waitFor();
  await keepPicture(page, `wizard-file-${language}`);
  await press(page, '[data-part="next"]');

  await onStep(page, 'about');
  const field = `[data-field="titles"] textarea[lang^="${language}"]`;
  await expect.poll(() => page.locator(field).inputValue()).toBe(title);
  await confirmAll(page);
  await saved(page);
  await press(page, '[data-part="next"]');

  await onStep(page, 'authors');
  await expect.poll(() => page.locator('[data-part="authors"] > li').count()).toBe(2);
  await press(page, '[data-part="authors"] > li:nth-child(2) [data-move="-1"]');
  await expect.poll(() => page.locator('[data-part="authors"] > li summary').first().textContent()).toContain('Ben');
  await tabTo(page, '[data-part="authors"] > li:first-child summary', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await write(page, '[data-part="authors"] > li:first-child input[type="email"]', 'ben.sample@example.org');
  const corresponding = '[data-part="authors"] > li:first-child input[name="corresponding"]';
  await tabTo(page, corresponding);
  if (!(await page.locator(corresponding).isChecked())) await page.keyboard.press('Space');
  const credit = page.locator('[data-part="authors"] > li:first-child [data-part="credits"] label').first();
  const creditName = (await credit.textContent()) ?? '';
  await press(page, '[data-part="authors"] > li:first-child [data-part="credits"] input', 'Space');
  expect(await credit.locator('input').isChecked()).toBe(true);
  await saved(page);
  await press(page, '[data-part="next"]');

  await onStep(page, 'references');
  await confirmAll(page);
  await press(page, '[data-part="next"]');

  await onStep(page, 'declarations');
  // What is missing is a link to its place.
  await press(page, '[data-part="next"]');
  await onStep(page, 'check');
  expect(await page.locator('[data-part="send"]').isDisabled()).toBe(true);
  await press(page, '[data-part="sending-problems"] a');
  await page.locator('[data-part="wizard"][data-step="declarations"]').waitFor();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('checkbox');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await saved(page);
  await press(page, '[data-part="next"]');

  await onStep(page, 'check');
  for (const word of [title, creditName])
    expect(await page.locator('[data-part="content"]').textContent()).toContain(word);
  await press(page, '[data-part="send"]');
  const done = page.locator('[data-part="sent"]');
  await done.waitFor();
  expect(await findings(page)).toBe('');
  await keepPicture(page, `wizard-sent-${language}`);
  const number = /\d{4}-\d{4}/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  expect(number).not.toBe('');
  return { id, number };
}
