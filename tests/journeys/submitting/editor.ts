import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { word } from '../../../src/features/console/domain/word.ts';
import { type Word, wordsIn } from '../../../src/features/console/domain/words.ts';
import { axeFindings } from '../axe.ts';

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

/** What someone does who was asked, in a window that opened the link of the mail. */
export async function giveOpinion(page: Page, said: object): Promise<void> {
  const code = new URL(page.url()).searchParams.get('code');
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/rc-pub/front/opinion/give', { method: 'POST', headers, body })).status;
    },
    JSON.stringify({ code, ...said }),
  );
  expect(status).toBe(200);
}
