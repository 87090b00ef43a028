import { describe, expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 180_000 });

async function sitDown(path: string, options = {}): Promise<Visitor> {
  const visitor = await arrive(options);
  await admitToConsole(visitor.context, 'biology', 'editor');
  expect(await visitor.open('biology', path)).toBe(200);
  return visitor;
}

const words = {
  en: {
    publish: 'Publish',
    onThatDay: 'Publish on 2090-03-04, 00:00',
    scheduled: 'Scheduled for 2090-03-04 00:00',
    cancel: 'Cancel the schedule',
    cancelled: 'It stays a draft.',
    open: 'Schedule …',
    set: 'Schedule',
    minute: 'Date and time',
    list: 'Scheduled',
  },
  zh: {
    publish: '发布',
    onThatDay: '于 2090-03-04 00:00 发布',
    scheduled: '定时发布于 2090-03-04 00:00',
    cancel: '取消定时发布',
    cancelled: '内容保留为草稿。',
    open: '定时发布…',
    set: '定时发布',
    minute: '日期和时间',
    list: '定时发布',
  },
} as const;

/** The wall clock of a site, now or later, as the input takes it. */
const minuteOf = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(at))
    .replace(' ', 'T');

describe.each(walkedIn('zh'))('an editor who reads %s', (language) => {
  const say = words[language];

  test('is asked about a date that is to come, schedules, sees it in the list, and cancels', async () => {
    const wide = { viewport: { width: language === 'en' ? 1440 : 360, height: 900 } };
    const editor = await sitDown(`/console/edit/news/new?lang=${language}`, wide);
    const { page } = editor;
    await page.locator('input[name="title.en"]').fill(`Dated ahead ${language}`);
    await page.locator('select[name="type"]').selectOption('announcement');
    await page.locator('input[name="publishedOn"]').fill('2090-03-04');
    await page.getByRole('button', { name: say.publish, exact: true }).click();
    await page.locator('[data-part="ahead-question"]').waitFor();
    await keepPicture(page, `scheduling-ahead-${language}`);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: say.onThatDay }).click();
    const notice = page.locator('[data-part="schedule-notice"]');
    await notice.getByText(say.scheduled).waitFor();
    await keepPicture(page, `scheduling-notice-${language}`);
    expect(await axeFindings(page)).toEqual([]);

    const list = await sitDown(`/console/list/news?lang=${language}&text=Dated ahead ${language}`, {
      ...wide,
      colorScheme: 'dark',
    });
    await list.page.getByText(`${say.list} 2090-03-04 00:00`).waitFor();
    await keepPicture(list.page, `scheduling-list-dark-${language}`);

    await notice.getByRole('button', { name: say.cancel }).click();
    await page.getByText(say.cancelled).waitFor();
    await notice.waitFor({ state: 'detached' });
  });
});

test('what is scheduled for a minute is found through the edge then, and not before', async () => {
  const editor = await sitDown('/console/edit/news/new?lang=en');
  const { page } = editor;
  await page.locator('input[name="title.en"]').fill('At its minute (sample)');
  await page.locator('select[name="type"]').selectOption('announcement');
  await page.locator('input[name="publishedOn"]').fill('2026-11-10');
  await page.getByRole('button', { name: words.en.open }).click();
  const form = page.locator('[data-part="schedule-form"]');
  const zone = /\(([^)]+)\)/.exec((await form.textContent()) ?? '')?.[1] ?? 'UTC';
  // A whole minute at least, also when this one is about to end.
  const at = minuteOf(zone, Date.now() + 120_000);
  const isDue = () => minuteOf(zone, Date.now()) >= at;
  await form.getByLabel(words.en.minute).fill(at);
  await keepPicture(page, 'scheduling-form-en');
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: words.en.set, exact: true }).click();
  await page.locator('[data-part="schedule-notice"]').waitFor();

  const reader = await arrive();
  const isThere = async () => {
    await reader.open('biology', '/rc-pub/api/rc-news/advSearch?q=At its minute&size=50');
    return (await reader.page.content()).includes('At its minute (sample)');
  };
  const early = await isThere();
  // Who looked in its last second may be answered after it.
  if (!isDue()) expect(early).toBe(false);
  await expect.poll(isThere, { timeout: 240_000, interval: 2_000 }).toBe(true);
  expect(isDue()).toBe(true);
});

test('a paper under an embargo says when it opens, and offers no way around', async () => {
  const editor = await sitDown('/console/list/article?lang=en&state=published&sort=views');
  const { page } = editor;
  await page.locator('table a[href*="/console/edit/article/"]').first().click();
  await page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link', { name: 'Dates' }).click();
  await page.locator('input[name="embargoUntil"]').fill('2090-03-04T09:30');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published.').first().waitFor();
  await keepPicture(page, 'scheduling-embargo-form-en');
  const address = await page.getByRole('link', { name: 'View page' }).getAttribute('href');
  const reader = await arrive();
  await expect
    .poll(
      async () => {
        await reader.open('biology', `${address}${address?.includes('?') ? '&' : '?'}lang=en`);
        return reader.page.getByText('The full text will be open from 4 March 2090').count();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBeGreaterThan(0);
  expect(await reader.page.locator('[data-part="access-ways"]').count()).toBe(0);
  await keepPicture(reader.page, 'scheduling-embargo-page-en');
  expect(await axeFindings(reader.page)).toEqual([]);
  await page.locator('input[name="embargoUntil"]').fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(
      async () => {
        await reader.open('biology', `${address}${address?.includes('?') ? '&' : '?'}lang=en`);
        return reader.page.getByText('The full text will be open from').count();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(0);
});
