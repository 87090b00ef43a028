import { describe, expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { elementsOfText, type MemberContext } from './member-context.ts';
import { articleFilesOf, figuresOf, recordingsOf, tablesOf } from './members.ts';

const context = (rest: string, meta = '', isOpen = true): MemberContext => {
  const reading = sampleReading({ meta, rest });
  return {
    reading,
    elements: elementsOfText(reading.article),
    articleKey: '10.5555/sample.1',
    articleTitle: 'A sample',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    publishedOn: '2023-01-04',
    isOpen,
  };
};

const caption = '<caption><title>Cells <italic>in vivo</italic>.</title><p>Taken twice.</p></caption>';

describe('a figure', () => {
  test('has its label, its caption as text and HTML, its licence and its file', () => {
    const found = figuresOf(
      context(`<body><sec><fig id="fig1"><object-id pub-id-type="doi">10.5555/Sample.1.001</object-id><label>Figure 1.</label>${caption}
        <graphic xlink:href="fig1.tif"><alt-text>Four round cells</alt-text></graphic></fig></sec></body>`),
    );
    expect(found.drafts).toEqual([
      {
        kind: 'figure',
        key: '10.5555/sample.1#fig1',
        language: 'en',
        publishedOn: '2023-01-04',
        titles: { en: 'Cells in vivo.' },
        richTitles: { en: 'Cells <i>in vivo</i>.' },
        summaries: { en: 'Taken twice.' },
        doi: '10.5555/sample.1.001',
        details: {
          article: { kind: 'article', key: '10.5555/sample.1' },
          position: 1,
          anchor: 'fig1',
          label: 'Figure 1',
          parent: null,
          licence: 'https://creativecommons.org/licenses/by/4.0/',
          attributions: {},
          captions: { en: '<p>Taken twice.</p>' },
          alternative: 'Four round cells',
        },
      },
    ]);
    expect(found.wanted).toEqual([
      { kind: 'figure', key: '10.5555/sample.1#fig1', role: 'image', href: 'fig1.tif', public: true },
    ]);
  });

  test('is known by its place when its id is none', () => {
    const found = figuresOf(context('<body><fig id="1 x"><label>Figure 1</label></fig><fig/></body>'));
    expect(found.drafts.map(({ key, titles }) => [key, titles.en])).toEqual([
      ['10.5555/sample.1#fig-1', 'Figure 1'],
      ['10.5555/sample.1#fig-2', 'A sample'],
    ]);
  });

  test('is the parent of its supplements', () => {
    const found = figuresOf(
      context('<body><fig-group><fig id="fig3"/><fig id="fig3s1" specific-use="child-fig"/></fig-group></body>'),
    );
    expect(found.drafts[1]?.details.parent).toEqual({ kind: 'figure', key: '10.5555/sample.1#fig3' });
  });

  test('may have a licence and an owner of its own', () => {
    const own = `<permissions><copyright-statement>© Sample Museum</copyright-statement><license xlink:href="http://creativecommons.org/licenses/by-nc/4.0/"/></permissions>`;
    const found = figuresOf(context(`<body><fig id="f"><attrib>Photo: A Sample</attrib>${own}</fig></body>`));
    expect(found.drafts[0]?.details).toMatchObject({
      licence: 'https://creativecommons.org/licenses/by-nc/4.0/',
      attributions: { en: 'Photo: A Sample © Sample Museum' },
    });
  });

  test('of an article that is not open is not for everyone', () => {
    const found = figuresOf(context('<body><fig id="f"><graphic xlink:href="f.png"/></fig></body>', '', false));
    expect(found.wanted[0]).not.toHaveProperty('public');
  });

  test('of a review inside the article is no figure of the article', () => {
    expect(figuresOf(context('<body/><sub-article><body><fig id="r"/></body></sub-article>')).drafts).toEqual([]);
  });
});

describe('a table', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';

  test('keeps its content as HTML', () => {
    const found = tablesOf(
      context(`<body><table-wrap id="t1"><label>Table 1.</label>${caption}${table}</table-wrap></body>`),
    );
    expect(found.drafts[0]).toMatchObject({
      kind: 'table',
      key: '10.5555/sample.1#t1',
      details: { label: 'Table 1', position: 1, captions: { en: '<p>Taken twice.</p>' } },
    });
    expect(found.drafts[0]?.details.content).toContain('<td>1</td>');
    expect(found.drafts[0]?.details.content).not.toContain('Taken twice');
  });

  test('without a label and a caption belongs to the text', () => {
    expect(tablesOf(context(`<body><table-wrap>${table}</table-wrap></body>`)).drafts).toEqual([]);
  });
});

test('a video with a label or caption stands on its own, another one does not', () => {
  const media = (inside: string) => `<media id="v" mimetype="video" xlink:href="video1.mp4">${inside}</media>`;
  const found = recordingsOf(context(`<body>${media(`<label>Video 1.</label>${caption}`)}</body>`));
  expect(found.drafts).toMatchObject([
    { kind: 'video', key: '10.5555/sample.1#v', titles: { en: 'Video 1. Cells in vivo.' } },
  ]);
  expect(found.wanted).toMatchObject([{ role: 'recording', href: 'video1.mp4' }]);
  expect(recordingsOf(context(`<body>${media('')}</body>`)).drafts).toEqual([]);
});

test('the article’s own files are its PDF, its supplements and the pictures that stand in no figure', () => {
  const meta = `<self-uri content-type="pdf" xlink:href="sample.pdf"/><self-uri content-type="pdf" xlink:href="https://example.org/sample.pdf"/>`;
  const rest = `<body><p><inline-graphic xlink:href="sign.png"/><graphic xlink:href="https://example.org/x.png"/></p>
    <fig id="f"><graphic xlink:href="f.png"/></fig>
    <supplementary-material><label>Data 1.</label><caption><title>Counts</title></caption><media xlink:href="data1.xlsx"/></supplementary-material></body>`;
  const given = context(rest, meta);
  expect(articleFilesOf(given, figuresOf(given).wanted)).toEqual([
    { kind: 'article', key: '10.5555/sample.1', role: 'pdf', href: 'sample.pdf' },
    {
      kind: 'article',
      key: '10.5555/sample.1',
      role: 'supplement',
      href: 'data1.xlsx',
      labels: { en: 'Data 1. Counts' },
    },
    { kind: 'article', key: '10.5555/sample.1', role: 'image', href: 'sign.png', public: true },
  ]);
});

test('of one picture in several forms the first is taken, and no preview', () => {
  const forms = `<alternatives><graphic xlink:href="f-small.jpg" specific-use="thumbnail"/><graphic xlink:href="f.tif"/><graphic xlink:href="f.jpg"/></alternatives>`;
  const found = figuresOf(context(`<body><fig id="f">${forms}</fig></body>`));
  expect(found.wanted.map(({ href }) => href)).toEqual(['f.tif']);
});
