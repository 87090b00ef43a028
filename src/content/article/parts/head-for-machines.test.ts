import { describe, expect, test } from 'vitest';
import { sampleArticle } from '../../../../tests/support/article-answer.ts';
import { contentSecurityPolicy } from '../../../platform/ui/content-security-policy.server.ts';
import { headForMachines, highwireTags } from './head-for-machines.ts';
import { articleJsonLd } from './json-ld.ts';
import { linkSet, signpostingLinks } from './signposts.ts';

const origin = 'https://optics.example';
const contents = (name: string, article = sampleArticle()) =>
  highwireTags(article, origin)
    .filter((tag) => tag.name === `citation_${name}`)
    .map(({ content }) => content);

describe('Google Scholar and Zotero', () => {
  test('find every fact of a printed paper in its own language', () => {
    const tags = Object.fromEntries(highwireTags(sampleArticle(), origin).map(({ name, content }) => [name, content]));
    expect(tags).toMatchObject({
      citation_title: '光的样本',
      citation_publication_date: '2026/03/04',
      citation_online_date: '2026/02/01',
      citation_journal_title: '样本光学',
      citation_volume: '7',
      citation_issue: '2',
      citation_firstpage: '11',
      citation_lastpage: '19',
      citation_doi: '10.5555/sample.1',
      citation_pdf_url: `${origin}/rc-pub/front/front-article/download?id=5&attachType=2`,
      citation_abstract_html_url: `${origin}/article/doi/10.5555/sample.1`,
      citation_language: 'zh-CN',
      citation_publisher: '样本出版社',
    });
    expect(contents('issn')).toEqual(['1234-5679', '2345-6780']);
    expect(contents('keywords')).toEqual(['光', '样本']);
  });

  test('find a retracted paper under a title that says so', () => {
    expect(contents('title', sampleArticle({ integrity: 'retracted' }))).toEqual(['RETRACTED: 光的样本']);
    expect(contents('title', sampleArticle({ integrity: 'corrected' }))).toEqual(['光的样本']);
  });

  test('see each author once, and after the name what belongs to that author', () => {
    const names = highwireTags(sampleArticle(), origin).filter(({ name }) => name.startsWith('citation_author'));
    expect(names).toEqual([
      { name: 'citation_author', content: '样本甲' },
      { name: 'citation_author_institution', content: '样本大学' },
      { name: 'citation_author_institution', content: 'Sample Institute' },
      { name: 'citation_author_orcid', content: 'https://orcid.org/0000-0002-1825-0097' },
      { name: 'citation_author', content: 'Sample Group' },
    ]);
  });

  test('are told nothing that is not known', () => {
    const bare = sampleArticle({
      contributors: [],
      affiliations: [],
      journal: null,
      period: null,
      volume: null,
      doi: null,
      files: [],
      keywords: {},
      publishers: {},
      firstPageNum: null,
      lastPageNum: null,
      elocation: 'e12',
      dates: { received: null, revised: null, accepted: null, online: null, printed: null },
    });
    for (const { content } of highwireTags(bare, origin)) expect(content).not.toMatch(/^$|null|undefined/);
    expect(contents('firstpage', bare)).toEqual(['e12']);
    for (const name of ['author', 'journal_title', 'issn', 'volume', 'issue', 'doi', 'pdf_url', 'online_date'])
      expect(contents(name, bare)).toEqual([]);
  });

  test('are led to no file that a visitor may not have', () => {
    const closed = sampleArticle({ downloading: { allowed: false, message: 'Please log in', reason: null } });
    expect(contents('pdf_url', closed)).toEqual([]);
    expect(signpostingLinks(closed, origin)).not.toContain('rel="item"');
    expect(JSON.stringify(linkSet(closed, origin))).not.toContain('download?');
    expect(articleJsonLd(closed, origin)).not.toHaveProperty('encoding');
  });
});

describe('JSON-LD', () => {
  test('is an article in an issue of a periodical', () => {
    expect(articleJsonLd(sampleArticle(), origin)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ScholarlyArticle',
      '@id': 'https://doi.org/10.5555/sample.1',
      headline: '光的样本',
      alternativeHeadline: ['A sample of light'],
      inLanguage: 'zh-CN',
      datePublished: '2026-03-04',
      author: [
        {
          '@type': 'Person',
          '@id': 'https://orcid.org/0000-0002-1825-0097',
          name: '样本甲',
          affiliation: [
            { '@type': 'Organization', name: '样本大学', '@id': 'https://ror.org/02mhbdp94' },
            { '@type': 'Organization', name: 'Sample Institute' },
          ],
        },
        { '@type': 'Organization', name: 'Sample Group' },
      ],
      isPartOf: {
        '@type': 'PublicationIssue',
        issueNumber: '2',
        datePublished: '2026',
        isPartOf: {
          '@type': 'PublicationVolume',
          volumeNumber: '7',
          isPartOf: { '@type': 'Periodical', name: '样本光学', issn: ['1234-5679', '2345-6780'] },
        },
      },
      license: 'https://creativecommons.org/licenses/by/4.0/',
      encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf' },
      funding: [{ '@type': 'Grant', identifier: 'S-1', funder: { name: '样本基金' } }],
    });
  });

  test('of a paper that is online first is part of the periodical alone, and of one without a journal of nothing', () => {
    const first = articleJsonLd(sampleArticle({ period: null, volume: null }), origin);
    expect(first.isPartOf).toMatchObject({ '@type': 'Periodical', name: '样本光学' });
    expect(articleJsonLd(sampleArticle({ period: null, journal: null }), origin)).not.toHaveProperty('isPartOf');
  });

  test('calls a paper free for all, unless it is closed or still under an embargo', () => {
    const free = (given: Parameters<typeof sampleArticle>[0]) =>
      articleJsonLd(sampleArticle(given), origin).isAccessibleForFree;
    const refused = { extent: 'trial', message: 'Later', reason: null, body: null } as const;
    expect(free({ accessType: 0 })).toBe(true);
    expect(free({ accessType: 1, reading: refused })).toBe(false);
    expect(free({ accessType: 0, reading: { ...refused, opensAt: '2090-03-04T09:30:00Z' } })).toBe(false);
  });

  test('says that a paper was retracted', () => {
    expect(articleJsonLd(sampleArticle({ integrity: 'retracted' }), origin).creativeWorkStatus).toBe('Retracted');
  });
});

describe('a title that tries to be code', () => {
  const evil = `</script><script>alert(1)</script>" onload="x" & \u2028`;
  const head = headForMachines(sampleArticle({ titles: { zh: evil } }), origin);

  test('stays a text, in attributes and in JSON-LD', () => {
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    expect(head).not.toContain('onload="x"');
    const json = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(head)?.[1] ?? '';
    expect(JSON.parse(json).headline).toBe(evil);
    expect(head).toContain('content="&lt;/script&gt;');
  });

  test('has no hash in the policy, so that it could not run even if it got out', () => {
    const page = '<head><script>ours()</script></head>';
    expect(contentSecurityPolicy(page, null, null).match(/sha256-/g)).toHaveLength(1);
  });
});
