import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { biologyNumber } from '../../samples/sites.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();
const owner = new pg.Client({ connectionString: inject('ownerUrl') });
const film = (language: string) => `/videoDetails?columnId={video:sample:optics/video/1}&lang=${language}`;
const sound = (language: string) => `/audioDetails?columnId={audio:sample:optics/audio/1}&lang=${language}`;
const closed = '/videoDetails?columnId={video:sample:biology/video/1}&lang=en';

beforeAll(async () => {
  await owner.connect();
  const { open, page } = await arrive();
  // The worker makes the streams while the first readers come.
  for (const path of [film('en'), sound('en')])
    await waitForText(open, page, 'optics', path, '[data-part="media"] source:not([src*="/files/download"])');
}, 300_000);
afterAll(() => owner.end());

async function waitForText(open: Visitor['open'], page: Page, host: string, path: string, text: string) {
  for (let attempt = 0; attempt < 120; attempt++) {
    // Nobody else asks for this address, so the edge has no older page of it.
    await open(host, `${path}&index=${attempt % 10_000}`);
    if ((await page.locator(text).count()) > 0) return;
    await sleep(1_000);
  }
  throw new Error(`${path} never showed ${text}.`);
}

/** A slow machine may press a link before the script of the player has come; the link then leads to the moment and plays nothing. */
const awake = (page: Page) => page.locator('[data-part="recording-page"][data-awake]').waitFor();

const played = (page: Page, seconds: number) =>
  page.waitForFunction((wanted) => {
    const media = document.querySelector<HTMLMediaElement>('[data-part="media"]');
    return media !== null && !media.paused && media.currentTime > wanted && media.error === null;
  }, seconds);

const words = {
  zh: { play: '播放', link: '复制此刻的链接', search: '在文字稿中检索', found: /示例数据/, method: '方法' },
  en: {
    play: 'Play',
    link: 'Copy link to this moment',
    search: 'Search in the transcript',
    found: /sample data/,
    method: 'method',
  },
} as const;

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = words[language];

  test('a reader watches a video with captions, and jumps by its transcript', async () => {
    const { page, open } = await arrive();
    expect(await open('optics', film(language))).toBe(200);
    const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(before.filter((name) => /attach-stream|\.ts$|mp2t/.test(name))).toEqual([]);
    await page.evaluate(() => {
      const media = document.querySelector<HTMLMediaElement>('[data-part="media"]');
      if (media) media.muted = true;
    });
    await page.getByRole('button', { name: say.play, exact: true }).click();
    await played(page, 0.5);
    const cue = await page.evaluate((wanted) => {
      const media = document.querySelector<HTMLMediaElement>('[data-part="media"]');
      const track = [...(media?.textTracks ?? [])].find(({ language: spoken }) => spoken.startsWith(wanted));
      if (track) track.mode = 'showing';
      return track?.kind;
    }, language);
    expect(cue).toBe('captions');
    await page.waitForFunction((wanted) => {
      const media = document.querySelector<HTMLMediaElement>('[data-part="media"]');
      const track = [...(media?.textTracks ?? [])].find(({ language: spoken }) => spoken.startsWith(wanted));
      return (track?.activeCues?.length ?? 0) > 0;
    }, language);
    const passages = page.locator('[data-part="transcript"] ol').first().locator('li');
    await passages.nth(5).getByRole('link').click();
    await played(page, 15.2);
    expect(await passages.nth(5).getAttribute('aria-current')).toBe('true');
    expect(await page.locator('[data-part="chapters"] [aria-current]').count()).toBe(1);
    await keepPicture(page, `video-${language}`);
  });

  test('the transcript is searched by keyboard, and Enter plays what was found', async () => {
    const { page, open } = await arrive();
    await open('optics', film(language));
    await awake(page);
    const field = page.getByLabel(say.search);
    await field.fill(say.method);
    const lines = page.locator('[data-part="transcript"] ol').first().locator('li:not([hidden])');
    await expect.poll(() => lines.count()).toBe(1);
    await field.press('Enter');
    await played(page, 9.2);
  });

  test('a sound is drawn by its loudness, plays, and can be entered in the middle', async () => {
    const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
    expect(await open('optics', sound(language))).toBe(200);
    const bars = await page.locator('[data-player="waveform"] path').first().getAttribute('d');
    expect(bars?.split('M')).toHaveLength(201);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await awake(page);
    await page.locator('[data-part="chapters"] a').nth(1).click();
    await played(page, 9.3);
    await expect
      .poll(async () => Number(await page.locator('[data-player="played"]').getAttribute('width')))
      .toBeGreaterThan(50);
  });
});

test('a moment in the address is where it begins', async () => {
  const { page, open } = await arrive();
  await open('optics', `${film('en')}&t=12`);
  expect(await page.locator('[data-player="time"]').textContent()).toBe('0:12');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await played(page, 12.1);
});

test('without scripts the browser’s own player and the words are there', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false });
  await open('optics', sound('en'));
  expect(await page.locator('audio[controls] source').first().getAttribute('type')).toBe('audio/mp4');
  expect(await page.locator('[data-part="transcript"] li').first().textContent()).toMatch(words.en.found);
  await page.locator('[data-part="transcript"] li a').nth(2).click();
  await page.waitForURL(/t=6/);
});

test('what the players fetch is kept at the edge and comes in parts', async () => {
  const { page, open } = await arrive();
  await open('optics', sound('en'));
  const stream = (await page.locator('[data-part="media"] source').first().getAttribute('src')) ?? '';
  const fetchPart = (range: string) =>
    page.evaluate(
      async ([address, expected]) => {
        const answer = await fetch(address, { headers: { range: expected }, cache: 'no-store' });
        const bytes = (await answer.arrayBuffer()).byteLength;
        return { status: answer.status, bytes, cache: answer.headers.get('x-cache') };
      },
      [stream, range] as const,
    );
  expect(await fetchPart('bytes=0-99')).toMatchObject({ status: 206, bytes: 100 });
  expect(await fetchPart('bytes=100-149')).toEqual({ status: 206, bytes: 50, cache: 'hit' });
});

test('where media need a login a visitor sees what it is and why it does not play', async () => {
  const { page, open } = await arrive();
  const permit = (needed: boolean) =>
    owner.query('update site set media_permission = $1 where site_id = $2', [needed, biologyNumber]);
  await permit(true);
  try {
    await waitForText(open, page, 'biology', closed, '[data-part="play-refused"]');
    expect(await page.locator('[data-part="play-refused"]').textContent()).toContain('Please sign in to continue.');
    expect(await page.locator('h1').textContent()).toMatch(/^Video/);
    expect(await page.locator('video, [data-part="transcript"], [data-part="download"]').count()).toBe(0);
  } finally {
    await permit(false);
  }
});
