import { describe, expect, test } from 'vitest';
import type { ReadDocument } from '../format.ts';
import { readJats } from './read-jats.ts';
import { type SampleArticle, sampleBytes } from './sample-article.ts';

function read(sample: SampleArticle, source = 'folder/sample-v2.xml'): ReadDocument {
  const result = readJats({ source, bytes: sampleBytes(sample) });
  if (!result.ok) throw new Error(result.failure.reason);
  return result.value;
}

const title = '<title-group><article-title>A sample</article-title></title-group>';
const doi = '<article-id pub-id-type="doi">10.5555/Sample.1</article-id>';

describe('an article', () => {
  test('is one unit: the article, its members and what it mentions', () => {
    const { unit, contents, problems } = read({
      attributes: 'article-type="research-article"',
      meta: `${doi}${title}<contrib-group><contrib><name><surname>Sample</surname></name></contrib></contrib-group>
        <pub-date pub-type="epub"><day>4</day><month>1</month><year>2023</year></pub-date><volume>6</volume>
        <permissions><license xlink:href="http://creativecommons.org/licenses/by/4.0/"/></permissions><abstract><p>Short.</p></abstract>`,
      rest: '<body><sec id="s1"><title>Start</title><p>Text.</p><fig id="f1"><graphic xlink:href="f.png"><alt-text>A dot</alt-text></graphic></fig></sec></body>',
    });
    expect(unit.main).toMatchObject({
      kind: 'article',
      key: '10.5555/sample.1',
      doi: '10.5555/sample.1',
      rank: 102,
      publishedOn: '2023-01-04',
      details: {
        type: 'research-article',
        publicationType: 0,
        accessType: 0,
        volume: '6',
        body: contents[1]?.sha256,
        outline: [{ anchor: 's1', title: 'Start' }],
      },
    });
    expect(unit.main.parts?.article_version).toEqual([
      {
        number: 2,
        titles: { en: 'A sample' },
        summaries: { en: 'Short.' },
        publishedOn: '2023-01-04',
        body: contents[1]?.sha256,
        source: contents[0]?.sha256,
        facts: {
          authors: [{ en: 'Sample' }],
          affiliations: [],
          keywords: {},
          licence: 'https://creativecommons.org/licenses/by/4.0/',
          dates: { received: null, revised: null, accepted: null, online: '2023-01-04', printed: null },
          volume: '6',
          pages: null,
          funds: [],
        },
      },
    ]);
    expect(unit.members.map(({ key }) => key)).toEqual(['10.5555/sample.1#f1']);
    expect(unit.mentioned.map(({ kind }) => kind)).toEqual(['journal', 'issue']);
    expect(contents.map(({ contentType }) => contentType)).toEqual(['application/xml', 'text/html']);
    expect(problems).toEqual([]);
  });

  test('without full text has a lower rank than any with it', () => {
    expect(read({ meta: doi + title }).unit.main.rank).toBe(2);
    expect(read({ meta: doi + title, rest: '<body><p>T</p></body>' }).unit.main.rank).toBe(102);
  });

  test('without volume, issue and page is online first; one with a conference is its paper', () => {
    const typeOf = (meta: string) => read({ meta: doi + title + meta }).unit.main.details.publicationType;
    expect(typeOf('<elocation-id>e1</elocation-id>')).toBe(1);
    expect(typeOf('<fpage>3</fpage>')).toBe(0);
    expect(typeOf('<conference><conf-name>Sample Days</conf-name></conference>')).toBe(3);
  });

  test('without a DOI is known by its journal and its publisher’s number', () => {
    const meta = `<article-id pub-id-type="publisher-id">77</article-id>${title}`;
    expect(read({ meta }).unit.main).toMatchObject({ key: '1234-5679:77', doi: null });
  });

  test('tells what it lacks', () => {
    const { problems, unit } = read({ attributes: 'article-type="research-article"', meta: doi });
    expect(problems.map(({ code }) => code).toSorted()).toEqual([
      'abstract-missing',
      'authors-missing',
      'licence-unknown',
      'title-missing',
    ]);
    expect(unit.main.titles).toEqual({ en: '10.5555/sample.1' });
    expect(read({ attributes: 'article-type="correction"', meta: doi + title }).problems).toEqual([
      { code: 'licence-unknown' },
    ]);
  });
});

describe('what is published inside an article', () => {
  const rest = `<sub-article id="sa1" article-type="referee-report"><front-stub><article-id pub-id-type="doi">10.5555/Sample.1.sa1</article-id>
      <title-group><article-title>Review</article-title></title-group>
      <contrib-group><contrib contrib-type="author"><anonymous/><role specific-use="referee">Reviewer</role></contrib></contrib-group></front-stub>
      <body><p>Good.</p></body></sub-article>
    <response id="r1" response-type="reply"><front-stub><title-group><article-title>Answer</article-title></title-group></front-stub><body><p>Thanks.</p></body></response>
    <sub-article article-type="translation" xml:lang="es"><front-stub><title-group><article-title>Una muestra</article-title></title-group>
      <abstract><p>Breve.</p></abstract></front-stub></sub-article>`;
  const { unit, contents } = read({ meta: doi + title, rest });

  test('is kept with its own text', () => {
    expect(unit.main.parts?.sub_article).toEqual([
      {
        type: 'referee-report',
        language: null,
        titles: { en: 'Review' },
        doi: '10.5555/sample.1.sa1',
        contributors: [{ role: 'reviewer', names: {}, affiliations: [] }],
        publishedOn: null,
        body: contents[1]?.sha256,
      },
      expect.objectContaining({ type: 'reply', titles: { en: 'Answer' }, body: contents[2]?.sha256 }),
      expect.objectContaining({ type: 'translation', language: 'es', titles: { spa: 'Una muestra' }, body: null }),
    ]);
  });

  test('is a review of it where its type says so', () => {
    expect(unit.main.relations).toEqual([{ type: 'has-review', target: '10.5555/sample.1.sa1' }]);
  });

  test('gives it title and abstract in another language where it is a translation', () => {
    expect(unit.main.titles).toEqual({ en: 'A sample', spa: 'Una muestra' });
    expect(unit.main.summaries).toEqual({ spa: 'Breve.' });
  });
});

describe('a document is refused', () => {
  const reasonOf = (bytes: Buffer) => {
    const result = readJats({ source: 'x.xml', bytes });
    return result.ok ? 'it was read' : result.failure.reason;
  };

  test('that is no article', () => {
    expect(reasonOf(Buffer.from('<book/>'))).toBe('the document is a "book", not an article');
  });

  test('that nothing identifies', () => {
    expect(reasonOf(sampleBytes({ meta: title }))).toBe(
      'the article has neither a DOI nor an identifier of its publisher',
    );
  });
});
