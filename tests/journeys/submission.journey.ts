import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../faults/tcp-proxy.ts';
import { makeVideo } from '../support/media-samples.ts';
import { writeSampleArticles } from '../support/sample-jats.ts';
import { samplePdf } from '../support/sample-pdf.ts';
import { zipOf } from '../support/zip.ts';
import { admitToConsole } from './console-login.ts';
import { walkedIn } from './languages.ts';
import { largeFile } from './large-file.ts';
import { awaitMail } from './mailbox.ts';
import { untilQuiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { cutTwice } from './submitting/cut-twice.ts';
import { confirm, consoleWords } from './submitting/editor.ts';
import { sampleManuscript } from './submitting/sample-manuscript.ts';
import { useBrowser, useVisitors } from './visit.ts';

const enter = useBrowser();
const arrive = useVisitors();
vi.setConfig({ testTimeout: 600_000 });
const megabyte = 1_048_576;
const folder = mkdtempSync(join(tmpdir(), 'imprint-submission-'));
const sizes = { zh: { width: 360, height: 740 }, en: { width: 1440, height: 900 } } as const;
let line: TcpProxy;

beforeAll(async () => {
  line = await startTcpProxy({ host: '127.0.0.1', port: inject('edgePort') });
});
afterAll(async () => {
  await line?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const slot = (page: Page) => page.locator('[data-field="file"]');
const kept = (page: Page) => slot(page).locator('[data-part="files"] li');
const choose = (page: Page, file: string) => slot(page).locator('input[type="file"]').first().setInputFiles(file);
const saved = (page: Page) => page.locator('[data-part="keeping"][data-keeping="saved"]').waitFor();

/** Goes on to a step of the form. */
async function goTo(page: Page, step: string): Promise<void> {
  await page.locator(`[data-part="steps"] a[href*="tab=${step}"]`).click();
  await page.locator(`[data-part="wizard"][data-step="${step}"]`).waitFor();
}

async function checkAllWidths(page: Page): Promise<void> {
  const left = page.locator('[data-part="look"]');
  for (let count = await left.count(); count > 0; count -= 1) {
    await left.first().getByRole('button').click();
    await expect.poll(() => left.count()).toBe(count - 1);
  }
}

/** Says what the form still asks for, and sends. */
async function completeAndSend(page: Page): Promise<void> {
  await goTo(page, 'authors');
  const first = page.locator('[data-part="authors"] > li').first();
  await checkAllWidths(page);
  if (!(await first.locator('input[type="email"]').isVisible())) await first.locator('summary').click();
  await first.locator('input[type="email"]').fill('ada.sample@example.org');
  await first.locator('input[name="corresponding"]').check();
  // A film cites nothing.
  if ((await page.locator('[data-part="steps"] a[href*="tab=references"]').count()) > 0) {
    await goTo(page, 'references');
    await checkAllWidths(page);
  }
  await goTo(page, 'declarations');
  for (const box of await page.locator('[data-field="declarations"] input[type="checkbox"]').all()) await box.check();
  await saved(page);
  await send(page);
}

async function send(page: Page): Promise<void> {
  await goTo(page, 'check');
  await expect.poll(() => page.locator('[data-part="send"]').isEnabled(), { timeout: 20_000 }).toBe(true);
  await page.locator('[data-part="send"]').click();
  await page.locator('[data-part="sent"]').waitFor();
}

/** A proof of the same paper from a typesetter: not in an issue yet. */
async function factorOf(doi: string, title: string): Promise<Buffer> {
  const [sample] = await writeSampleArticles(join(folder, doi.replaceAll('/', '-')), 1);
  const xml = readFileSync(join(folder, doi.replaceAll('/', '-'), sample?.name ?? ''), 'utf8')
    .replaceAll(sample?.doi ?? '', doi)
    .replace(/<article-title>.*?<\/article-title>/, `<article-title>${title}</article-title>`)
    .replace(/<volume>.*?<\/volume><issue>.*?<\/issue>/, '')
    .replace(/<fpage>.*?<\/fpage>/, '');
  return zipOf([{ name: 'proof-v1.xml', content: Buffer.from(xml) }]);
}

describe.each(walkedIn('en'))('in %s', (language) => {
  const say = consoleWords(language);
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
  const number = randomInt(10 ** 6);

  /** An editor at the console of the sample site, with one submission open. */
  async function atTheConsole(id: string) {
    const visitor = await arrive({ viewport: sizes[language] });
    await admitToConsole(visitor.context, 'optics', 'editor');
    const { page } = visitor;
    const actions = page.locator('[data-part="submission-actions"]');
    const decide = async (decision: 'ask-revision' | 'accept', letter: string) => {
      await visitor.open('optics', at(`/console/submissions/${id}`));
      await actions.locator('summary', { hasText: say('submission.decide') }).click();
      await page.getByRole('radio', { name: say(`submission.decide.${decision}`) }).check();
      await page.getByLabel(say('submission.decide.letter')).fill(letter);
      await page.getByRole('button', { name: say(`submission.decide.do.${decision}`) }).click();
      if (decision === 'accept') await confirm(page);
    };
    const publish = async (doi: string) => {
      if (doi) await page.getByRole('textbox', { name: say('submission.publish.doi') }).fill(doi);
      await actions.getByRole('button', { name: say('submission.publish.do'), exact: true }).click();
      await confirm(page);
      await page.locator('[data-part="published"] a').first().waitFor();
      return (await page.locator('[data-part="published"] a').first().getAttribute('href')) ?? '';
    };
    return { ...visitor, decide, publish };
  }

  test('a large manuscript goes from a connection that is cut twice to online first', async () => {
    const title = language === 'zh' ? `示例：大文件投稿 ${number}` : `Sample: a large manuscript ${number}`;
    const { page, context, leave } = await enter({ viewport: sizes[language] });
    const author = await signIn(context, 'optics');
    const here = (path: string) => `http://optics.localhost:${line.port}${at(path)}`;
    await page.goto(here('/manuscript'));
    await untilQuiet(page);
    await page.locator('[data-part="begin-new"]').click();
    await page.locator('[data-part="wizard"][data-step="file"]').waitFor();
    const id = new URL(page.url()).searchParams.get('childId') ?? '';

    // What can be read is read; the file itself is then replaced by the large one.
    const readable = join(folder, `readable-${language}.xml`);
    writeFileSync(readable, sampleManuscript(language, title));
    await choose(page, readable);
    await kept(page).waitFor();
    await page.locator('[data-part="reading"]', { hasText: /读取，|was read/ }).waitFor({ timeout: 60_000 });
    await kept(page).getByRole('button').click();
    await expect.poll(() => kept(page).count()).toBe(0);
    const large = join(folder, `large-${language}.pdf`);
    writeFileSync(large, samplePdf(largeFile));
    await choose(page, large);
    await cutTwice(line, slot(page), language === 'zh' ? '连接中断' : 'Connection lost');
    await kept(page).waitFor({ timeout: 240_000 });
    expect(await kept(page).textContent()).toContain(`large-${language}.pdf`);
    await goTo(page, 'about');
    await checkAllWidths(page);
    await completeAndSend(page);
    const received = await awaitMail(author.email, 0, 60);

    const editorial = await atTheConsole(id);
    await editorial.decide('ask-revision', 'Please explain figure 2 (sample).');
    const mail = await awaitMail(author.email, received.id, 60);
    expect(mail.text).toContain('Please explain figure 2 (sample).');
    await page.goto(here(`/personal?menu=submission&childId=${id}`));
    await untilQuiet(page);
    await page.locator('[data-part="revise"]').click();
    await page.locator('[data-part="wizard"][data-step="file"]').waitFor();
    const revised = join(folder, `revised-${language}.pdf`);
    writeFileSync(revised, samplePdf(megabyte));
    await choose(page, revised);
    await expect.poll(() => kept(page).filter({ hasText: 'revised' }).count(), { timeout: 60_000 }).toBe(1);
    await send(page);

    await editorial.decide('accept', 'We accept it (sample).');
    // A second try must not meet the DOI of the first.
    const doi = `10.5555/journey.${language}.${randomInt(10 ** 9)}`;
    await editorial.publish(doi);
    const reader = await arrive({ viewport: sizes[language] });
    const listed = async (path: string) => {
      await reader.open('optics', at(path));
      return reader.page.locator('main').textContent();
    };
    const soon = { timeout: 30_000, interval: 500 };
    await expect.poll(() => listed('/justAccepted'), soon).toContain(title);

    await editorial.open('optics', at('/console/import'));
    const proof = { name: 'factor.zip', mimeType: 'application/zip', buffer: await factorOf(doi, title) };
    await editorial.page.locator('[data-part="package-drop"] input[type="file"]').setInputFiles(proof);
    await expect.poll(() => listed('/onlineFirst'), { timeout: 90_000, interval: 1_000 }).toContain(title);
    await expect.poll(() => listed('/justAccepted'), soon).not.toContain(title);
    // Cut connections are all that the author's browser complains about.
    for (const complaint of await leave()) expect(complaint).toMatch(/ERR_|Failed to fetch|answered 50\d/);
  });

  test('a video goes the same way to its page', async () => {
    const title = language === 'zh' ? `示例：视频投稿 ${number}` : `Sample: a video ${number}`;
    const { page, context, open } = await arrive({ viewport: sizes[language] });
    await signIn(context, 'optics');
    await open('optics', at('/videoSubmission'));
    await page.locator('[data-part="begin-new"]').click();
    await page.locator('[data-part="wizard"][data-step="file"]').waitFor();
    const id = new URL(page.url()).searchParams.get('childId') ?? '';
    const film = join(folder, `film-${language}.mp4`);
    await makeVideo(film, { seconds: 4 });
    await choose(page, film);
    await kept(page).waitFor({ timeout: 120_000 });
    await goTo(page, 'about');
    await page.locator(`[data-field="titles"] textarea[lang^="${language}"]`).fill(title);
    await page.locator(`[data-field="abstracts"] textarea[lang^="${language}"]`).fill('What is seen in this sample.');
    await saved(page);
    await goTo(page, 'authors');
    await page.locator('[data-part="add-author"]').click();
    await page.locator('[data-part="authors"] > li input').first().fill('Ada Sample');
    await saved(page);
    await completeAndSend(page);

    const editorial = await atTheConsole(id);
    await editorial.decide('accept', 'We accept it (sample).');
    const address = await editorial.publish('');
    const reader = await arrive({ viewport: sizes[language] });
    expect(await reader.open('optics', at(address))).toBe(200);
    await reader.page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
});
