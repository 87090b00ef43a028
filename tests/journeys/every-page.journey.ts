import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentLanguage, textDirection } from '../../src/platform/kernel/language.ts';
import { axeFindings } from './axe.ts';
import { journeyLanguages } from './languages.ts';
import { samplePages } from './pages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const withLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
/** Error, maintenance and forbidden pages always show Chinese. Which pages there are stands in tables/pages.tsv. */
const alwaysChinese = [404, 403, 503];

test('every address of the routes has a sample page to walk to', () => {
  const routes = [...readFileSync('src/routes.ts', 'utf8').matchAll(/page\(\s*'([^']+)'/g)].map(
    ([, address]) => address,
  );
  expect(routes.length).toBeGreaterThan(10);
  expect(
    routes.filter((route) => !samplePages.some((sample) => sample.route.replaceAll(/\{(\w+)\}/g, ':$1') === route)),
  ).toEqual([]);
});

describe.each(journeyLanguages)('in %s', (language) => {
  test.each(samplePages)('$host $path answers as it should, and axe finds nothing', async ({ host, path, status }) => {
    const { page, open } = await arrive();
    expect(await open(host, withLanguage(path, language))).toBe(status);
    const shown = alwaysChinese.includes(status) ? 'zh' : language;
    const html = page.locator('html');
    expect(await html.getAttribute('lang')).toBe(documentLanguage(shown));
    expect(await html.getAttribute('dir')).toBe(textDirection(shown));
    expect(await page.locator('h1').count()).toBe(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'scrolls sideways',
    ).toBeLessThanOrEqual(0);
    expect((await axeFindings(page)).join('\n')).toBe('');
  });
});

test.each(samplePages)('$host $path fits a phone of 360 px and has no inline style', async ({ host, path }) => {
  const { page, open, source } = await arrive({ viewport: { width: 360, height: 740 } });
  await open(host, path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const html = await source();
  expect(html.match(/<[^>]+\sstyle=/)).toBeNull();
});
