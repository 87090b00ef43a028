import { describe, expect, test } from 'vitest';
import { entryLine, openSearchDescription, partAddress, readPartAddress, robotsText } from './texts-for-robots.ts';

const origin = 'https://optics.example';

/** As the robots exclusion protocol (RFC 9309) decides: the longest rule wins, and of equals the one that allows. */
function mayRead(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, pattern = '']) => ({ kind, pattern }));
  const matching = rules.filter(({ pattern }) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&'))
        .join('.*')}`,
    ).test(path),
  );
  const [best] = matching.toSorted(
    (one, other) => other.pattern.length - one.pattern.length || (one.kind === 'Allow' ? -1 : 1),
  );
  return best?.kind !== 'Disallow';
}

describe('robots', () => {
  const text = robotsText(origin, true);

  test.each([
    '/homeNav',
    '/article/doi/10.5555/sample.1',
    '/thesisDetails?columnId=5&lang=en',
    '/mag/7',
    '/searchFrame?q=light',
    '/files/0a1b',
    '/article/5.jsonld',
    '/rc-pub/front/front-article/download?id=5&attachType=2',
    '/rc-pub/front/front-article/downloadCitation?id=5&citationType=bibtex',
  ])('may read %s', (path) => {
    expect(mayRead(text, path)).toBe(true);
  });

  test.each([
    '/searchFrame?q=light&facet=year%3A2024',
    '/searchFrame?facet=year%3A2024',
    '/article?sort=visits,desc',
    '/textList?tab=text&q=light+bends&lang=en',
    '/textList?q=light+bends&tab=text',
    '/searchFrame?q=light&cursor=abc',
    '/iiif/3/5-1/0,0,9,9/max/0/default.jpg',
    '/epub/5.epub',
    '/personalInfomation',
    '/login?url=x',
    '/manuscript',
    '/innerSeniorSearch',
    '/rc-pub/front/advSearch?q=light',
  ])('may not read %s', (path) => {
    expect(mayRead(text, path)).toBe(false);
  });

  test('are told where the sitemap is, and nothing by a site that is closed', () => {
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    expect(robotsText(origin, false)).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('sitemaps', () => {
  test('a part is named by its range, and only by a range', () => {
    for (const part of [
      { after: '0', upTo: null },
      { after: '0', upTo: '1099511672776' },
      { after: '1099511672776', upTo: null },
    ]) {
      const name = /^\/sitemap-(.+)\.xml$/.exec(partAddress(part))?.[1] ?? '';
      expect(readPartAddress(name)).toEqual(part);
    }
    for (const name of ['', 'a', '1-', '-1', '01', '1-0', '1-2-3', '99999999999999999999'])
      expect(readPartAddress(name)).toBeUndefined();
  });

  test('an address is written as XML wants it', () => {
    expect(entryLine(origin, { path: '/mag/1?a=<b>&c="', changed: '2026-11-15' })).toBe(
      `<url><loc>${origin}/mag/1?a=&lt;b&gt;&amp;c=&quot;</loc><lastmod>2026-11-15</lastmod></url>\n`,
    );
  });
});

test('a browser learns to search the site; a long name is cut, whatever it holds', () => {
  const text = openSearchDescription(origin, 'Letters & <Notes> on everything\u0000');
  expect(text).toContain('<ShortName>Letters &amp; &lt;Notes</ShortName>');
  expect(text).toContain('<Description>Letters &amp; &lt;Notes&gt; on everything</Description>');
  expect(text).toContain(`template="${origin}/searchFrame?q={searchTerms}"`);
});
