import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { withItems } from './named-items.ts';
import { countRequests, untilQuiet } from './quiet.ts';

export const addressOf = (host: string, path: string): string =>
  `http://${host}.localhost:${inject('edgePort')}${path}`;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens an address of a site through the edge and answers the HTTP status. A path may name samples by their keys. */
  open(host: string, path: string): Promise<number>;
  /** The document that was opened last, as it was sent. */
  source(): Promise<string>;
}

interface Leaving {
  /** What the page complained about in the console, and what it could not load. */
  readonly complaints: string[];
  /** Closes the window and answers the complaints. */
  leave(): Promise<string[]>;
}

const desktop = { width: 1440, height: 900 };

type Enter = (options?: BrowserContextOptions) => Promise<Visitor & Leaving>;

let running: Browser | undefined;

/** All files of a worker share a browser, which ends with the worker; one that died is replaced. */
async function sharedBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launchBrowser();
  return running;
}

/** Each reader has a window of their own, with cookies of their own, and leaves by themselves or with the file. */
export function useBrowser(): Enter {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
  });

  return async (options = {}) => {
    const complaints: string[] = [];
    const context = await browser.newContext({ viewport: desktop, ...options });
    contexts.push(context);
    const page = await context.newPage();
    countRequests(page);
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
      complaints,
      async open(host, path) {
        const address = addressOf(host, await withItems(inject('ownerUrl'), path));
        opened = await page.goto(address);
        await untilQuiet(page);
        if (options.javaScriptEnabled !== false) await touch(page);
        return opened?.status() ?? 0;
      },
      source: async () => (await opened?.text()) ?? '',
      async leave() {
        await context.close();
        return complaints;
      },
    };
  };
}

/**
 * Readers who take a window that somebody left, instead of a new one that has to load every script anew: for pages which say the same
 * whoever was there before.
 */
export function useKeptWindows(): Enter {
  const enter = useBrowser();
  const left: (Visitor & Leaving)[] = [];
  return async () => {
    const visitor = left.pop() ?? (await enter());
    const { page, context, complaints } = visitor;
    await page.setViewportSize(desktop);
    return {
      ...visitor,
      async leave() {
        await context.clearCookies();
        await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
        left.push(visitor);
        return complaints.splice(0);
      },
    };
  };
}

let moves = 0;

/** A page may defer its hydration until its reader touches it. */
async function touch(page: Page): Promise<void> {
  const deferred = page.locator('script[data-deferred=""]');
  if ((await deferred.count()) === 0) return;
  // Where it lies already a mouse does not move, and before the page listens nobody hears it.
  for (let tries = 0; tries < 20 && (await deferred.count()) > 0; tries++) {
    await page.mouse.move(1 + (moves++ % 40), 3);
    await deferred.waitFor({ state: 'detached', timeout: 2_000 }).catch(() => {});
  }
  await deferred.waitFor({ state: 'detached' });
  await untilQuiet(page);
}

/** A reader who is seen out when the test is over. Whatever the page complained about fails the test. */
export function useVisitors(): (options?: BrowserContextOptions) => Promise<Visitor> {
  const enter = useBrowser();
  const visitors: Leaving[] = [];
  afterEach(async () => {
    const complaints = await Promise.all(visitors.splice(0).map((visitor) => visitor.leave()));
    expect(complaints.flat().join('\n'), 'the browser complained').toBe('');
  });
  return async (options) => {
    const visitor = await enter(options);
    visitors.push(visitor);
    return visitor;
  };
}
