import { randomInt } from 'node:crypto';
import { describe, expect, inject, test, vi } from 'vitest';
import { connectS3 } from '../../src/platform/adapters/s3/s3-file-store.ts';
import { madeHere } from '../../src/platform/ports/storable.ts';
import { richDocument } from '../reading/rich-documents.ts';
import { atOptics } from './as-owner.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { signIn } from './sign-in.ts';
import { confirm, consoleWords, fitForEveryone, press, tabTo, typeInto } from './submitting/editor.ts';
import { storeSubmission } from './submitting/stored-submission.ts';
import { useBrowser, useVisitors } from './visit.ts';

const arrive = useVisitors();
const enter = useBrowser();
vi.setConfig({ testTimeout: 240_000 });
const sizes = { zh: { width: 360, height: 740 }, en: { width: 1440, height: 900 } } as const;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A manuscript in Word that belongs to a submission. */
async function addWordFile(submission: string, content: Buffer): Promise<void> {
  const environment = inject('environment');
  const files = connectS3({
    endpoint: environment.IMPRINT_S3_ENDPOINT as string,
    publicEndpoint: undefined,
    accessKey: environment.IMPRINT_S3_ACCESS_KEY as string,
    secretKey: environment.IMPRINT_S3_SECRET_KEY as string,
    bucket: environment.IMPRINT_S3_BUCKET as string,
    milliseconds: 10_000,
    uploadMilliseconds: 30_000,
  });
  const sha256 = await files.put(madeHere(content), wordType);
  await atOptics(
    [
      `insert into stored_file (site_id, sha256, bytes, content_type, public, only_submitted)
       values (1, $1, $2, $3, false, true) on conflict do nothing`,
      [sha256, content.length, wordType],
    ],
    [
      `insert into submission_file
         (site_id, file_id, submission_id, round, role, side, for_author, name, sha256, bytes, content_type)
       values (1, new_id(1), $1, 1, 'manuscript', 'author', true, 'paper.docx', $2, $3, $4)`,
      [submission, sha256, content.length, wordType],
    ],
  );
}

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = consoleWords(language);
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test('an accepted manuscript in Word is looked at and published with its text', async () => {
    const number = language === 'zh' ? 4 : 1;
    const title = `${language === 'zh' ? '稿件正文示例' : 'Sample of a manuscript’s text'} ${randomInt(10 ** 6)}`;
    const asAuthor = await arrive();
    const author = await signIn(asAuthor.context, 'optics');
    const id = await storeSubmission(author, { language, title });
    await addWordFile(id, richDocument(number).content);
    const { page, context, open, leave } = await enter({ viewport: sizes[language] });
    await admitToConsole(context, 'optics', 'editor');
    const actions = page.locator('[data-part="submission-actions"]');
    const text = page.locator('[data-part="submission-text"]');

    expect(await open('optics', at(`/console/submissions/${id}`))).toBe(200);
    await press(page, actions.locator('summary', { hasText: say('submission.decide') }));
    await tabTo(page, page.getByRole('radio', { name: say('submission.decide.ask-revision') }));
    await page.keyboard.press('ArrowDown');
    await typeInto(page, page.getByLabel(say('submission.decide.letter')), 'A sample letter: we accept it.');
    await press(page, page.getByRole('button', { name: say('submission.decide.do.accept') }));
    await confirm(page);
    await text.getByText(say('submission.text.read')).waitFor({ timeout: 60_000 });
    await press(page, text.locator('summary', { hasText: say('submission.text.look') }));
    await text.locator('table').first().waitFor();
    await text.locator('img').first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        text
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await fitForEveryone(page);
    await keepPicture(page, `submission-text-${language}`);

    await tabTo(page, page.getByLabel(say('submission.publish.text')));
    await page.keyboard.press('Space');
    await page.getByLabel(say('submission.publish.access')).selectOption('0');
    await press(page, actions.getByRole('button', { name: say('submission.publish.do'), exact: true }));
    await confirm(page);
    const published = page.locator('[data-part="published"] a').first();
    await published.waitFor();
    const visitor = await arrive({ viewport: sizes[language] });
    expect(await visitor.open('optics', at((await published.getAttribute('href')) ?? ''))).toBe(200);
    const article = visitor.page.locator('[data-part~="article"]').first();
    await article.getByRole('heading', { level: 1, name: title }).waitFor();
    for (const part of [
      'section h2',
      'table td[rowspan="2"]',
      'figure img',
      'math mfrac, math msqrt, math munderover',
      '[role="doc-noteref"]',
      '[role="doc-biblioref"]',
    ])
      await article.locator(part).first().waitFor();
    await visitor.page.locator('[data-part="actions"] [data-part="galley"]', { hasText: /docx/i }).first().waitFor();
    await fitForEveryone(visitor.page);
    await keepPicture(visitor.page, `word-article-${language}`);
    expect(await leave()).toEqual([]);
  });
});
