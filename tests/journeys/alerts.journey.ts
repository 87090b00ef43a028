import { randomInt } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { axeFindings } from './axe.ts';
import { walkedIn } from './languages.ts';
import { awaitCode, awaitMail } from './mailbox.ts';
import { currentMessages } from './messages.ts';
import { specifiedWords } from './specified-words.ts';
import { addressOf, useVisitors } from './visit.ts';

const arrive = useVisitors();

type Query = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

async function asOptics<Value>(work: (query: Query) => Promise<Value>): Promise<Value> {
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query("select set_config('app.reads', $1, true), set_config('app.writes', $1, true)", [
      String(opticsNumber),
    ]);
    const value = await work(async (text, values) => (await owner.query(text, [...values])).rows);
    await owner.query('commit');
    return value;
  } finally {
    await owner.end();
  }
}

/** Brings a paper out as if it were new today; answers its titles and how to put its day back. */
const publishToday = () =>
  asOptics(async (query) => {
    const [paper] = await query(
      `select id, titles, published_on::text as day from item join article using (site_id, id)
       where site_id = $1 and status = 'published' and publication_type = 1 order by id limit 1`,
      [opticsNumber],
    );
    const date =
      'update item set status = $3, published_on = coalesce($4::date, current_date) where site_id = $1 and id = $2';
    for (const status of ['draft', 'published']) await query(date, [opticsNumber, paper?.id, status, null]);
    return {
      titles: Object.values(paper?.titles as Record<string, string>),
      putBack: () => asOptics((again) => again(date, [opticsNumber, paper?.id, 'published', paper?.day])),
    };
  });

describe.each(walkedIn('en'))('in %s', (language) => {
  const say = currentMessages(language);
  const exactly = specifiedWords('tables/specified-words.tsv', language);
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test('a reader subscribes, is told of a new paper by mail, and unsubscribes with one click', async () => {
    const { page, open } = await arrive();
    const email = `sample-reader-${randomInt(10 ** 9)}@mail.localhost.test`;
    // The screen of the subscription by e-mail, its rules first.
    await open('optics', at('/emailSubscribe'));
    expect((await axeFindings(page)).join('\n')).toBe('');

    const form = page.locator('[data-part="subscribe"]');
    const problems = form.locator('[data-part="field-problem"]');
    await form.locator('[name="email"]').fill('not an address');
    await form.locator('button[type="submit"]').click();
    await expect.poll(() => problems.allTextContents()).toContain(exactly('email format'));
    expect(await problems.allTextContents()).toContain(say('failure.verificationCodeRequired'));

    await form.locator('[name="type"][value="current"]').uncheck();
    await form.locator('[name="type"][value="online-first"]').check();
    await form.locator('[name="email"]').fill(email);
    await form.locator('[data-part="send-code"]').click();
    const sent = await awaitCode(email);
    await form.locator('[name="code"]').fill(sent.code);
    await form.locator('button[type="submit"]').click();
    await page.getByText(exactly('subscribe')).waitFor();

    const { titles, putBack } = await publishToday();
    const digest = await awaitMail(email, sent.mail, 60);
    expect(titles.some((title) => digest.text.includes(title))).toBe(true);
    expect(digest.html).toContain('<html');
    await putBack();

    const link = /https?:\/\/[^/\s]+(\/unsubscribe\?\S+)/.exec(digest.text)?.[1] ?? '';
    await open('optics', link);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await page.locator('[data-part="unsubscribe"] button[type="submit"]').click();
    await page.getByText(exactly('unsubscribe')).waitFor();
    await page.goto(addressOf('optics', link));
    await page.getByText(say('alerts.stop.none')).waitFor();
  });
});
