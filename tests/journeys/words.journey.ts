import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { storeSite } from '../support/sites.ts';
import { atOptics } from './as-owner.ts';
import { walkedIn } from './languages.ts';
import { signIn } from './sign-in.ts';
import { specifiedWords } from './specified-words.ts';
import { useBrowser, useVisitors } from './visit.ts';

// What the specification quotes, read where a member or a visitor meets it.

const arrive = useVisitors();
const enter = useBrowser();
const owner = new pg.Client({ connectionString: inject('ownerUrl') });
const paper = '/thesisDetails?columnId={article:10.5555/fol.2026.5.1}';
/** Each carries papers in one language only. */
const narrow = {
  zh: { id: 9003, sld: 'only-en', languages: ['en'] },
  en: { id: 9004, sld: 'only-zh', languages: ['zh'] },
};

beforeAll(async () => {
  await owner.connect();
  for (const { id, sld, languages } of Object.values(narrow))
    await storeSite({ owner }, { id, sld, language: languages[0] as string, columns: { languages } });
});
afterAll(() => owner.end());

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`).first();
const toast = (page: Page, words: string) => page.locator('[data-part="toast-text"]').getByText(words, { exact: true });

/** Says yes to a question that must be asked in these words. */
async function agree(page: Page, question: string): Promise<void> {
  const dialog = part(page, 'confirm');
  await dialog.waitFor();
  expect(await dialog.locator('p').first().textContent()).toBe(question);
  await dialog.locator('button[value="yes"]').click();
}

describe.each(walkedIn('en'))('in %s', (language) => {
  const exactly = specifiedWords('tables/specified-words.tsv', language);
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test('a member is asked before they collect a paper and before they cancel it, and told that it was done', async () => {
    const { page, context, open } = await arrive();
    await signIn(context, 'optics');
    await open('optics', at(paper));
    await part(page, 'collect').click();
    await agree(page, exactly('collect article?'));
    await toast(page, exactly('collect')).waitFor();
    await page.locator('[data-part="collect"][aria-pressed="true"]').first().waitFor();
    await part(page, 'collect').click();
    await agree(page, exactly('cancel collection?'));
    await toast(page, exactly('cancel')).waitFor();
  });

  test('a member is asked before they delete a comment, and told that it was deleted', async () => {
    const { page, context, open } = await arrive();
    const { id } = await signIn(context, 'optics');
    await atOptics([
      `insert into comment (site_id, comment_id, item_id, account_id, text, state) select 1, new_id(1), id, $1, 'Sample comment', 'shown'
       from item where site_id = 1 and source_key = '10.5555/fol.2026.5.1'`,
      [id],
    ]);
    await open('optics', at('/personal?menu=comment'));
    await part(page, 'delete-comment').click();
    await agree(page, exactly('delete comment?'));
    await toast(page, exactly('delete')).waitFor();
  });

  test('a member is asked before they delete an album', async () => {
    const { page, context, open } = await arrive();
    const { id } = await signIn(context, 'optics');
    const [album] = await atOptics([
      `insert into personal_album (site_id, album_id, account_id, name) values (1, new_id(1), $1, 'Sample album') returning album_id::text as id`,
      [id],
    ]);
    await open('optics', at(`/personalAlbum?childId=${album?.[0]?.id}`));
    await part(page, 'delete-album').click();
    await agree(page, exactly('delete album?'));
    await part(page, 'personal-album').waitFor({ state: 'detached' });
  });

  test.each([
    ['article', 'paper gone?'],
    ['journal', 'journal gone?'],
  ])('a favourite of the kind %s that no longer exists is asked about', async (kind, question) => {
    const { page, context, open } = await arrive();
    const { id } = await signIn(context, 'optics');
    await atOptics([
      `insert into collected (site_id, account_id, item_id, kind, title) values (1, $1, ${(1n << 40n) + 999_999n}, $2, '{"en":"Gone"}')`,
      [id, kind],
    ]);
    await open('optics', at('/personalCollect'));
    await part(page, 'gone').click();
    await agree(page, exactly(question));
    await toast(page, exactly('cancel')).waitFor();
  });

  test('a language in which a site carries nothing is told of: metadata only', async () => {
    const { page, open } = await arrive();
    await open(narrow[language].sld, at('/homeNav'));
    await toast(page, exactly('metadata only')).waitFor();
  });

  test('a citation folder that cannot be read says so', async () => {
    const { page, open, leave } = await enter();
    await open('optics', at(paper));
    await page.evaluate(() =>
      localStorage.setItem(
        'imprint.citations.1',
        JSON.stringify([{ id: '1099511627999', resName: 'Paper', resString: '', sortId: 0 }]),
      ),
    );
    await page.route(/batchPublicizeInfo/, (route) => route.abort());
    await open('optics', at('/homeNav'));
    await page.evaluate(() => scrollTo(0, 900));
    await part(page, 'citation-folder').click();
    const dialog = part(page, 'citation-dialog');
    await dialog.locator('input[type="checkbox"]').first().check();
    await dialog.getByRole('button', { name: 'BibTeX' }).click();
    await toast(page, exactly('no data')).waitFor();
    await leave();
  });
});
