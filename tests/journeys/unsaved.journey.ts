import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 300_000 });

const inLanguage = {
  zh: {
    title: '标题',
    own: '中文',
    publish: '发布',
    published: '已发布。',
    keep: '保留修改并离开',
    stay: '留在本页',
    discard: '放弃修改并离开',
    restore: '恢复',
    kept: '已为您自动保留。',
    menu: '后台菜单',
    issues: 'issue',
    others: '正在同时编辑的还有',
    mine: '我的',
    take: '采用所选内容',
    draft: '保存草稿',
    saved: '草稿已保存。',
  },
  en: {
    title: 'Title',
    own: 'English',
    publish: 'Publish',
    published: 'Published.',
    keep: 'Keep and leave',
    stay: 'Stay on this page',
    discard: 'Leave and discard',
    restore: 'Restore',
    kept: 'Kept for you until you save.',
    menu: 'Menu of the console',
    issues: 'issue',
    others: 'Also editing this now',
    mine: 'Mine',
    take: 'Use this selection',
    draft: 'Save draft',
    saved: 'Draft saved.',
  },
} as const;

async function sitDown(path: string, options?: Parameters<typeof arrive>[0]): Promise<Visitor> {
  const visitor = await arrive(options);
  await admitToConsole(visitor.context, 'optics', 'editor');
  expect(await visitor.open('optics', path)).toBe(200);
  await visitor.page.locator('[data-part="document-form"]').waitFor();
  return visitor;
}

