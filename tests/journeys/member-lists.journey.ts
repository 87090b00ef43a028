import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { ask } from '../faults/ask.ts';
import { atOptics } from './as-owner.ts';
import { walkedIn } from './languages.ts';
import { currentMessages } from './messages.ts';
import { signIn } from './sign-in.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const many = 25;

/** More papers than a page of a list has, kept in the order of their ids. */
const papers = `(select id, kind, titles, row_number() over (order by id) as place from item
  where site_id = 1 and status = 'published' and kind = 'article' order by id limit ${many}) paper`;

/** Gives a member more of everything than one page shows. */
async function fill(id: string): Promise<string> {
  const [, , , , , album] = await atOptics(
    [
      `insert into collected (site_id, account_id, item_id, kind, title) select 1, $1, id, kind, titles from ${papers}`,
      [id],
    ],
    [
      `insert into comment (site_id, comment_id, item_id, account_id, text, stars, state)
       select 1, new_id(1), id, $1, 'Comment ' || place, 4, 'shown' from ${papers} where place <= 21`,
      [id],
    ],
    [
      `insert into member_use (site_id, account_id, what, item_id, kind, title)
       select 1, $1, what, id, kind, titles from ${papers}, unnest(array['read', 'download']) what`,
      [id],
    ],
    [
      `insert into notice (site_id, notice_id, account_id, about, data)
       select 1, new_id(1), $1, 'new-device', '{"device":"Journey"}' from generate_series(1, 21)`,
      [id],
    ],
    [
      `insert into personal_album (site_id, album_id, account_id, name, changed_at)
       select 1, new_id(1), $1, 'Album ' || place, now() - place * interval '1 hour' from generate_series(1, 60) place`,
      [id],
    ],
    [
      `with album as (insert into personal_album (site_id, album_id, account_id, name, english_name)
         values (1, new_id(1), $1, '大专辑', 'The large album') returning album_id)
       insert into personal_album_entry (site_id, album_id, item_id, kind, title)
       select 1, album_id, id, kind, titles from album, ${papers} returning album_id::text as id`,
      [id],
    ],
    [
      `insert into alert (site_id, alert_id, email, email_hash, account_id, what, subject, language)
       select 1, new_id(1), 'reader' || place || '@example.org', encode(sha256(('journey ' || $1 || place)::bytea), 'hex'),
         $1::bigint, 'keywords', 'word ' || place, 'en' from generate_series(1, 21) place`,
      [id],
    ],
  );
  const [made] = (album ?? []) as { id: string }[];
  if (!made) throw new Error('no album was made');
  return made.id;
}

const agree = (page: Page) => page.locator('[data-part="confirm"] button[value="yes"]').click();
const pager = (page: Page) => page.locator('[data-part="paging"]');
const count = (page: Page, row: string, expected: number) =>
  expect.poll(() => page.locator(row).count(), { timeout: 15_000 }).toBe(expected);

/** Takes out all that a page shows. */
async function removeAll(page: Page): Promise<void> {
  await page.locator('label:has(input[type="checkbox"])').first().click();
  await page.locator('[data-part="remove-chosen"]').click();
  await agree(page);
}

