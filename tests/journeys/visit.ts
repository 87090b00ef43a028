import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from './browser.ts';

export const addressOf = (host: string, path: string): string =>
  `http://${host}.localhost:${inject('edgePort')}${path}`;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens an address of a site through the edge and answers the HTTP status. */
  open(host: string, path: string): Promise<number>;
  /** The document that was opened last, as it was sent. */
  source(): Promise<string>;
}

/** A reader with a browser of their own. Whatever the page complains about in the console fails the test. */
export function useVisitors() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0), 'the browser complained').toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (problem) => complaints.push(`${page.url()}: ${problem.message}`));
    page.on('console', (message) => {
      // A page that answers 404 or 403 on purpose is reported by Chromium as a failed resource.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('response', (response) => {
      const isDocument = response.request().resourceType() === 'document';
      if (response.status() >= 400 && !isDocument) complaints.push(`${response.url()} answered ${response.status()}`);
    });
    let opened: Response | null = null;
    return {
      page,
      context,
      async open(host, path) {
        opened = await page.goto(addressOf(host, path), { waitUntil: 'networkidle' });
        return opened?.status() ?? 0;
      },
      source: async () => (await opened?.text()) ?? '',
    };
  };
}
