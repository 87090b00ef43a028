import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { opticsNumber } from '../../samples/sites.ts';
import { launchBrowser } from '../support/browser.ts';
import type { Bench } from './bench.ts';
import { type BenchPortal, samples, startBenchPortal } from './bench-portal.ts';
import { benchAppOn } from './import/bench-app.ts';
import { importAll } from './import/import-all.ts';
import { indexAll } from './index-all.ts';
import { readTextQueries, type TextQuery } from './relevance/judged-queries.ts';
import { isSameBeginning } from './relevance/same-beginning.ts';

const folder = join(import.meta.dirname, '../../../shared/corpus');
const ofEach = 15;

/** Words of a paragraph are typed in a browser and the first passage is pressed: the page must open at that paragraph, lit. */
export const passagesClickedBench: Bench = {
  purpose: `${2 * ofEach} judged queries clicked in Chromium, in English and in Chinese: the page opens at the passage, lit`,
  async run() {
    const queries = readTextQueries(folder).filter((query) => query.class === 'passage-words');
    const chosen = (['en', 'zh'] as const).flatMap((lang) =>
      queries.filter(({ language }) => language === lang).slice(0, ofEach),
    );
    const portal = await startBenchPortal(samples);
    const browser = await launchBrowser();
    try {
      await importTexts(portal, chosen);
      await indexAll(portal);
      const missed: string[] = [];
      for (const query of chosen) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        const problem = await click(page, portal.server.port, query);
        await page.close();
        console.log(`${query.id}: ${problem ?? 'opened at the passage, lit'}`);
        if (problem) missed.push(query.id);
      }
      return [
        {
          name: 'passages-clicked',
          figure: missed.length,
          median: missed.length,
          unit: 'missed',
          bar: 0,
          method: `of ${chosen.length} queries, words of a paragraph, clicked in Chromium`,
        },
      ];
    } finally {
      await browser.close();
      await portal.stop();
    }
  },
};

/** The chosen papers alone: all of them would take minutes to import. */
async function importTexts({ database }: BenchPortal, chosen: readonly TextQuery[]): Promise<void> {
  const app = benchAppOn(database);
  const unpacked = mkdtempSync(join(tmpdir(), 'imprint-clicked-'));
  const packages = [
    { archive: 'elife-jats', format: 'jats', lang: 'en', nameOf: (key: string) => `elife-${key.split('.').at(-1)}-v` },
    {
      archive: 'chinaxiv-fulltext',
      format: 'chinaxiv',
      lang: 'zh',
      nameOf: (key: string) => `ChinaXiv-${key.replace('chinaxiv:', '')}V`,
    },
  ] as const;
  try {
    for (const { archive, format, lang, nameOf } of packages) {
      const names = chosen.filter(({ language }) => language === lang).map(({ relevant }) => `*${nameOf(relevant)}*`);
      execFileSync('tar', [
        ...['-xzf', join(folder, `${archive}.tar.gz`), '-C', unpacked, '--wildcards', '*INDEX.json'],
        ...names,
      ]);
      const repacked = join(unpacked, `${archive}.tar.gz`);
      execFileSync('tar', ['-czf', repacked, '-C', unpacked, archive]);
      await importAll(app, opticsNumber, format, repacked);
    }
  } finally {
    rmSync(unpacked, { recursive: true });
    await app.end();
  }
}

/** Why it did not open at its passage, if it did not. */
async function click(page: Page, port: number, { language, query, passage = '' }: TextQuery): Promise<string | null> {
  await page.goto(`http://optics.localhost:${port}/searchFrame?q=${encodeURIComponent(query)}&lang=${language}`);
  await page.locator('[data-part="search-tabs"] a[href*="tab=text"]').click();
  const first = page.locator('[data-part="passage"]').first();
  await first.waitFor({ timeout: 15_000 }).catch(() => {});
  if ((await first.count()) === 0) return 'no passage was found';
  await first.click();
  const target = page.locator(':target');
  await target.waitFor({ timeout: 15_000 }).catch(() => {});
  if ((await target.count()) === 0) return `nothing on ${page.url()} is its place`;
  const lit = await target.evaluate((element) => getComputedStyle(element).animationName);
  const text = (await target.textContent()) ?? '';
  if (!isSameBeginning(text, passage)) return `opened at "${text.trim().slice(0, 60)}"`;
  const isSeen = await target.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  });
  if (lit !== 'found-passage') return 'it is not lit';
  return isSeen ? null : 'it is not seen';
}
