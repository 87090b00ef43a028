import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../src/content/kinds.ts';
import { itemAddress } from '../../src/platform/kernel/item-address.ts';
import { atOptics } from './as-owner.ts';
import { axeFindings } from './axe.ts';
import { isWholeRun } from './languages.ts';
import { awaitCode } from './mailbox.ts';
import { currentMessages } from './messages.ts';
import { signIn } from './sign-in.ts';
import { useBrowser, useVisitors } from './visit.ts';

const arrive = useVisitors();
const enter = useBrowser();
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const yes = async (page: Page, question: string) => {
  const dialog = part(page, 'confirm');
  await dialog.waitFor();
  expect(await dialog.locator('p').first().textContent()).toBe(question);
  await dialog.locator('button[value="yes"]').focus();
  await page.keyboard.press('Enter');
};
const press = async (page: Page, name: string) => {
  await part(page, name).first().focus();
  await page.keyboard.press('Enter');
};

const withPage = kinds.filter(({ hasPage }) => hasPage).map(({ name }) => name);

test.for(withPage)('the page of a thing of the kind %s has the button that collects it', async (kind) => {
  const [found] = await atOptics([
    `select id::text from item where site_id = 1 and kind = $1 and status = 'published'
     order by published_on desc nulls last, id limit 1`,
    [kind],
  ]);
  const id = found?.[0]?.id as string;
  expect(id, `the sample site has a ${kind}`).toBeDefined();
  const visitor = await arrive();
  await visitor.open('optics', `${itemAddress({ kind, id })}&lang=en`.replace(/^([^?]*)&/, '$1?'));
  expect(await part(visitor.page, 'collect').first().getAttribute('href')).toMatch(/^\/login\?url=/);

  const { page, context, open } = await arrive();
  await signIn(context, 'optics');
  await open('optics', `${itemAddress({ kind, id })}&lang=en`.replace(/^([^?]*)&/, '$1?'));
  const say = currentMessages('en');
  await press(page, 'collect');
  await yes(page, say(kind === 'article' ? 'ui.confirm.collectArticle' : 'favourites.confirm.collect'));
  await page.locator('[data-part="collect"][aria-pressed="true"]').first().waitFor();
});

test.for(['journal', 'expert', 'album', 'conference', 'special-issue', 'topic', 'article', 'book', 'video', 'news'])(
  'a thing of the kind %s can be commented on its page',
  async (kind) => {
    const [found] = await atOptics([
      `select id::text from item where site_id = 1 and kind = $1 and status = 'published' order by id limit 1`,
      [kind],
    ]);
    const { page, context, open } = await arrive();
    await signIn(context, 'optics');
    await open('optics', `${itemAddress({ kind, id: found?.[0]?.id })}&lang=en`.replace(/^([^?]*)&/, '$1?'));
    await part(page, 'comment-form').locator('textarea').fill('Sample comment of a journey');
    await part(page, 'comment-form').locator('button[type="submit"]').press('Enter');
    await part(page, 'own-comment').first().waitFor();
  },
);

describe.each(isWholeRun ? (['zh', 'en', 'ara'] as const) : (['en', 'ara'] as const))('in %s', (language) => {
  const say = currentMessages(language === 'ara' ? 'ar' : language);
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test('an expert says “this is me” by their ORCID iD, corrects their page and gives it back', async () => {
    const { page, context, open } = await arrive({ viewport: { width: 360, height: 740 } });
    const { id } = await signIn(context, 'optics');
    const orcid = `0000-0002-${String(Number(id) % 10_000).padStart(4, '0')}-0097`;
    const [found] = await atOptics([
      `update expert set orcid = $1 where site_id = 1 and id = (select id from item where site_id = 1 and kind = 'expert'
         and status = 'published' order by id offset $2 limit 1) returning id::text`,
      [orcid, ['zh', 'en', 'ara'].indexOf(language)],
    ]);
    const own = at(itemAddress({ kind: 'expert', id: found?.[0]?.id }));

    await open('optics', own);
    await page.locator('[data-part="claim"][data-state="linkFirst"]').waitFor();
    await atOptics(
      ['update account set orcid = $1 where account_id = $2', [orcid, id]],
      ["insert into account_identity (provider, subject, account_id) values ('orcid', $1, $2)", [orcid, id]],
    );
    await open('optics', own);
    await press(page, 'claim-this');
    await yes(page, say('claims.confirm.claim'));
    await part(page, 'claimed').waitFor();
    await page.locator('[data-part="claim"][data-state="mine"] summary').focus();
    await page.keyboard.press('Enter');
    const form = part(page, 'claim').locator('form');
    await form.locator('[name="website"]').fill('no address');
    await form.locator('button[type="submit"]').press('Enter');
    expect(await form.locator('[data-part="field-problem"]').textContent()).toBe(say('failure.urlFormat'));
    await form.locator('[name="website"]').fill('https://example.org/sample');
    await form.locator('[name="introduction"]').fill('A sample person, in their own words.');
    expect((await axeFindings(page)).join('\n')).toBe('');
    await form.locator('button[type="submit"]').press('Enter');
    await part(page, 'expert-head').getByText('A sample person, in their own words.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await press(page, 'release-this');
    await yes(page, say('claims.confirm.release'));
    await part(page, 'claimed').waitFor({ state: 'detached' });
  });

  test('a new way to log in is added only after a fresh proof, where the last one is old', async () => {
    const { page, context, open, leave } = await enter();
    const { id, email } = await signIn(context, 'optics');
    await atOptics(["update session set proven_at = now() - interval '1 hour' where member_id = $1", [id]]);
    await open('optics', at('/accountBinding'));
    expect((await axeFindings(page)).join('\n')).toBe('');
    await press(page, 'add-passkey');
    const proof = part(page, 'fresh-proof');
    await proof.waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
    expect((await axeFindings(page)).join('\n')).toBe('');
    await proof.locator('[data-part="send-code"]').press('Enter');
    const { code } = await awaitCode(email);
    await proof.locator('[name="code"]').fill(code);
    await proof.locator('button[type="submit"]').press('Enter');
    await proof.waitFor({ state: 'detached' });
    expect(await leave()).toEqual([expect.stringContaining('/api/passkey/wanted answered 403')]);
  });
});
