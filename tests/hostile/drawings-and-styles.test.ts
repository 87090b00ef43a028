import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moduleStyle } from '../../src/features/portal/home/use-cases/module-style.ts';
import { filterTenantCss } from '../../src/features/sites/site/domain/theme/tenant-css.ts';
import { svgRefusal } from '../../src/platform/adapters/media/svg-refusal.ts';
import { launchBrowser } from '../support/browser.ts';
import { drawingAttacks } from './attacks/drawing-attacks.ts';
import { styleAttacks } from './attacks/style-attacks.ts';
import { isForeign } from './judging/harm-of.ts';

const home = 'https://site.example/';
const drawing = `${home}drawing.svg`;
let browser: Browser;
let context: BrowserContext;
/** What stands at the addresses of our own host. */
let served: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {};
let harm: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  context = await browser.newContext();
  context.on('dialog', (dialog) => {
    harm.push('a script ran');
    return dialog.dismiss();
  });
  await context.route('**/*', (route) => {
    const request = route.request();
    if (isForeign(request.url())) harm.push(`loads ${request.url()}`);
    const found = served[request.url()];
    return found ? route.fulfill({ contentType: found.type, body: found.text }) : route.abort();
  });
}, 120_000);
afterAll(() => browser?.close());

/** What a browser does when it opens this. */
async function harmOpening(address: string): Promise<string[]> {
  harm = [];
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' }).catch(() => harm.push('leads the page away'));
  await page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))))
    .catch(() => harm.push('leads the page away'));
  await page.close();
  return harm;
}

function harmOfDrawing(text: string): Promise<string[]> {
  served = { [drawing]: { type: 'image/svg+xml', text } };
  return harmOpening(drawing);
}

/** On a page with what styles speak of. */
function harmOfStyle(text: string): Promise<string[]> {
  const page = `<!doctype html><link rel="stylesheet" href="theme.css"><p data-part="card">x</p><div data-module="5"><p data-part="card">x</p></div><input value="a">`;
  served = { [home]: { type: 'text/html', text: page }, [`${home}theme.css`]: { type: 'text/css', text } };
  return harmOpening(home);
}

test('drawings that lead out of themselves are refused; those that are not do nothing in a browser', async () => {
  const seen: string[] = [];
  for (const { name, markup } of drawingAttacks) {
    if (svgRefusal(markup) !== undefined) continue;
    const found = await harmOfDrawing(markup);
    const leads = /(?:javascript|evil\.example)/.test(markup) ? ['leads elsewhere'] : [];
    seen.push(...[...found, ...leads].map((one) => `${name}: ${one} ${markup}`));
  }
  expect(seen).toEqual([]);
}, 120_000);

test('most of these drawings would do harm, were they not refused', async () => {
  let harmful = 0;
  for (const { markup } of drawingAttacks) {
    const found = await harmOfDrawing(markup);
    if (found.length > 0) harmful += 1;
  }
  expect(harmful).toBeGreaterThan(15);
}, 120_000);

test.each([
  ['site', (css: string) => css],
  ['module', (cssContent: string) => moduleStyle({ id: '5', cssContent })?.text ?? ''],
] as const)(
  'the style of a %s fetches nothing from elsewhere in a browser',
  async (_, written) => {
    const seen: string[] = [];
    for (const { name, markup } of styleAttacks) {
      const css = written(filterTenantCss(markup).css);
      if (css !== '') seen.push(...(await harmOfStyle(css)).map((one) => `${name}: ${one}`));
    }
    expect(seen).toEqual([]);
  },
  120_000,
);

test('many of these styles would fetch something, were they not filtered', async () => {
  let harmful = 0;
  for (const { markup } of styleAttacks.slice(0, 12)) if ((await harmOfStyle(markup)).length > 0) harmful += 1;
  expect(harmful).toBeGreaterThan(5);
}, 120_000);
