import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../../../../tests/support/browser.ts';

const folder = import.meta.dirname;
const entry = `
export { startBehaviour } from './start-behaviour.ts';
export { readPageFacts } from './page-facts.ts';
export { showToast } from './toasts.ts';
export { openCitationFolder } from './citation-folder.ts';
export { badgeText, toolbarVisibility } from './scroll-limits.ts';
export { onResizeEnd } from './viewport-unit.ts';
// Only pages that fetch by themselves have it.
export const loadingScreen = () => import('./loading-screen.ts');
`;

interface Bundle {
  readonly files: ReadonlyMap<string, string>;
  readonly entry: string;
  /** The script of the entry and of all of ours that it imports at once; Vite’s loader is on every page anyway. */
  readonly atOnce: string;
}

async function bundle(): Promise<Bundle> {
  const id = join(folder, 'behaviour-entry.ts');
  const written = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === 'behaviour-entry' ? id : undefined),
        load: (source) => (source === id ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: 'behaviour-entry',
        preserveEntrySignatures: 'strict',
        output: { minify: true, codeSplitting: { groups: [{ name: 'vite', test: /preload-helper/ }] } },
      },
    },
  });
  const [result] = [written].flat();
  const chunks = result && 'output' in result ? result.output.filter((output) => output.type === 'chunk') : [];
  const first = chunks.find(({ isEntry }) => isEntry);
  if (!first) throw new Error('nothing was built');
  const wanted = new Set([first.fileName]);
  for (const name of wanted)
    for (const more of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) wanted.add(more);
  return {
    files: new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code])),
    entry: `/${first.fileName}`,
    atOnce: chunks
      .filter(({ fileName, name }) => wanted.has(fileName) && name !== 'vite')
      .map(({ code }) => code)
      .join(''),
  };
}