describe.each(walkedIn('en'))('in %s', (language) => {
  const say = currentMessages(language);
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test.each([
    ['favourites', '/personalCollect', 'favourites.list.empty'],
    ['downloads', '/personalDownLoad', 'history.empty.download'],
    ['the reading history', '/personalDownLoad?tab=read', 'history.empty.read'],
  ])('of %s the rest moves up, a last page gives way, and nothing left says so', async (_, path, empty) => {
    const { page, context, open } = await arrive();
    const { id } = await signIn(context, 'optics');
    await fill(id);
    const row = '[data-part="saved"]';
    const second = at(`${path}${path.includes('?') ? '&' : '?'}page=1`);
    await open('optics', second);
    await count(page, row, many - 20);
    await removeAll(page);
    // The second page is gone: the first is shown, and the pages are counted anew.
    await count(page, row, 20);
    expect(await pager(page).count()).toBe(0);

    await fill(await again(context));
    await open('optics', at(path));
    await count(page, row, 20);
    expect(await pager(page).count()).toBe(1);
    await removeAll(page);
    await count(page, row, many - 20);
    await expect.poll(() => pager(page).count()).toBe(0);
    await removeAll(page);
    await page.getByText(say(empty)).waitFor();
    expect(await page.locator('[data-part="empty"]').count()).toBe(1);
  });

  test('of an album the rest moves up and its tabs count what is left', async () => {
    const { page, context, open } = await arrive();
    const album = await fill((await signIn(context, 'optics')).id);
    await open('optics', at(`/personalAlbum?childId=${album}`));
    const tab = page.locator('[data-part="type-tabs"] [aria-current]');
    expect(await tab.textContent()).toContain(`(${many})`);
    await removeAll(page);
    await count(page, '[data-part="saved"]', many - 20);
    expect(await tab.textContent()).toContain(`(${many - 20})`);
    await removeAll(page);
    await page.getByText(say('personalAlbum.entries.empty')).waitFor();
    expect(await tab.textContent()).toContain('(0)');
  });

  test('an album that is deleted says so; all albums are offered for a paper', async () => {
    const { page, context, open } = await arrive();
    const album = await fill((await signIn(context, 'optics')).id);
    await open('optics', at('/personalCollect'));
    await page.locator('[data-part="saved"] input').first().check();
    await page.locator('[data-part="add-to-album"]').click();
    const dialog = page.locator('[data-part="save-dialog"]');
    await dialog.locator('[name="albums"]').check();
    // None, sixty and the large one, and a new one.
    await count(page, '[data-part="save-dialog"] select[name="album"] option', 63);

    await open('optics', at(`/personalAlbum?childId=${album}`));
    await page.locator('[data-part="delete-album"]').click();
    await agree(page);
    await page.waitForURL((url) => !url.searchParams.has('childId'));
    await page.locator('[data-part="toast"]', { hasText: say('ui.success.delete') }).waitFor();
    await count(page, '[data-part="personal-album-card"]', 20);
    expect(await page.getByText('The large album').count()).toBe(0);
  });

  test('of comments and messages the rest moves up, and what is unread is counted', async () => {
    const { page, context, open } = await arrive();
    await fill((await signIn(context, 'optics')).id);
    const comment = '[data-part="own-comment"]';
    await open('optics', at('/personal?menu=comment&page=1'));
    await count(page, comment, 1);
    await page.locator(`${comment} [data-part="delete-comment"]`).click();
    await agree(page);
    await count(page, comment, 20);
    expect(await pager(page).count()).toBe(0);

    const message = '[data-part="messages"] > li';
    const unread = (number: number) => ({ zh: `${number} 条未读`, en: `${number} unread` })[language];
    await open('optics', at('/personal?menu=message'));
    await count(page, message, 20);
    await page.getByText(unread(21)).first().waitFor();
    await page.locator(`${message} button`).first().click();
    await expect.poll(() => pager(page).count()).toBe(0);
    await count(page, message, 20);
    await page.getByText(unread(20)).first().waitFor();
  });

  test('of subscriptions the rest stays, what ended is said, and none left says so', async () => {
    const { page, context, open } = await arrive();
    await fill((await signIn(context, 'optics')).id);
    await open('optics', at('/emailSubscribe'));
    const stop = page.locator('[data-part="subscriptions"] [data-part="unsubscribe"]');
    await expect.poll(() => stop.count()).toBe(21);
    for (let left = 20; left >= 0; left--) {
      await stop.first().click();
      await expect.poll(() => stop.count()).toBe(left);
      await page.getByText(say('alerts.list.stopped')).waitFor();
    }
    await page.getByText(say('alerts.list.empty')).waitFor();
  });

  test('times are those of the site, and say so', async () => {
    const { page, context, open } = await arrive();
    const { id } = await signIn(context, 'optics');
    await atOptics([
      `insert into notice (site_id, notice_id, account_id, about, data, sent_at)
       values (1, new_id(1), $1, 'new-device', '{"device":"Journey"}', '2026-03-01T17:30:00Z')`,
      [id],
    ]);
    await open('optics', at('/personal?menu=message'));
    // In Shanghai it was the next day.
    const date = await page.locator('[data-part="messages"] time').textContent();
    for (const part of [{ zh: '3月2日', en: 'Mar 2' }[language], '01:30', 'GMT+8']) expect(date).toContain(part);
  });
});

