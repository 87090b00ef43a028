import type { Page } from 'playwright-core';

const mostStops = 150;

/** Goes on with the Tab key until what is looked for has the focus, as someone does who has no mouse. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key never comes to ${selector}.`);
}

export async function press(page: Page, selector: string, key = 'Enter'): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

/** Writes into a field; what stood there goes. */
export async function write(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Opens the browser's choice of files with the key and chooses one. */
export async function chooseFile(page: Page, slot: string, file: GivenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, `${slot} [data-part="file-drop"] button`);
  await (await chooser).setFiles(file);
}
