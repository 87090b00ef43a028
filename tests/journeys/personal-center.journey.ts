import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { fillCenter, tell } from './fill-center.ts';
import { isWholeRun, walkedIn } from './languages.ts';
import { awaitCode } from './mailbox.ts';
import { currentMessages } from './messages.ts';
import { signIn } from './sign-in.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

const addresses = {
  '/personal': 'collect',
  '/personalCollect': 'collect',
  '/personal?menu=comment': 'comment',
  '/personal?menu=message': 'message',
  '/personalDownLoad': 'download',
  '/personalAlbum': 'album',
  '/personal?menu=submission': 'submission',
  '/personalInfomation': 'infomation',
  '/personalAccount': 'account',
} as const;

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** In how many lines language, look and the member's name stand above the site's. */
const linesOfHeader = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const row = document.querySelector('[data-part="account"]')?.parentElement;
    const tops = [...(row?.children ?? [])].flatMap((child) => {
      const { top, height } = child.getBoundingClientRect();
      return height === 0 ? [] : [Math.round((top + height / 2) / 16)];
    });
    return new Set(tops).size;
  });
const paper = '/thesisDetails?columnId={article:10.5555/fol.2026.5.1}';

test('the personal center is for members: a visitor is led to the login, and the address is remembered', async () => {
  const { page, open } = await arrive();
  for (const path of Object.keys(addresses)) {
    await open('optics', path);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/login');
    expect(searchParams.get('url')).toBe(path);
  }
});

describe.each(isWholeRun ? (['zh', 'en', 'ara'] as const) : (['zh', 'ara'] as const))('in %s', (language) => {
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test('six addresses show one page, each with its part of the menu; axe finds nothing, also on a phone', async () => {
    const { page, context, open } = await arrive();
    await fillCenter(await signIn(context, 'optics'));
    for (const [path, entry] of Object.entries(addresses)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await open('optics', at(path))).toBe(200);
      await page.locator(`[data-part="personal-center"][data-menu="${entry}"]`).waitFor();
      expect(await page.locator('[data-part="empty"]').count(), `${path} shows something`).toBe(0);
      const menu = page.locator('[data-part="center-menu"] a');
      expect(await menu.evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.menu))).toEqual([
        'collect',
        'comment',
        'message',
        'download',
        'album',
        'submission',
        'tasks',
        'infomation',
        'account',
        'back',
      ]);
      expect(await page.locator('[data-part="center-menu"] [aria-current]').getAttribute('data-menu')).toBe(entry);
      expect((await axeFindings(page)).join('\n')).toBe('');
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await linesOfHeader(page), `${path} in ${language}`).toBe(1);
      expect((await axeFindings(page)).join('\n')).toBe('');
    }
    await page.locator('[data-menu="back"]').click();
    await page.waitForURL(/homeNav/);
  });
});

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = currentMessages(language);
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test('a member writes down who they are, with a picture, and what is wrong is said', async () => {
    const { page, context, open } = await arrive();
    await signIn(context, 'optics');
    await open('optics', at('/personalInfomation'));
    const form = page.locator('form[aria-label]').filter({ has: page.locator('[name="name"]') });
    await form.locator('[name="name"]').fill('');
    await form.locator('button[type="submit"]').click();
    expect(await form.locator('[data-part="field-problem"]').first().textContent()).toBe(say('failure.nameRequired'));
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');

    const chooser = page.locator('[data-part="avatar-field"] input[type="file"]');
    await chooser.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await page.getByText(say('failure.avatarType')).waitFor();
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1_048_576) });
    await page.getByText(say('failure.avatarTooLarge')).waitFor();
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1F4E9E' } })
      .png()
      .toBuffer();
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    await page.locator('[data-part="avatar-field"] img').waitFor();

    await form.locator('[name="name"]').fill(language === 'zh' ? '示例读者' : 'Sample Reader');
    await form.locator('[name="gender"]').selectOption('female');
    await form.locator('[name="institution"]').fill('Sample Institute');
    await form.locator('[name="researchFields"]').pressSequentially('lasers,');
    await form.locator('button[type="submit"]').click();
    await page.locator('[data-part="info-saved"]', { hasText: say('ui.success.save') }).waitFor();
    await open('optics', at('/personalInfomation'));
    expect(await form.locator('[name="gender"]').inputValue()).toBe('female');
    expect(
      await form
        .locator('[name="researchField"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['optics', 'lasers']);
    expect(await page.locator('[data-part="center-member"] img').count()).toBe(1);
  });

  test('what was read and told is listed, and goes when the member says so', async () => {
    const { page, context, open } = await arrive();
    const { id } = await signIn(context, 'optics');
    const counted = page.waitForResponse((answer) => answer.url().includes('/front/statistics/view'));
    await open('optics', at(paper));
    await counted;
    await open('optics', at('/personalDownLoad?tab=read'));
    const read = page.locator('[data-part="historys"] [data-part="saved"]');
    expect(await read.count()).toBe(1);
    await page.locator('[data-part="forget-all"]').click();
    await page.locator('[data-part="confirm"] button[value="yes"]').click();
    await page.getByText(say('history.empty.read')).waitFor();

    await tell(id);
    await open('optics', at('/personal?menu=message'));
    expect(await page.locator('[data-part="messages"] > li[data-unread]').count()).toBe(1);
    const inHeader = page.locator('header [data-part="account"] > button');
    expect(await inHeader.textContent()).toContain({ zh: '1 条未读消息', en: '1 unread message' }[language]);
    await page.locator('[data-part="read-all"]').click();
    await expect.poll(() => page.locator('[data-part="messages"] > li[data-unread]').count()).toBe(0);
    await expect.poll(() => page.locator('[data-part="unread"]').count()).toBe(0);
  });

  test('a member takes their data along and deletes the account, and is a visitor then', async () => {
    const { page, context, open } = await arrive();
    const { userName, email } = await signIn(context, 'optics');
    await open('optics', at('/personalAccount'));
    const saved: Download[] = [];
    page.on('download', (file) => saved.push(file));
    // A press that comes while the page wakes may be lost, on a busy machine; a person presses again.
    for (let presses = 0; presses < 6 && saved.length === 0; presses++) {
      await page.locator('[data-part="export-data"] a').press('Enter');
      await page.waitForEvent('download', { timeout: 10_000 }).catch(() => {});
    }
    const copy = JSON.parse(readFileSync((await saved[0]?.path()) ?? '', 'utf8'));
    expect(copy.account[0].user_name).toBe(userName);

    const leaving = page.locator('[data-part="delete-account"]');
    await leaving.locator('summary').click();
    await leaving.locator('button[type="submit"]').click();
    await leaving.getByText(say('failure.verificationCodeRequired')).waitFor();
    await leaving.locator('[data-part="send-code"]').click();
    const { code } = await awaitCode(email);
    await leaving.locator('[name="code"]').fill(code);
    await leaving.locator('button[type="submit"]').click();
    await page.waitForURL(/homeNav/);
    expect((await context.cookies()).filter(({ name }) => name === '__Host-session')).toEqual([]);
    await open('optics', at('/personal'));
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});
