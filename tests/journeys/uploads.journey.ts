import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '../faults/ask.ts';
import { startTcpProxy, type TcpProxy } from '../faults/tcp-proxy.ts';
import { clearUploads } from '../support/clear-uploads.ts';
import { eicar } from '../support/eicar.ts';
import { samplePdf } from '../support/sample-pdf.ts';
import { zipOf } from '../support/zip.ts';
import { atOptics } from './as-owner.ts';
import { axeFindings } from './axe.ts';
import { largeFile } from './large-file.ts';
import { messagesOf } from './messages.ts';
import { buildDrop } from './sending/build-drop.ts';
import { storeSession } from './stored-session.ts';
import { useBrowser } from './visit.ts';

const enter = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'imprint-uploads-'));
let drop: Awaited<ReturnType<typeof buildDrop>>;
let line: TcpProxy;

beforeAll(async () => {
  drop = await buildDrop();
  line = await startTcpProxy({ host: '127.0.0.1', port: inject('edgePort') });
}, 120_000);
afterAll(async () => {
  await line?.stop();
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  await clearUploads(owner);
  await owner.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A file that looks like a PDF, and its hash. */
function fileOf(name: string, bytes: number): { readonly path: string; readonly sha256: string } {
  const path = join(folder, name);
  const content = samplePdf(bytes);
  writeFileSync(path, content);
  return { path, sha256: createHash('sha256').update(content).digest('hex') };
}

const row = (page: Page) => page.locator('[data-part="upload"]').first();
const share = (page: Page) =>
  row(page)
    .locator('progress')
    .evaluate((bar) => (bar as HTMLProgressElement).position);

/** A page of the site's own host, with its styles, that shows nothing but the place to drop files. */
async function documentOf(language: 'zh' | 'en'): Promise<string> {
  const { text } = await ask(inject('edgePort'), `/homeNav?lang=${language}`);
  const kept = text.match(/<link[^>]+rel="stylesheet"[^>]*>|<meta name="imprint-page"[^>]*>/g) ?? [];
  return `<!doctype html><html lang="${language}"><head><title>Sample page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">${kept.join('')}<style>${drop.style}</style></head>
    <body><main></main></body></html>`;
}

async function visit(language: 'zh' | 'en', width: number) {
  const visitor = await enter({ viewport: { width, height: 800 } });
  const url = `http://optics.localhost:${line.port}/sending`;
  const member = await storeSession(visitor.context, { ownerUrl: inject('ownerUrl'), url });
  const body = await documentOf(language);
  await visitor.page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  const open = async () => {
    await visitor.page.goto(url, { waitUntil: 'load' });
    await visitor.page.addScriptTag({ content: drop.script });
    const place = {
      locale: language,
      messages: messagesOf(language),
      label: language === 'zh' ? '稿件' : 'Manuscript',
    };
    await visitor.page.evaluate((given) => window.placeFileDrop(given), place);
  };
  await open();
  const say = (key: string) => messagesOf(language)[key]?.split('{')[0]?.trim() ?? key;
  return { ...visitor, member, open, say };
}

const choose = (page: Page, path: string) => page.locator('input[type="file"]').setInputFiles(path);

test('a large file over a connection that is cut twice, and a page that is loaded anew, arrive true to the byte', async () => {
  const { page, member, open, leave } = await visit('en', 1_440);
  const { path, sha256 } = fileOf('paper.pdf', largeFile);
  await choose(page, path);
  for (const cutAt of [0.2, 0.5]) {
    await expect.poll(() => share(page), { timeout: 120_000, interval: 20 }).toBeGreaterThan(cutAt);
    await line.refuse();
    await row(page).getByText('Connection lost').waitFor({ timeout: 20_000 });
    const before = await share(page);
    await line.forward();
    await expect.poll(() => share(page), { timeout: 120_000, interval: 20 }).toBeGreaterThan(before);
  }
  await expect.poll(() => share(page), { timeout: 120_000, interval: 20 }).toBeGreaterThan(0.7);
  await open();
  await choose(page, path);
  await expect.poll(() => share(page), { timeout: 20_000, interval: 20 }).toBeGreaterThan(0.6);
  await page.locator('[data-part="upload"][data-phase="ready"]').waitFor({ timeout: 240_000 });

  const rows = await atOptics(['select state, sha256, bytes::int from upload where account_id = $1', [member.id]]);
  expect(rows[0]).toEqual([{ state: 'checked', sha256, bytes: largeFile }]);
  expect(await page.evaluate(() => window.readyUploads)).toMatchObject([
    { name: 'paper.pdf', type: 'application/pdf' },
  ]);
  await leave();
}, 600_000);

test.each([
  ['zh', 360],
  ['en', 1_440],
] as const)(
  'in %s at %i px a file can be paused, gone on with and removed by keyboard, and axe finds nothing',
  async (language, width) => {
    const { page, member, say, leave } = await visit(language, width);
    const { path } = fileOf(`long-${language}.pdf`, largeFile);
    await choose(page, path);
    const press = async (words: string) => {
      await row(page).getByRole('button', { name: words }).focus();
      await page.keyboard.press('Enter');
    };
    // Whoever pauses before the site knows of the file begins anew.
    await expect.poll(() => share(page), { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    await press(say('uploads.pause'));
    await row(page).getByText(say('uploads.state.paused')).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(wide).toBe(true);
    await page.screenshot({ path: join('tests/results', `uploading-${language}-${width}.png`) });
    await press(say('uploads.resume'));
    await page.locator('[data-part="upload"][data-phase="ready"]').waitFor({ timeout: 240_000 });
    expect(await axeFindings(page)).toEqual([]);
    await press(say('uploads.remove'));
    await expect
      .poll(async () => (await atOptics(['select 1 from upload where account_id = $1', [member.id]]))[0], {
        timeout: 30_000,
      })
      .toEqual([]);
    await leave();
  },
  400_000,
);

test('a file with a virus is refused in plain words', async () => {
  const { page, leave } = await visit('en', 1_440);
  const buffer = zipOf([{ name: 'data/notes.txt', content: eicar() }]);
  await page.locator('input[type="file"]').setInputFiles({ name: 'data.zip', mimeType: 'application/zip', buffer });
  await row(page).getByText('the virus scanner found something').waitFor({ timeout: 60_000 });
  await leave();
}, 120_000);
