import { randomInt } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { opticsNumber } from '../../src/processes/demo/optics/numbers.ts';
import { axeFindings } from './axe.ts';
import { awaitCode, awaitMail } from './mailbox.ts';
import { currentMessages } from './messages.ts';
import { addressOf, useVisitors } from './visit.ts';

const arrive = useVisitors();

/** Takes a paper that is online first back for a moment and brings it out again; answers its titles. */
async function publishAgain(): Promise<string[]> {
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query("select set_config('app.reads', $1, true), set_config('app.writes', $1, true)", [
      String(opticsNumber),
    ]);
    const { rows } = await owner.query(
      `select id, titles from item join article using (site_id, id)
       where site_id = $1 and status = 'published' and publication_type = 1 order by id limit 1`,
      [opticsNumber],
    );
    const [{ id, titles }] = rows as [{ id: string; titles: Record<string, string> }];
    for (const status of ['draft', 'published'])
      await owner.query('update item set status = $3 where site_id = $1 and id = $2', [opticsNumber, id, status]);
    await owner.query('commit');
    return Object.values(titles);
  } finally {
    await owner.end();
  }
}

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const say = currentMessages(language);
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test('a reader subscribes, is told of a new paper by mail, and unsubscribes with one click', async () => {
    const { page, open } = await arrive();
    const email = `sample-reader-${randomInt(10 ** 9)}@mail.localhost.test`;
    await open('optics', at('/emailSubscribe'));
    expect((await axeFindings(page)).join('\n')).toBe('');

    const form = page.locator('[data-part="subscribe"]');
    const problems = form.locator('[data-part="field-problem"]');
    await form.locator('[name="email"]').fill('not an address');
    await form.locator('button[type="submit"]').click();
    await expect.poll(() => problems.allTextContents()).toContain(say('failure.subscriptionEmailFormat'));
    expect(await problems.allTextContents()).toContain(say('failure.verificationCodeRequired'));

    for (const box of await form.locator('[name="type"]:checked').all()) await box.uncheck();
    await form.locator('[name="type"][value="online-first"]').check();
    await form.locator('[name="email"]').fill(email);
    await form.locator('[data-part="send-code"]').click();
    const sent = await awaitCode(email);
    await form.locator('[name="code"]').fill(sent.code);
    await form.locator('button[type="submit"]').click();
    await page.getByText(say('subscribing.result.done')).waitFor();

    const titles = await publishAgain();
    const digest = await awaitMail(email, sent.mail, 60);
    expect(titles.some((title) => digest.text.includes(title))).toBe(true);
    expect(digest.html).toContain('<html');

    const link = /https?:\/\/\S+?(\/unsubscribe\?token=[^\s&]+)/.exec(digest.text)?.[1] ?? '';
    await open('optics', at(link));
    expect((await axeFindings(page)).join('\n')).toBe('');
    await page.locator('[data-part="unsubscribe"] button[type="submit"]').click();
    await page.getByText(say('subscribing.stop.done')).waitFor();
    await page.goto(addressOf('optics', at(link)));
    await page.getByText(say('subscribing.stop.none')).waitFor();
  });
});
