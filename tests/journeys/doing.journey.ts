import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { walkedIn } from './languages.ts';
import { currentMessages } from './messages.ts';
import { signIn } from './sign-in.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const paper = '/thesisDetails?columnId={article:10.5555/fol.2026.5.1}';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const toast = (page: Page, text: string) => part(page, 'toast').filter({ hasText: text }).first();
const press = async (page: Page, name: string) => {
  await part(page, name).first().focus();
  await page.keyboard.press('Enter');
};

/** Answers a question by keyboard; the question is the specification's. */
async function answer(page: Page, question: string, yes: boolean): Promise<void> {
  const dialog = part(page, 'confirm');
  await dialog.waitFor();
  expect(await dialog.locator('p').first().textContent()).toBe(question);
  if (yes) {
    await dialog.locator('button[value="yes"]').focus();
    await page.keyboard.press('Enter');
  } else await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** What an editor or an importer does meanwhile, at the site of the sample. */
async function meanwhile(text: string, values: unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
    await owner.query(text, values);
    await owner.query('commit');
  } finally {
    await owner.end();
  }
}

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = currentMessages(language);
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test('a visitor is led to the login by the buttons for members, also without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, open } = await arrive({ javaScriptEnabled });
      await open('optics', at(paper));
      for (const name of ['collect', 'sign-in-to-comment']) {
        const href = await part(page, name).getAttribute('href');
        expect(href).toMatch(/^\/login\?url=/);
        expect(href).toContain(`lang%3D${language}`);
      }
      expect(await part(page, 'collect').textContent()).toBe(say('favourites.action.collect'));
    }
  });

  test('a member collects a paper after a question, finds it among the favourites, and takes it back', async () => {
    const { page, context, open } = await arrive();
    await signIn(context, 'optics');
    await open('optics', at(paper));
    const button = part(page, 'collect');
    await press(page, 'collect');
    await answer(page, say('ui.confirm.collectArticle'), false);
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await press(page, 'collect');
    await answer(page, say('ui.confirm.collectArticle'), true);
    await toast(page, say('ui.success.collect')).waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe('true');

    await open('optics', at('/personalCollect'));
    expect(await part(page, 'saved').count()).toBe(1);
    expect((await axeFindings(page)).join('\n')).toBe('');

    await open('optics', at(paper));
    await page.locator('[data-part="collect"][aria-pressed="true"]').waitFor();
    await press(page, 'collect');
    await answer(page, say('ui.confirm.cancelCollection'), true);
    await toast(page, say('ui.success.cancel')).waitFor();
    expect(await button.textContent()).toBe(say('favourites.action.collect'));
  });

  test('what is gone is asked about, a paper and a journal in their own words, and its line can be deleted', async () => {
    const { page, context, open } = await arrive();
    const { id } = await signIn(context, 'optics');
    await meanwhile(
      `insert into collected (site_id, account_id, item_id, kind, title)
       select 1, $1, (1::bigint << 40) + number, kind, '{"en":"Sample that is gone","zh":"已不存在的样例"}'
       from (values (999000001, 'article'), (999000002, 'journal')) gone (number, kind)`,
      [id],
    );
    await open('optics', at('/personalCollect'));
    expect(await part(page, 'gone').count()).toBe(2);
    // Both were kept in the same moment; the later id stands first.
    for (const [left, question] of [
      [1, 'ui.confirm.journalGone'],
      [0, 'ui.confirm.paperGone'],
    ] as const) {
      await press(page, 'gone');
      await answer(page, say(question), true);
      await expect.poll(() => part(page, 'saved').count()).toBe(left);
    }
  });

  test('a paper goes into an album that is made on the spot; the album is edited and deleted', async () => {
    const { page, context, open } = await arrive();
    await signIn(context, 'optics');
    await open('optics', at(paper));
    await press(page, 'add-to-album');
    const dialog = part(page, 'save-dialog');
    await dialog.waitFor();
    const save = dialog.locator('button[type="submit"]');
    await save.click();
    await dialog.getByText(say('failure.chooseFavouritesOrAlbums')).waitFor();
    await dialog.locator('[name="albums"]').check();
    await save.click();
    await dialog.getByText(say('failure.selectAlbum')).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('album');
    await dialog.locator('[name="album"]').selectOption('new');
    await save.click();
    await dialog.getByText(say('personalAlbum.form.nameRequired')).waitFor();
    expect((await axeFindings(page)).join('\n')).toBe('');
    await dialog.locator('[name="name"]').fill('光学 Optics');
    await save.click();
    await dialog.waitFor({ state: 'detached' });
    await toast(page, say('ui.success.save')).waitFor();

    await open('optics', at('/personalAlbum'));
    expect((await axeFindings(page)).join('\n')).toBe('');
    await part(page, 'personal-album-card').locator('a').click();
    await part(page, 'personal-album').waitFor();
    expect(await part(page, 'saved').count()).toBe(1);
    expect(await part(page, 'type-tabs').locator('a').allTextContents()).toEqual(
      ['article', 'publication', 'audio', 'video'].map(
        (type) => `${say(`favourites.type.${type}`)} (${type === 'article' ? 1 : 0})`,
      ),
    );
    expect((await axeFindings(page)).join('\n')).toBe('');
    await press(page, 'delete-album');
    await answer(page, say('ui.confirm.deleteAlbum'), true);
    await part(page, 'personal-albums').waitFor();
    expect(await part(page, 'personal-album-card').count()).toBe(0);
  });

  test('a comment is checked, waits, is shown to everyone when it was let through, and is deleted by its writer', async () => {
    const { page, context, open } = await arrive();
    const { id, userName } = await signIn(context, 'optics');
    await open('optics', at(paper));
    const form = part(page, 'comment-form');
    await form.locator('button[type="submit"]').click();
    await form.getByText(say('comments.form.required')).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    const words = `Sample comment in ${language}`;
    await form.locator('textarea').fill(words);
    await form.locator('select').selectOption('4');
    await form.locator('button[type="submit"]').click();
    await toast(page, say('comments.form.waits')).waitFor();
    const own = part(page, 'own-comment');
    expect(await own.locator('strong').textContent()).toBe(say('comments.state.waiting'));
    expect((await axeFindings(page)).join('\n')).toBe('');

    await meanwhile("update comment set state = 'shown' where site_id = 1 and account_id = $1", [id]);
    const visitor = await arrive();
    await expect
      .poll(
        async () => {
          await visitor.open('optics', at(paper));
          return part(visitor.page, 'comment').allTextContents();
        },
        { timeout: 60_000, interval: 2_000 },
      )
      .toEqual(expect.arrayContaining([expect.stringContaining(words)]));
    expect(await part(visitor.page, 'comments').textContent()).toContain(userName.replace(/\d{7,}/, '').slice(0, 14));

    await open('optics', at('/personal?menu=comment'));
    expect((await axeFindings(page)).join('\n')).toBe('');
    await press(page, 'delete-comment');
    await answer(page, say('ui.confirm.deleteComment'), true);
    await toast(page, say('ui.success.delete')).waitFor();
    await expect.poll(() => part(page, 'own-comment').count()).toBe(0);
  });

  test('on a phone the bar below collects, and nothing is wider than the screen', async () => {
    const { page, context, open } = await arrive({ viewport: { width: 360, height: 740 } });
    await signIn(context, 'optics');
    await open('optics', at(paper));
    await page.locator('[data-part="reading-bar"] a[href="#save-this"]').click();
    await answer(page, say('ui.confirm.collectArticle'), true);
    await toast(page, say('ui.success.collect')).waitFor();
    for (const path of [paper, '/personalCollect', '/personalAlbum']) {
      await open('optics', at(path));
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
    }
  });
});

test('several found papers are saved together', async () => {
  const { page, context, open } = await arrive();
  await signIn(context, 'optics');
  await expect
    .poll(
      async () => {
        await open('optics', '/article?lang=en');
        return part(page, 'hit').count();
      },
      { timeout: 60_000, interval: 2_000 },
    )
    .toBeGreaterThan(1);
  for (const place of [0, 1]) await part(page, 'hit').nth(place).locator('input[type="checkbox"]').check();
  await press(page, 'save-chosen');
  const dialog = part(page, 'save-dialog');
  await dialog.locator('[name="favourites"]').check();
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: 'detached' });
  await open('optics', '/personalCollect?lang=en');
  expect(await part(page, 'saved').count()).toBe(2);
});
