import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();

/** A question that a paragraph of a sample paper answers, how the paragraph begins, and one that nothing answers. */
const samples = {
  en: {
    site: 'optics',
    question: 'In which samples can every cell of a tissue be seen?',
    begins: 'Cleared organoids are among the few samples',
    label: /Written by a program \(sample-model\)/,
    unanswered: 'How is the capital of Mongolia governed?',
    refusal: /do(?:es)? not clearly answer this question|No passage fits this question/,
  },
  zh: {
    site: 'biology',
    question: '现场空白中出现过的序列如何处理？',
    begins: '扩增两个标记片段，序列按',
    label: /由程序（sample-model）/,
    unanswered: '蒙古国的首都由谁管理？',
    refusal: /未能找到明确的答案|未找到与该问题相关的段落/,
  },
} as const;

const pathOf = (question: string, lang: string) => `/ask?q=${encodeURIComponent(question)}&lang=${lang}`;

/** Texts are told to the index after the records; a page without passages is requested again. */
async function openAnswered({ page, open }: Visitor, site: string, path: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await open(site, path);
    if ((await page.locator('[data-part="sentence"]').count()) > 0) return;
    await page.waitForTimeout(2_500);
  }
}

describe.each(walkedIn('zh'))('in %s', (lang) => {
  const { site, question, begins, label, unanswered, refusal } = samples[lang];

  test('a question gets an answer whose sources lead to the very paragraph', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openAnswered(visitor, site, pathOf(question, lang));
    const answer = page.locator('[data-part="answer"]');
    await expect.poll(() => answer.locator('[aria-busy="false"]').count()).toBe(1);
    expect(await answer.textContent()).toMatch(label);
    expect(await answer.textContent()).not.toContain('invented');
    expect(await page.locator('[data-part="ask-passages"] mark').count()).toBeGreaterThan(0);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await keepPicture(page, `ask-${lang}-1440`);
    await page.setViewportSize({ width: 360, height: 740 });
    await keepPicture(page, `ask-${lang}-360`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await answer.locator('[data-part="sentence"] a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/article\/doi\/.*#/);
    await untilQuiet(page);
    expect((await page.locator(':target').textContent())?.trim().startsWith(begins)).toBe(true);
  });

  test('where the texts do not answer it the page says so, and what was searched', async () => {
    const { page, open } = await arrive();
    await open(site, pathOf(unanswered, lang));
    expect(await page.locator('[data-part="unanswered"]').textContent()).toMatch(refusal);
    expect(await page.locator('[data-part="answer"]').count()).toBe(0);
    await keepPicture(page, `ask-unanswered-${lang}-1440`);
  });
});

test('without script the passages are there, and no answer is promised', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false });
  await open('optics', pathOf(samples.en.question, 'en'));
  await expect.poll(() => page.locator('[data-part="passage"]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-part="answer"]').isVisible()).toBe(false);
});

test('a search leads to the same words as a question', async () => {
  const { page, open } = await arrive();
  await open('optics', '/searchFrame?q=organoids&lang=en');
  await page.locator('[data-part="ask-link"]').click();
  await page.waitForURL(/\/ask\?q=organoids/);
  expect(await page.locator('main input[name="q"]').inputValue()).toBe('organoids');
});
