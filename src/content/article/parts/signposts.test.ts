import { describe, expect, test } from 'vitest';
import { sampleArticle } from '../../../../tests/support/article-answer.ts';
import { linkSet, signpostingLinks } from './signposts.ts';

const origin = 'https://optics.example';

describe('signposts', () => {
  const linksOf = (links: string) =>
    [...links.matchAll(/<([^>]+)>; rel="([^"]+)"(?:; type="([^"]+)")?/g)].map(([, url, rel, type]) => [rel, url, type]);

  test('lead to the DOI, the authors, the descriptions, the file and the licence', () => {
    expect(linksOf(signpostingLinks(sampleArticle(), origin))).toEqual([
      ['cite-as', 'https://doi.org/10.5555/sample.1', undefined],
      ['type', 'https://schema.org/ScholarlyArticle', undefined],
      ['type', 'https://schema.org/AboutPage', undefined],
      ['author', 'https://orcid.org/0000-0002-1825-0097', undefined],
      [
        'describedby',
        `${origin}/rc-pub/front/front-article/downloadCitation?id=5&citationType=bibtex`,
        'application/x-bibtex',
      ],
      [
        'describedby',
        `${origin}/rc-pub/front/front-article/downloadCitation?id=5&citationType=refman`,
        'application/x-research-info-systems',
      ],
      ['describedby', `${origin}/article/5.jsonld`, 'application/ld+json'],
      ['describedby', 'https://optics.example/article/5.xml', 'application/jats+xml'],
      ['item', `${origin}/rc-pub/front/front-article/download?id=5&attachType=2`, 'application/pdf'],
      ['license', 'https://creativecommons.org/licenses/by/4.0/', undefined],
      ['http://www.w3.org/ns/ldp#inbox', `${origin}/inbox`, undefined],
      ['linkset', `${origin}/article/5.linkset.json`, 'application/linkset+json'],
    ]);
  });

  test('are a header that every proxy lets through, however many authors a paper has and whatever its licence says', () => {
    const [author] = sampleArticle().contributors;
    const many = sampleArticle({
      contributors: Array.from({ length: 1_000 }, () => author as NonNullable<typeof author>),
      licence: 'All rights reserved\r\nSet-Cookie: a=b',
      doi: '10.5555/样本<1>',
    });
    const links = signpostingLinks(many, origin);
    expect(links.length).toBeLessThan(4_000);
    expect(links).toMatch(/^[\x20-\x7e]+$/);
    expect(links).not.toContain('rel="license"');
  });
});

describe('a link set', () => {
  const article = sampleArticle();
  const [page, ...others] = linkSet(article, origin).linkset;

  test('leads from the page to all that its header leads to', () => {
    expect(page).toMatchObject({
      anchor: origin + article.url,
      'cite-as': [{ href: 'https://doi.org/10.5555/sample.1' }],
      author: [{ href: 'https://orcid.org/0000-0002-1825-0097' }],
      license: [{ href: 'https://creativecommons.org/licenses/by/4.0/' }],
    });
    for (const [, address] of signpostingLinks(article, origin).matchAll(/<([^>]+)>; rel="(?!linkset)/g))
      expect(JSON.stringify(page)).toContain(JSON.stringify(address));
  });

  test('leads from each file and each description back to the page', () => {
    const back = { href: origin + article.url, type: 'text/html' };
    const anchored = (anchor: string) => others.filter((one) => one.anchor === anchor);
    expect(anchored(`${origin}/article/5.xml`)).toEqual([{ anchor: `${origin}/article/5.xml`, describes: [back] }]);
    for (const { attachType } of article.files) {
      const address = `${origin}/rc-pub/front/front-article/download?id=5&attachType=${attachType}`;
      expect(anchored(address)).toEqual([{ anchor: address, collection: [back] }]);
    }
    expect(others).toHaveLength(4 + article.files.length);
  });

  test('names every author, also those that a header leaves out', () => {
    const [author] = article.contributors;
    const contributors = Array.from({ length: 300 }, () => author as NonNullable<typeof author>);
    expect(linkSet(sampleArticle({ contributors }), origin).linkset[0]?.author).toHaveLength(300);
  });
});
