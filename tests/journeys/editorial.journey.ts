import { randomInt } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { awaitMail } from './mailbox.ts';
import { signIn } from './sign-in.ts';
import { confirm, consoleWords, fitForEveryone, press, submitReview, tabTo, typeInto } from './submitting/editor.ts';
import { sendAgain, storeSubmission, writeMeanwhile } from './submitting/stored-submission.ts';
import { useBrowser, useVisitors } from './visit.ts';

const arrive = useVisitors();
const enter = useBrowser();
vi.setConfig({ testTimeout: 240_000 });
const sizes = { zh: { width: 360, height: 740 }, en: { width: 1440, height: 900 } } as const;

describe.each(walkedIn('en'))('in %s', (language) => {
  const say = consoleWords(language);
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test('an editor assigns, asks for a review, asks for a revision, accepts and publishes, by keyboard', async () => {
    const title =
      language === 'zh' ? `编辑流程示例 ${randomInt(10 ** 6)}` : `Sample of the console ${randomInt(10 ** 6)}`;
    const asAuthor = await arrive();
    const author = await signIn(asAuthor.context, 'optics');
    const id = await storeSubmission(author, { language, title });
    const { page, context, open, leave } = await enter({ viewport: sizes[language] });
    const keep = (name: string) => keepPicture(page, `${name}-${language}`);
    const editor = await admitToConsole(context, 'optics', 'editor');
    const actions = page.locator('[data-part="submission-actions"]');
    const fold = (name: string) => actions.locator('summary', { hasText: name });
    const state = (name: string) => page.locator('[data-part="submission"] header [role="status"]', { hasText: name });

    expect(await open('optics', at('/console/submissions'))).toBe(200);
    await fitForEveryone(page);
    await keep('submissions');
    await typeInto(page, page.getByRole('searchbox', { name: say('submissions.search') }), title);
    await page.keyboard.press('Enter');
    await page.waitForURL(/text=/);
    await expect.poll(() => page.locator('[data-part="submissions"] > li').count()).toBe(1);
    await press(page, page.getByRole('link', { name: title }));
    await state(say('submissions.state.received')).waitFor();
    await fitForEveryone(page);

    await tabTo(page, page.getByLabel(say('submission.assign.to')));
    await page.getByLabel(say('submission.assign.to')).selectOption(editor.id);
    await press(page, actions.getByRole('button', { name: say('submission.assign.do'), exact: true }));
    await state(say('submissions.state.review')).waitFor();

    const reader = `reader-${randomInt(10 ** 9)}@mail.localhost.test`;
    await press(page, fold(say('submission.review.ask')));
    await typeInto(page, page.getByLabel(say('submission.review.name')), 'Asked Person');
    await typeInto(page, page.getByLabel(say('submission.review.email')), reader);
    await typeInto(page, page.getByLabel(say('submission.review.words'), { exact: true }), 'Please look at part 2.');
    await press(page, actions.getByRole('button', { name: say('submission.review.do') }));
    await page.locator('[data-part="reviews"] li', { hasText: 'Asked Person' }).waitFor();
    const request = await awaitMail(reader, 0, 60);
    const code = /code=(\S+)/.exec(request.text)?.[1] ?? '';
    const reviewer = await arrive({ viewport: sizes[language] });
    expect(await reviewer.open('optics', at(`/opinion?code=${code}`))).toBe(200);
    const review = { advice: 'minor', toAuthor: 'Explain figure 2.', toEditor: 'Between us: good.' };
    await submitReview(reviewer.page, review, (name) => keepPicture(reviewer.page, `${name}-${language}`));

    await open('optics', at(`/console/submissions/${id}`));
    await page.locator('[data-part="reviews"]', { hasText: 'Between us: good.' }).waitFor();
    await press(page, fold(say('submission.decide')));
    await tabTo(page, page.getByRole('radio', { name: say('submission.decide.ask-revision') }));
    await page.keyboard.press('Space');
    const letter = page.getByLabel(say('submission.decide.letter'));
    expect(await letter.inputValue()).toContain('Explain figure 2.');
    expect(await letter.inputValue()).not.toMatch(/Asked Person|Between us/);
    await fitForEveryone(page);
    await keep('submission-decide');
    await press(page, page.getByRole('button', { name: say('submission.decide.do.ask-revision') }));
    await state(say('submissions.state.revision')).waitFor();
    expect((await awaitMail(author.email, 0, 60)).text).toContain('Explain figure 2.');

    await sendAgain(id, author);
    await open('optics', at(`/console/submissions/${id}`));
    await state(say('submissions.state.received')).waitFor();
    await writeMeanwhile(id, author, 'One more thing of the author.');
    await press(page, fold(say('submission.decide')));
    await tabTo(page, page.getByRole('radio', { name: say('submission.decide.ask-revision') }));
    await page.keyboard.press('ArrowDown');
    await typeInto(page, letter, 'A sample letter: we accept it.');
    const accept = page.getByRole('button', { name: say('submission.decide.do.accept') });
    await press(page, accept);
    await confirm(page);
    await page.locator('[data-part="submission-changed"]').waitFor();
    await fitForEveryone(page);
    await press(page, page.getByRole('button', { name: say('submission.reload') }));
    await page.locator('[data-part="timeline"]', { hasText: 'One more thing of the author.' }).waitFor();
    expect(await letter.inputValue()).toBe('A sample letter: we accept it.');
    await press(page, accept);
    await confirm(page);
    await state(say('submissions.state.accepted')).waitFor();

    await typeInto(
      page,
      page.getByRole('textbox', { name: say('submission.publish.doi') }),
      `10.5555/desk.${language}.${randomInt(10 ** 9)}`,
    );
    await fitForEveryone(page);
    await keep('submission-hand-over');
    await press(page, actions.getByRole('button', { name: say('submission.publish.do'), exact: true }));
    await confirm(page);
    const published = page.locator('[data-part="published"] a').first();
    await published.waitFor();
    await keep('submission-published');
    const address = (await published.getAttribute('href')) ?? '';
    const visitor = await arrive();
    expect(await visitor.open('optics', at(address))).toBe(200);
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    // The one decision that came too early.
    expect(await leave()).toEqual([expect.stringMatching(/\/submission\/decide answered 409$/)]);
  });
});