/** The same window, for another member. */
const again = async (context: Parameters<typeof signIn>[0]): Promise<string> => {
  await context.clearCookies();
  return (await signIn(context, 'optics')).id;
};

test('the part of the personal center that was asked for comes back after the login, on the portal too', async () => {
  for (const host of ['www', 'optics']) {
    const { page, open } = await arrive();
    await open(host, '/personal?menu=comment&lang=en');
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/login');
    expect(new URL(searchParams.get('url') ?? '', page.url()).searchParams.get('menu')).toBe('comment');
    expect(searchParams.get('lang')).toBe('en');
  }
});

test('a member is offered no form to register or to log in once more', async () => {
  const { page, context, open } = await arrive();
  await signIn(context, 'optics');
  for (const path of ['/register', '/quickLogin', '/login']) {
    await open('optics', `${path}?lang=en`);
    await page.locator('[data-part="signed-in"]').waitFor();
    expect(await page.locator('main form').count(), path).toBe(0);
  }
});

test('the toolbar is hidden on pages of the login and of feeds, however their address is written', async () => {
  const { page, open } = await arrive();
  for (const path of ['/Login', '/RSSLIST', '/QUICKLOGIN']) {
    await open('optics', `${path}?lang=en`);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(300);
    expect(await page.locator('[data-part="toolbar"]:visible').count(), path).toBe(0);
  }
});

test('lists stand in both directions, by the address and by a click', async () => {
  const { page, open } = await arrive();
  for (const path of ['/videoList', '/virtualAlbumList']) {
    await open('optics', `${path}?sort=publishDate,asc&lang=en`);
    const oldest = await page.locator('[data-part="directions"] [aria-current]').textContent();
    expect(oldest, path).toBe('Ascending');
    const titles = () => page.locator('[data-part="list"] h2, [data-part="list"] h3').allTextContents();
    const ascending = await titles();
    await page.locator('[data-part="directions"] a', { hasText: 'Descending' }).click();
    await page.waitForURL((url) => !url.search.includes('asc'));
    expect(ascending.length, path).toBeGreaterThan(1);
    expect((await titles())[0], path).not.toBe(ascending[0]);
  }
  await open('optics', '/article?sort=publishDate,asc&lang=en');
  const hit = () => page.locator('[data-part="hit"] h2, [data-part="hit"] h3').first().textContent();
  const oldestPaper = await hit();
  await page.locator('[data-part="sort-directions"] a', { hasText: 'Descending' }).click();
  await page.waitForURL(/desc/);
  await expect.poll(hit).not.toBe(oldestPaper);
  for (const sort of ['visits,desc', 'visits,asc']) {
    await open('optics', `/bookList?sort=${sort}&lang=en`);
    expect(await page.locator('[data-part="list-sorts"] [aria-current]').textContent(), sort).toBe('Views');
  }
});

test('a call that there is not, and a call asked in another way, answer the envelope through the edge', async () => {
  for (const [path, method, status] of [
    ['/rc-pub/front/nothing', 'GET', 404],
    ['/rc-pub', 'GET', 404],
    ['/rc-pub/front/front-article/1/2/3', 'POST', 404],
    ['/rc-pub/front/advSearch', 'DELETE', 405],
    ['/rc-pub/front/frontMembers/collect', 'GET', 405],
  ] as const) {
    const { http, type, text } = await ask(inject('edgePort'), path, { method });
    expect(http, path).toBe(status);
    expect(type, path).toContain('application/json');
    expect(JSON.parse(text), path).toMatchObject({ status, message: expect.any(String) });
  }
  const { text } = await ask(inject('edgePort'), '/rc-pub/front/advSearch', {
    method: 'POST',
    body: 'scope=thesis&size=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(JSON.parse(text)).toMatchObject({ status: 0, data: { size: 1 } });
});