/** Two looks of a page: narrow and light, wide and dark. */
async function screenshot(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // Colours that are on their way to the other look belong to neither.
    await page.evaluate(() => {
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    });
    await keepPicture(page, `${name}-${width}`);
    expect(await axeFindings(page), `${name} ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

describe.each(walkedIn('en'))('in %s', (lang) => {
  const words = inLanguage[lang];
  const titleAt = (page: Page) =>
    page.getByRole('group', { name: words.title }).first().getByRole('textbox', { name: words.own });
  const away = (page: Page) => page.locator(`nav a[href^="/console/list/issue"]`).last().click();
  const question = (page: Page) => page.locator('[data-part="leave-question"]');

  test('a link of the console asks before edits are left; they are kept, offered again and gone once saved', async () => {
    const { page, open } = await sitDown(`/console/edit/news/new?lang=${lang}`);
    const typed = `Unsaved ${randomInt(10 ** 6)}`;
    await titleAt(page).fill(typed);
    await page.getByText(words.kept).waitFor();

    await away(page);
    await question(page).waitFor();
    await screenshot(page, `leave-${lang}`);
    await question(page).getByRole('button', { name: words.stay }).click();
    expect(await titleAt(page).inputValue()).toBe(typed);

    await titleAt(page).fill(`${typed} more`);
    await away(page);
    await question(page).getByRole('button', { name: words.keep }).click();
    await page.waitForURL(/\/console\/list\/issue/);
    await open('optics', `/console/edit/news/new?lang=${lang}`);
    const offered = page.locator('[data-part="kept-question"]');
    await offered.locator('summary').click();
    await offered.locator('ins', { hasText: `${typed} more` }).waitFor();
    await screenshot(page, `kept-${lang}`);
    // Nobody else is offered it.
    const other = await sitDown(`/console/edit/news/new?lang=${lang}`);
    expect(await other.page.locator('[data-part="kept-question"]').count()).toBe(0);

    await offered.getByRole('button', { name: words.restore }).click();
    expect(await titleAt(page).inputValue()).toBe(`${typed} more`);
    await page.getByRole('button', { name: words.draft }).click();
    await page.getByText(words.saved).first().waitFor();
    await page.waitForURL(/\/console\/edit\/news\/new-/);
    await away(page);
    await page.waitForURL(/\/console\/list\/issue/);
    await open('optics', `/console/edit/news/new?lang=${lang}`);
    await titleAt(page).waitFor();
    expect(await page.locator('[data-part="kept-question"]').count()).toBe(0);

    await titleAt(page).fill('Given up');
    await away(page);
    await question(page).getByRole('button', { name: words.discard }).click();
    await page.waitForURL(/\/console\/list\/issue/);
    await open('optics', `/console/edit/news/new?lang=${lang}`);
    await titleAt(page).waitFor();
    expect(await page.locator('[data-part="kept-question"]').count()).toBe(0);
  });

  test('closing the window asks as well', async () => {
    const { page } = await sitDown(`/console/edit/news/new?lang=${lang}`);
    await titleAt(page).fill('Typed');
    const opening = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await opening;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });

  test('two see each other; what both changed is chosen side by side, the rest is taken', async () => {
    const first = await sitDown(`/console/edit/news/new?lang=${lang}`);
    await titleAt(first.page).fill('Slow light in glass');
    await first.page.getByRole('button', { name: words.draft }).click();
    await first.page.waitForURL(/\/console\/edit\/news\/new-/);
    const second = await sitDown(`${new URL(first.page.url()).pathname}?lang=${lang}`);
    await second.page.getByText(words.others).waitFor();

    await titleAt(first.page).fill('Slow light in silica glass');
    await first.page.getByRole('button', { name: words.draft }).click();
    await first.page.getByText(words.saved).last().waitFor();
    await titleAt(second.page).fill('Slow light in cold glass');
    await second.page.getByRole('button', { name: words.draft }).click();
    const merge = second.page.locator('[data-part="merge-question"]');
    await merge.locator('ins', { hasText: 'silica' }).waitFor();
    await merge.locator('ins', { hasText: 'cold' }).waitFor();
    // Nothing is chosen for anybody.
    expect(await merge.getByRole('button', { name: words.take }).isDisabled()).toBe(true);
    await screenshot(second.page, `merge-${lang}`);
    await merge.getByRole('radio', { name: words.mine }).check();
    await merge.getByRole('button', { name: words.take }).click();
    await second.page.getByRole('button', { name: words.draft }).click();
    await second.page.getByText(words.saved).first().waitFor();
    await second.page.reload();
    await second.page.locator('[data-part="changes"] summary').first().click();
    await second.page.locator('[data-part="changes"] ins', { hasText: 'cold' }).first().waitFor();
    await screenshot(second.page, `versions-${lang}`);
  });
});

test.each(walkedIn('en'))('the log names the things and leads to them, in %s', async (lang) => {
  const { page, context, open } = await arrive();
  await admitToConsole(context, 'optics', 'owner');
  await open('optics', `/console/changes?lang=${lang}`);
  const link = page.locator('[data-part="changes"] a[href^="/console/edit/"]').first();
  await link.waitFor();
  await page.locator('[data-part="changes"] summary').first().click();
  await screenshot(page, `log-${lang}`);
  await link.click();
  await page.waitForURL(/\/console\/edit\//);
});

test.each(walkedIn('en'))(
  'who may do everything everywhere is invited apart and after a question, in %s',
  async (lang) => {
    const { page, context, open } = await arrive();
    await admitToConsole(context, 'optics', 'operator');
    await open('optics', `/console/people?lang=${lang}`);
    expect(await page.locator('[data-part="invite"]').count()).toBe(1);
    const form = page.locator('[data-part="invite-operator"]');
    expect(await form.isVisible()).toBe(false);
    await page.locator('details:has([data-part="invite-operator"]) summary').click();
    await form.getByRole('textbox').fill('somebody@example.org');
    await screenshot(page, `people-${lang}`);
    await form.getByRole('button').click();
    const confirmation = page.locator('[data-part="confirm"]');
    expect(await confirmation.textContent()).toContain('somebody@example.org');
    await confirmation.getByRole('button').first().click();
  },
);

test('behind a picture that was put into a text the next key writes on', async () => {
  const { page } = await sitDown('/console/edit/news/new?lang=en');
  const text = page.getByRole('textbox', { name: 'Text, English' });
  await text.click();
  await page.keyboard.type('Before');
  await page.locator('[data-tool="prose.picture"]').last().click();
  const form = page.locator('[data-part="prose-figure"]');
  const rings = '<svg width="60" height="40"><rect width="60" height="40" fill="#1F4E9E"/></svg>';
  const picture = await sharp(Buffer.from(rings)).png().toBuffer();
  await form.locator('input[type="file"]').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: picture });
  await form.locator('img').waitFor();
  await form.getByRole('textbox').first().fill('A dot');
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'hidden' });
  await page.keyboard.type('After');
  expect(await text.locator('figure img').count()).toBe(1);
  expect(await text.locator('p').last().textContent()).toContain('After');
});
