import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { word } from '../../../src/features/console/domain/word.ts';
import { type Word, wordsIn } from '../../../src/features/console/domain/words.ts';
import { axeFindings } from '../axe.ts';
import { untilQuiet } from '../quiet.ts';

interface Review {
  readonly advice: string;
  readonly toAuthor: string;
  readonly toEditor: string;
}

export type Say = (key: Word, values?: Readonly<Record<string, string | number>>) => string;

export const consoleWords = (language: 'zh' | 'en'): Say => {
  const words = wordsIn(language);
  return (key, values) => word(words, key, values);
};

/** Goes on by Tab until it is there. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${wanted}.`);
}

export async function typeInto(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

export async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** Answers the one question before a final step. */
export async function confirm(page: Page): Promise<void> {
  const yes = page.locator('[data-part="confirm"] button[value="yes"]');
  await yes.waitFor();
  await press(page, yes);
}

export async function fitForEveryone(page: Page): Promise<void> {
  expect((await axeFindings(page)).join('\n')).toBe('');
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
}

/** What someone does who was asked, in a window that opened the link of the mail: says yes, writes, comes back later, and sends it. */
export async function submitReview(page: Page, said: Review, keep: (name: string) => Promise<void>): Promise<void> {
  await fitForEveryone(page);
  await keep('opinion-asked');
  await page.locator('[data-part="review"] button').first().click();
  const form = page.locator('[data-part="review-form"]');
  await form.locator(`input[value="${said.advice}"]`).check();
  for (const to of ['toAuthor', 'toEditor'] as const) await form.locator(`textarea[name="${to}"]`).fill(said[to]);
  await form.locator('input[name="noInterests"]').check();
  await page.reload();
  await untilQuiet(page);
  expect(await form.locator('textarea[name="toAuthor"]').inputValue()).toBe(said.toAuthor);
  expect(await form.locator(`input[value="${said.advice}"]`).isChecked()).toBe(true);
  await fitForEveryone(page);
  await keep('review-form');
  await form.locator('button[type="submit"]').click();
  await page.locator('[data-part="review-given"]').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('review')))).toEqual([]);
}