const texts = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  chunk: 'Part of this page could not be loaded',
  reload: 'Reload the page',
  signIn: 'Sign in',
  unreachable: 'No connection',
  timeout: 'Too long',
};
const facts = JSON.stringify({ siteId: '7', language: 'en', texts }).replaceAll('"', '&quot;');
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sample</title>
<meta name="imprint-page" content="${facts}">
<link rel="stylesheet" href="/tokens.css"><link rel="stylesheet" href="/toasts.css"><link rel="stylesheet" href="/loading-screen.css">
<script type="module" src="/start.js"></script></head><body><main></main></body></html>`;
const start = () => `
import * as behaviour from '${built.entry}';
window.behaviour = behaviour;
window.started = behaviour.startBehaviour(behaviour.readPageFacts());
started.alive();
`;

let built: Bundle;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let origin: string;
const reports: { kind: string; message: string; source?: string }[] = [];

const style = (name: string) => readFileSync(join(folder, name), 'utf8');
const files: Record<string, [type: string, body: () => string]> = {
  '/': ['text/html', () => html],
  '/login': ['text/html', () => '<title>Login</title>'],
  '/start.js': ['text/javascript', start],
  '/tokens.css': ['text/css', () => `@layer ui{${style('../styles/tokens.css')}}`],
  '/toasts.css': ['text/css', () => style('toasts.css')],
  '/loading-screen.css': ['text/css', () => style('loading-screen.css')],
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?')[0] ?? '';
  if (path === '/reports/browser') {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => reports.push(JSON.parse(body)) && response.writeHead(204).end());
    return;
  }
  if (path.startsWith('/rc-pub')) {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end('{"status":401,"message":"Please sign in to continue."}');
    return;
  }
  const script = built.files.get(path);
  const [type, body] = script === undefined ? (files[path] ?? []) : (['text/javascript', () => script] as const);
  response.writeHead(body ? 200 : 404, {
    'content-type': type ?? 'text/plain',
    'content-security-policy': "default-src 'self'; style-src 'self'; script-src 'self'",
  });
  response.end(body?.() ?? '');
}

const server = createServer(answer);

beforeAll(async () => {
  built = await bundle();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  server.close();
});
beforeEach(async () => {
  reports.length = 0;
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction('window.started');
});
afterEach(() => context.close());

const toasts = () => page.locator('[data-part="toast"]');
const show = (toast: object) => page.evaluate(`void behaviour.showToast(${JSON.stringify(toast)})`);

test('all that loads on a reading page is under 8 KB minified', () => {
  expect(Buffer.byteLength(built.atOnce)).toBeLessThan(8 * 1024);
  expect(gzipSync(built.atOnce).length).toBeLessThan(4 * 1024);
});

test('an error toast is an alert and goes after 2 s', async () => {
  await page.evaluate(() => {
    // @ts-expect-error: the page's own globals
    window.gone = new Promise((resolve) => {
      const begun = performance.now();
      // @ts-expect-error: the page's own globals
      window.behaviour.showToast({ kind: 'error', text: 'Delete failed' });
      const alert = document.querySelector('[role="alert"]') as Element;
      new MutationObserver(() => resolve(performance.now() - begun)).observe(alert, { childList: true });
    });
  });
  expect(await page.getByRole('alert').textContent()).toBe('Delete failed');
  const visibleFor = await page.evaluate('window.gone');
  expect(visibleFor).toBeGreaterThan(2 * 1000 - 10);
  expect(visibleFor).toBeLessThan(3000);
});

test('a toast stays as long as it is pointed at, and its button closes it', async () => {
  await show({ kind: 'notice', text: 'Saved' });
  await toasts().hover();
  await page.waitForTimeout(2300);
  expect(await page.getByRole('status').textContent()).toBe('Saved');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await toasts().count()).toBe(0);
});

test('at most 3 toasts stand at once; the oldest makes room', async () => {
  for (const text of ['1', '2', '3', '4']) await show({ kind: 'notice', text });
  expect(await toasts().allTextContents()).toEqual(['2', '3', '4']);
});

test('a toast can be pressed while a dialog is open, and outlives it', async () => {
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
  });
  await show({ kind: 'error', text: 'One', stays: true });
  await show({ kind: 'error', text: 'Two', stays: true });
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await page.evaluate("document.querySelector('dialog').close()");
  await expect.poll(() => toasts().getByText('Two').isVisible()).toBe(true);
  expect(await toasts().count()).toBe(1);
});

test('a toast stands at the end of the line, right in English and left in Arabic', async () => {
  await show({ kind: 'notice', text: 'Here' });
  expect((await toasts().boundingBox())?.x).toBeGreaterThan(720);
  await page.evaluate("document.documentElement.dir = 'rtl'");
  expect((await toasts().boundingBox())?.x).toBeLessThan(100);
});

test('nothing needs an inline style', async () => {
  await show({ kind: 'error', text: 'Plain' });
  expect(await page.locator('[style]').count()).toBe(0);
  expect(reports).toEqual([]);
});

test('a 401 clears both cookies and opens login with this address in a new tab', async () => {
  await context.addCookies(['commonToken', 'userName'].map((name) => ({ name, value: 'x', url: origin })));
  expect(await page.evaluate('document.cookie')).toBe('commonToken=x; userName=x');
  // A click stands behind the call, as it does when a reader asks for something.
  await page.mouse.click(5, 5);
  const opened = context.waitForEvent('page');
  await page.evaluate("void started.call('POST /front/x', {})");
  await page.getByRole('alert').getByText('Please sign in to continue.').waitFor();
  expect(await page.evaluate('document.cookie')).toBe('');
  const login = await opened;
  expect(login.url()).toBe(`${origin}/login?url=${encodeURIComponent(`${origin}/`)}`);
  expect(await login.evaluate('window.opener')).toBeNull();
  await expect.poll(() => toasts().count()).toBe(0);
});

test('where the tab is blocked the toast stays with a link to login', async () => {
  await page.evaluate('window.open = () => null');
  await page.evaluate("void started.call('POST /front/x', {})");
  const link = page.getByRole('link', { name: 'Sign in' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(`/login?url=${encodeURIComponent(`${origin}/`)}`);
  await page.waitForTimeout(2300);
  expect(await link.count()).toBe(1);
});

test('a script and a style that do not load are reported, and one reload is offered', async () => {
  const add = () =>
    page.evaluate(() => {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/gone.css?x=1' });
      document.head.append(sheet);
      document.head.append(Object.assign(document.createElement('script'), { src: '/assets/gone.js' }));
    });
  await add();
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await reload.waitFor();
  await expect
    .poll(() => reports.map(({ kind, source }) => `${kind} ${source}`).sort())
    .toEqual([`CSS_CHUNK_LOAD_FAILED ${origin}/assets/gone.css`, `ChunkLoadError ${origin}/assets/gone.js`]);
  await Promise.all([page.waitForNavigation(), reload.click()]);
  await page.waitForFunction('window.started');
  reports.length = 0;
  await add();
  await expect.poll(() => reports.length).toBe(2);
  expect(await reload.count()).toBe(0);
});

test('a chunk that is wanted later and does not come is reported, and what needed it fails with words', async () => {
  await page.route('**/page-call-*.js', (route) => route.abort());
  expect(await page.evaluate("started.call('GET /front/x', {})")).toEqual({
    ok: false,
    failure: { code: 'unavailable', values: { message: 'No connection' } },
  });
  await page.getByRole('button', { name: 'Reload the page' }).waitFor();
  await expect.poll(() => reports.map(({ kind }) => kind)).toEqual(['ChunkLoadError']);
  expect(reports[0]?.source).toMatch(/page-call-.*\.js$/);
});

test('what breaks on a page is reported: errors, refused promises, a violated policy', async () => {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('one');
    });
    void Promise.reject(new Error('two'));
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">three</p>');
  });
  await expect.poll(() => reports.map(({ kind }) => kind).sort()).toEqual(['error', 'policy', 'rejection']);
});

test('the batch-citation list is kept in localStorage, and other tabs of the site hear of a change', async () => {
  const other = await context.newPage();
  await other.goto(origin);
  await other.waitForFunction('window.started');
  await other.evaluate("behaviour.openCitationFolder('7').onChange((list) => { window.heard = list.length; })");
  const item = { id: '5', resName: 'Sample paper', resString: 'Sample.', sortId: 1 };
  await page.evaluate(`behaviour.openCitationFolder('7').add(${JSON.stringify(item)})`);
  await other.waitForFunction('window.heard === 1');
  await page.reload();
  await page.waitForFunction('window.started');
  expect(await page.evaluate("behaviour.openCitationFolder('7').list()")).toEqual([item]);
  expect(await page.evaluate("localStorage.getItem('imprint.citations.7')")).toBe(JSON.stringify([item]));
});

test('the base size of the styles is the viewport width divided by 10', async () => {
  const width = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { inline-size: var(--viewport-tenth) }');
    document.adoptedStyleSheets = [sheet];
    return document.querySelector('main')?.getBoundingClientRect().width;
  });
  expect(width).toBe(1440 / 10);
});

test('the loading screen fades out in 500 ms', async () => {
  const [atOnce, fade, left] = await page.evaluate(async () => {
    // @ts-expect-error: the page's own global
    const end = (await window.behaviour.loadingScreen()).showLoadingScreen('Loading');
    const screen = document.querySelector('[data-part="loading-screen"]');
    await Promise.all(screen?.getAnimations().map(({ finished }) => finished) ?? []);
    const ended = end();
    const fade = screen?.getAnimations().at(-1)?.effect;
    const [first, last] = (fade as KeyframeEffect).getKeyframes();
    await ended;
    return [
      screen?.textContent,
      [fade?.getTiming().duration, first?.opacity, last?.opacity],
      screen?.isConnected,
    ] as const;
  });
  expect(atOnce).toBe('Loading');
  expect(left).toBe(false);
  expect(fade).toEqual([500, '1', '0']);
});
