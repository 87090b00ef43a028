import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { freePort, startTemporaryVarnish } from '../../ops/edge/temporary-varnish.ts';
import { codeOf, stepAt } from '../../src/features/console/use-cases/time-codes.ts';
import { ask } from '../faults/ask.ts';
import { bytesOfBase32 } from '../support/base32.ts';
import { bundle } from '../support/portal-process.ts';
import { createTestDatabase } from '../support/template-database.ts';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors } from './visit.ts';

// From a database that was migrated and is empty to a site whose console says what to do next.

const arrive = useVisitors();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
}, 60_000);

/** A server and an edge of their own, as somebody starts them for the first time; answers its address and its log. */
async function firstStart() {
  const database = await createTestDatabase();
  ends.push(() => database.drop());
  const [port, metrics, secret] = [await freePort(), await freePort(), randomBytes(16).toString('hex')];
  const edge = await startTemporaryVarnish({ serverPort: port, secret, probe: '200ms' });
  ends.push(() => edge.stop());
  let log = '';
  const server = spawn(process.execPath, [bundle, 'server'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...inject('environment'),
      IMPRINT_DATABASE_URL: database.appUrl,
      IMPRINT_DATABASE_OWNER_URL: database.ownerUrl,
      IMPRINT_PORT: String(port),
      IMPRINT_METRICS_PORT: String(metrics),
      IMPRINT_PUBLIC_PORT: String(edge.port),
      IMPRINT_EDGES: `http://127.0.0.1:${edge.port}`,
      IMPRINT_EDGE_SECRET: secret,
    },
  });
  server.stdout.on('data', (piece) => {
    log += piece;
  });
  ends.push(async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  });
  for (let attempt = 0; !/setup token: /.test(log) || (await ask(edge.port, '/setup')).http !== 200; attempt++) {
    if (attempt > 300) throw new Error(`The server did not start: ${log}`);
    await sleep(200);
  }
  return { port: edge.port, token: /setup token: ([\w-]{43})/.exec(log)?.[1] ?? '' };
}

async function expectSoundPage(page: Page, name: string): Promise<void> {
  expect(await page.locator('script').count()).toBe(0);
  expect((await axeFindings(page)).join('\n')).toBe('');
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await keepPicture(page, `setup-${name}-${width}`);
  }
}

const words = {
  zh: { other: 'English', title: '初始设置', done: '进入管理后台', wrong: '口令不正确或已过期' },
  en: { other: '中文', title: 'Set up this installation', done: 'Open the console', wrong: 'This token is not right' },
} as const;

test.each(walkedIn('en'))(
  'in %s the first visitor with the token makes an operator and a site, and stands in its console',
  async (lang) => {
    const { port, token } = await firstStart();
    const { page } = await arrive();
    await page.goto(`http://anything.localhost:${port}/homeNav`);
    expect(new URL(page.url()).pathname).toBe('/setup');
    // The edge tells the server nothing of the browser's languages.
    if (lang === 'zh') await page.getByRole('link', { name: '中文' }).click();
    await page.getByRole('heading', { name: words[lang].title }).waitFor();
    await expectSoundPage(page, `${lang}-token`);
    await page.fill('#token', 'not-it');
    await page.keyboard.press('Enter');
    await page.getByText(words[lang].wrong).waitFor();
    await page.fill('#token', token);
    await page.keyboard.press('Enter');
    await page.locator('#userName').waitFor();
    expect(await page.locator('[data-engine="postgres"]').getAttribute('data-state')).toBe('well');

    await page.fill('#userName', lang === 'zh' ? '林雨' : 'ada');
    await page.fill('#name', lang === 'zh' ? '林雨' : 'Ada Lin');
    await page.fill('#email', 'ada@example.org');
    // The other language keeps what was written, and so does a mistake.
    await page.getByRole('button', { name: words[lang].other }).click();
    await page.getByRole('button', { name: words[lang === 'zh' ? 'en' : 'zh'].other }).click();
    expect(await page.inputValue('#email')).toBe('ada@example.org');
    const fill = async (code: string) => {
      await page.fill('#password', 'Lantern7Quiet');
      await page.fill('#confirmPassword', 'Lantern7Quiet');
      await page.fill('#code', code);
      await page.fill('#sld', 'optics');
      await page.fill(lang === 'zh' ? '#nameZh' : '#nameEn', lang === 'zh' ? '光学学报' : 'Journal of Optics');
      await page.keyboard.press('Enter');
    };
    await fill('12345');
    await page.locator('#code-problem').waitFor();
    await expectSoundPage(page, `${lang}-form`);
    const key = bytesOfBase32((await page.locator('[data-part="key"]').textContent()) ?? '');
    await fill(codeOf(key, stepAt(new Date())));

    const open = page.getByRole('link', { name: words[lang].done });
    await open.waitFor();
    await expectSoundPage(page, `${lang}-done`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open.click();
    await untilQuiet(page);
    // Another host asks first whether it is really they who come.
    if (new URL(page.url()).pathname === '/login') {
      await page.locator('[data-part="sign-on-offer"] button').first().click();
      await untilQuiet(page);
    }
    await page.locator('[data-part="checklist"]').waitFor();
    expect(new URL(page.url()).host).toBe(`optics.localhost:${port}`);
    await keepPicture(page, `setup-${lang}-console`);
    const gone = await page.goto(`http://optics.localhost:${port}/setup`);
    expect(gone?.status()).toBe(404);
  },
  240_000,
);
