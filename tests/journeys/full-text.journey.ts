import { expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();

/** Words of one paragraph of a sample paper that neither title nor abstract has, and how the paragraph begins. */
const samples = {
  en: {
    site: 'optics',
    words: 'few samples in which every cell of a tissue',
    begins: 'Cleared organoids are among the few samples',
  },
  zh: { site: 'biology', words: '现场空白中出现过的序列', begins: '扩增两个标记片段，序列按' },
} as const;

/** Texts are told to the index after the records; a page that says less is requested again. */
async function openFound({ page, open }: Visitor, site: string, path: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await open(site, path);
    if ((await page.locator('[data-part="passage"]').count()) > 0) return;
    await page.waitForTimeout(1_500);
  }
}

test.each(walkedIn('en'))('in %s words of a text lead to the very paragraph, which is lit', async (lang) => {
  const { site, words, begins } = samples[lang];
  const visitor = await arrive();
  const { page } = visitor;
  await openFound(visitor, site, `/textList?tab=text&q=${encodeURIComponent(words)}&lang=${lang}`);
  const passage = page.locator('[data-part="passage"]').first();
  expect(await page.locator('[data-part="passages"] mark').count()).toBeGreaterThan(0);
  expect((await axeFindings(page)).join('\n')).toBe('');
  await keepPicture(page, `full-text-${lang}-1440`);
  await page.setViewportSize({ width: 360, height: 740 });
  await keepPicture(page, `full-text-${lang}-360`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await passage.click();
  await page.waitForURL(/\/article\/doi\/.*#/);
  await untilQuiet(page);
  const paragraph = page.locator(':target');
  expect((await paragraph.textContent())?.trim().startsWith(begins)).toBe(true);
  await expect.poll(() => paragraph.evaluate(isSeen)).toBe(true);
  expect(await paragraph.evaluate((element) => getComputedStyle(element).animationName)).toBe('found-passage');
});

const spoken = {
  en: { words: 'wanted to change its colour point by point', place: 2, time: '0:06' },
  zh: { words: '擦除时换成很弱很密的一串脉冲', place: 5, time: '0:15' },
} as const;

test.each(walkedIn('en'))('in %s what is said in a film leads to its moment', async (lang) => {
  const { words, place, time } = spoken[lang];
  const visitor = await arrive();
  const { page } = visitor;
  await openFound(visitor, 'optics', `/textList?tab=text&q=${encodeURIComponent(words)}&lang=${lang}`);
  const said = page.locator('[data-part="passage"][href*="/videoDetails"]').first();
  expect(await said.textContent()).toBe(time);
  await keepPicture(page, `said-${lang}-1440`);
  await said.click();
  await page.waitForURL(new RegExp(`&t=\\d+.*#said-${lang}-${place}$`));
  await untilQuiet(page);
  const passage = page.locator('[data-part="transcript"] li:target');
  expect(await passage.textContent()).toContain(words.slice(0, 5));
  expect(await passage.evaluate((element) => getComputedStyle(element).animationName)).toBe('found-passage');
  expect(await page.locator('[data-player="time"]').textContent()).toBe(time);
  await keepPicture(page, `said-at-${lang}-1440`);
});

test('from a passage to what is said alike elsewhere', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await openFound(visitor, 'optics', '/textList?tab=text&q=noise&lang=en');
  const from = (await page.locator('[data-part="passages"] p').nth(1).textContent()) ?? '';
  await page.locator('[data-part="similar-passages"]').first().click();
  await page.waitForURL(/q=(?!noise)/);
  await untilQuiet(page);
  // A search by a whole passage is the dearest of all; a busy engine may answer late.
  const { pathname, search } = new URL(page.url());
  await openFound(visitor, 'optics', pathname + search);
  const found = await page.locator('[data-part="hit"]').count();
  expect(found).toBeGreaterThan(1);
  // The passage itself is the one that is most alike.
  expect(await page.locator('[data-part="passages"]').first().textContent()).toContain(from.slice(10, 60));
  await keepPicture(page, 'similar-passages-en-1440');
  await page.setViewportSize({ width: 360, height: 740 });
  await keepPicture(page, 'similar-passages-en-360');
});

const isSeen = (element: Element): boolean => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2;
};
