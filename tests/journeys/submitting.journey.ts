import { describe, expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { awaitMail } from './mailbox.ts';
import { untilQuiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { specifiedWords } from './specified-words.ts';
import { sideways, submitByKeyboard } from './submitting/author.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 180_000 });

const widths = { zh: { width: 360, height: 740 }, en: { width: 1440, height: 900 } } as const;

describe.each(walkedIn('zh'))('in %s', (language) => {
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test.each(['/manuscript', '/videoSubmission'])(
    '%s tells a visitor what it is about and leads to the login',
    async (path) => {
      const { page, open } = await arrive({ viewport: widths[language] });
      expect(await open('optics', at(path))).toBe(200);
      expect(await page.locator('[data-part="door"] li').count()).toBe(3);
      expect((await axeFindings(page)).join('\n')).toBe('');
      await keepPicture(page, `door${path.replace('/', '-')}-${language}`);
      await page.locator('[data-part="door-login"]').click();
      await page.waitForURL(/\/login\?/);
      expect(new URL(page.url()).searchParams.get('url')).toContain(path);
      // Someone else's draft is nobody's business.
      await open('optics', at(`${path}?childId=1099511628000`));
      expect(new URL(page.url()).pathname).toBe('/login');
    },
  );

  test('an author submits a manuscript by keyboard alone, is written to, and follows it', async () => {
    const { page, context, open } = await arrive({ viewport: widths[language] });
    const { email } = await signIn(context, 'optics');
    expect(await open('optics', at('/manuscript'))).toBe(200);
    expect((await axeFindings(page)).join('\n')).toBe('');
    const title = language === 'zh' ? '示例：光在晶体中的传播' : 'Sample: light in crystals';
    const { id, number } = await submitByKeyboard(page, { language, title });
    expect(await page.locator('[data-part="sent"] h2').textContent()).toBe(
      specifiedWords('tables/specified-words.tsv', language)('submit'),
    );
    expect((await awaitMail(email, 0, 30)).subject).toContain(number);

    // What was sent is looked at, not written.
    await open('optics', at(`/manuscript?childId=${id}&tab=authors`));
    expect(new URL(page.url()).pathname).toBe('/personal');
    const own = page.locator('[data-part="own-submission"][data-state="received"]');
    await own.waitFor();
    expect(await own.textContent()).toContain(number);
    expect(await own.locator('[data-part="timeline"] > li').count()).toBe(1);
    expect((await axeFindings(page)).join('\n')).toBe('');
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const download = page.waitForEvent('download');
    await own.locator('[data-part="files"] a').first().click();
    expect((await download).suggestedFilename()).toBe('sample-manuscript.xml');

    await own.locator('[data-part="message-form"] textarea').fill('Sample question of a journey');
    await own.locator('[data-part="message-form"] button[type="submit"]').click();
    await expect.poll(() => own.locator('[data-part="timeline"] > li').count()).toBe(2);
    await keepPicture(page, `own-submission-${language}`);

    await own.locator('[data-part="withdraw"] summary').click();
    await own.locator('[data-part="withdraw"] button[type="submit"]').click();
    await page.locator('[data-part="confirm"] button[value="yes"]').click();
    await page.locator('[data-part="own-submission"][data-state="withdrawn"]').waitFor();
    await open('optics', at('/personal?menu=submission'));
    expect(await page.locator('[data-part="submissions"] > li').count()).toBe(1);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await keepPicture(page, `own-submissions-${language}`);
  });

  test('what is written stands after a reload, and a draft is gone on with or discarded', async () => {
    const { page, context, open } = await arrive({ viewport: widths[language] });
    await signIn(context, 'optics');
    await open('optics', at('/videoSubmission'));
    await page.locator('[data-part="begin-new"]').click();
    await page.locator('[data-part="wizard"]').waitFor();
    const id = new URL(page.url()).searchParams.get('childId') ?? '';
    await page.locator('[data-part="steps"] a').nth(1).click();
    await page.locator('[data-field="titles"] textarea').first().fill('Sample video of a journey');
    await page.locator('[data-part="keeping"][data-keeping="unsaved"], [data-keeping="saving"]').first().waitFor();
    await page.locator('[data-part="keeping"][data-keeping="saved"]').waitFor();
    await page.reload();
    await untilQuiet(page);
    expect(await page.locator('[data-field="titles"] textarea').first().inputValue()).toBe('Sample video of a journey');
    await page.goBack();
    await page.locator('[data-part="wizard"][data-step="file"]').waitFor();

    await open('optics', at('/videoSubmission'));
    expect(await page.locator(`[data-part="begin"] a[href*="${id}"]`).textContent()).toBe('Sample video of a journey');
    await page.locator('[data-part="begin"] li button').click();
    await page.locator('[data-part="confirm"] button[value="yes"]').click();
    await expect.poll(() => page.locator('[data-part="begin"] li button').count()).toBe(0);
  });

  test('a code that nobody gave opens no review', async () => {
    const { page, open, source } = await arrive({ viewport: widths[language] });
    expect(await open('optics', at('/opinion?code=not-a-code-of-this-site'))).toBe(200);
    await page.locator('[data-part="review"][data-state="closed"]').waitFor();
    expect(await source()).toContain('noindex');
    expect((await axeFindings(page)).join('\n')).toBe('');
  });
});
