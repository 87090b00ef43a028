import { randomInt } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { awaitMail } from './mailbox.ts';
import { untilQuiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { consoleWords, fitForEveryone } from './submitting/editor.ts';
import { sendAgain, storeSubmission } from './submitting/stored-submission.ts';
import { useBrowser, useVisitors } from './visit.ts';

const arrive = useVisitors();
const enter = useBrowser();
vi.setConfig({ testTimeout: 120_000 });

const language = 'en';
const say = consoleWords(language);
const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

test('a reviewer who is not told who wrote it gets more time, sends a file, and is invited again with one press', async () => {
  const author = await signIn((await arrive()).context, 'optics');
  const id = await storeSubmission(author, { language, title: `Sample without names ${randomInt(10 ** 6)}` });
  const { page, context, open, leave } = await enter();
  const keep = (name: string) => keepPicture(page, `${name}-${language}`);
  await admitToConsole(context, 'optics', 'editor');
  const copies = page.locator('[data-part="copies"]');
  const reviews = page.locator('[data-part="reviews"] li');
  const makeCopies = async () => {
    await copies.getByRole('button', { name: say('submission.copies.make') }).click();
    await copies.locator('[data-copy="ready"]').waitFor();
  };

  expect(await open('optics', at(`/console/submissions/${id}`))).toBe(200);
  await makeCopies();
  const name = `Reviewer ${randomInt(10 ** 9)}`;
  const email = `reader-${randomInt(10 ** 9)}@mail.localhost.test`;
  await page.locator('summary', { hasText: say('submission.review.ask') }).click();
  await page.getByLabel(say('submission.review.name')).fill(name);
  await page.getByLabel(say('submission.review.email')).fill('ada@example.org');
  await page.locator('[data-warning="isAuthor"]').waitFor();
  await keep('invite-warned');
  await page.getByLabel(say('submission.review.email')).fill(email);
  await page.getByRole('checkbox', { name: say('submission.review.anonymous') }).check();
  await fitForEveryone(page);
  await page.getByRole('button', { name: say('submission.review.do') }).click();
  await reviews
    .filter({ hasText: say('submission.review.isAnonymous') })
    .first()
    .waitFor();

  const code = /code=(\S+)/.exec((await awaitMail(email, 0, 60)).text)?.[1] ?? '';
  const reviewer = await arrive({ viewport: { width: 360, height: 740 } });
  expect(await reviewer.open('optics', at(`/opinion?code=${code}`))).toBe(200);
  await reviewer.page.locator('[data-part="review"] button').first().click();
  await reviewer.page.getByRole('link', { name: 'manuscript-1.pdf' }).waitFor();
  expect(await reviewer.source()).not.toMatch(/Ada|Bo Sample|Sample Institute|paper-1/);
  const moreTime = reviewer.page.locator('[data-part="more-time"]');
  await moreTime.locator('summary').click();
  await moreTime.locator('input[type="date"]').fill('2099-01-01');
  await moreTime.getByRole('button').click();
  await reviewer.page.locator('[data-part="time-asked"]').waitFor();

  await open('optics', at(`/console/submissions/${id}`));
  await keep('review-more-time');
  await page.locator('[data-part="time-requested"] button').click();
  await page.locator('[data-part="time-requested"]').waitFor({ state: 'detached' });
  await reviews.filter({ hasText: '2099-01-01' }).first().waitFor();

  await reviewer.page.reload();
  await untilQuiet(reviewer.page);
  const form = reviewer.page.locator('[data-part="review-form"]');
  await form.locator('input[value="minor"]').check();
  await form.locator('textarea[name="toAuthor"]').fill('Explain figure 2.');
  const note = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes of a sample reviewer.') };
  await form.locator('input[type="file"]').setInputFiles(note);
  await form.getByRole('status').filter({ hasText: 'notes.txt' }).waitFor();
  await form.locator('textarea[name="interests"]').fill('A sample interest.');
  await fitForEveryone(reviewer.page);
  await keepPicture(reviewer.page, `review-form-more-${language}`);
  await form.locator('button[type="submit"]').click();
  await reviewer.page.locator('[data-part="review-given"]').waitFor();

  await sendAgain(id, author);
  await open('optics', at(`/console/submissions/${id}`));
  const first = reviews.filter({ hasText: 'A sample interest.' }).first();
  await first.getByRole('link', { name: 'notes.txt' }).waitFor();
  await makeCopies();
  await fitForEveryone(page);
  await keep('submission-copies');
  const again = first.getByRole('button', { name: say('submission.review.again', { round: 2 }) });
  await again.click();
  // Its own words name the round as well.
  await again.waitFor({ state: 'hidden' });
  await reviews
    .filter({ hasText: say('submissions.round', { round: 2 }) })
    .first()
    .waitFor();

  await open('optics', at(`/console/reviewers?text=${encodeURIComponent(name)}`));
  const [invited, accepted, declined, given] = await page
    .locator('[data-part="reviewers"] td[data-number]')
    .allTextContents();
  expect({ invited, accepted, declined, given }).toEqual({ invited: '2', accepted: '1', declined: '0', given: '1' });
  await fitForEveryone(page);
  await keep('reviewers');
  await page.setViewportSize({ width: 360, height: 740 });
  await fitForEveryone(page);
  await keep('reviewers-phone');
  expect(await leave()).toEqual([]);
});
