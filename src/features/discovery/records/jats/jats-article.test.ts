import { expect, test } from 'vitest';
import { barelyKnown, type WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { jatsArticle } from './jats-article.ts';

const work: WorkRecord = {
  ...barelyKnown,
  type: 'article',
  articleType: 'research-article',
  site: 1,
  id: '1099511627787',
  kind: 'article',
  status: 'published',
  revision: '1',
  changedAt: '2026-01-02T03:04:05Z',
  withdrawnOn: null,
  withdrawal: {},
  integrity: null,
  language: 'en',
  titles: { en: 'Light & <dark>', zh: '光' },
  richTitles: { en: 'Light in <i>vitro</i>' },
  summaries: {},
  keywords: { en: ['laser'] },
  subjects: [],
  doi: '10.5555/a',
  publishedOn: '2026-01-02',
  embargoUntil: null,
  path: '/article/doi/10.5555/a',
  cover: null,
  relations: [],
  files: [],
};
const write = (body: string | null, more: Partial<WorkRecord> = {}) =>
  jatsArticle({ ...work, ...more }, { origin: 'https://optics.example', body });
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(write(html))?.[1];

test('titles keep their italics, and those in other languages stand beside', () => {
  const text = write(null);
  expect(text).toContain('<article-title xml:lang="en">Light in <italic>vitro</italic></article-title>');
  expect(text).toContain('<trans-title-group xml:lang="zh"><trans-title>光</trans-title></trans-title-group>');
  expect(text).not.toContain('<body>');
});

test('headings become sections, whether they have an element or stand by themselves', () => {
  expect(
    bodyOf('<p>First.</p><section id="s1"><h2>One</h2><p>a</p><section><h3>Deep</h3><p>b</p></section></section>'),
  ).toBe('<p>First.</p><sec id="s1"><title>One</title><p>a</p><sec><title>Deep</title><p>b</p></sec></sec>');
  expect(bodyOf('<h2>One</h2><p>a</p><h3>Deep</h3><p>b</p><h2>Two</h2><p>c</p>')).toBe(
    '<sec><title>One</title><p>a</p><sec><title>Deep</title><p>b</p></sec></sec><sec><title>Two</title><p>c</p></sec>',
  );
});

test('a pointer to nothing keeps its words', () => {
  expect(bodyOf('<p id="p1">See <a href="#p1">here</a> and <a href="#gone">there</a>.</p>')).toBe(
    '<p id="p1">See <xref ref-type="other" rid="p1">here</xref> and there.</p>',
  );
});

test('a pointer to what is left out in the end keeps its words', () => {
  const outer = '<figure id="f1"><figure id="f2"><img src="/files/a" alt="A"></figure></figure>';
  expect(bodyOf(`${outer}<p><a href="#f1">Both</a>, <a href="#f2">one</a></p>`)).toMatch(
    /<p>Both, <xref ref-type="other" rid="f2">one<\/xref><\/p>$/,
  );
});

test('figures, tables, lists and formulas keep what they are', () => {
  const body = bodyOf(
    '<figure id="f1"><img src="/files/abc?form=high" alt="A lens"><figcaption><span data-jats="label">Fig. 1</span><p data-jats="title">Lens</p></figcaption></figure>' +
      '<table><tr><th>x</th></tr><tr><td colspan="2">1</td></tr></table><ol type="a"><li>one</li></ol>' +
      '<div data-jats="disp-formula" id="e1"><math display="block"><mi>x</mi></math></div>',
  );
  expect(body).toContain(
    '<fig id="f1"><label>Fig. 1</label><caption><title>Lens</title></caption><graphic xlink:href="https://optics.example/files/abc"><alt-text>A lens</alt-text></graphic></fig>',
  );
  expect(body).toContain(
    '<table-wrap><table><tbody><tr><th>x</th></tr><tr><td colspan="2">1</td></tr></tbody></table></table-wrap>',
  );
  expect(body).toContain('<list list-type="alpha-lower"><list-item><p>one</p></list-item></list>');
  expect(body).toContain(
    '<disp-formula id="e1"><mml:math display="block"><mml:mi>x</mml:mi></mml:math></disp-formula>',
  );
});

test('interests are a note about the authors, thanks stand in the back', () => {
  const text = write(
    '<section id="c"><h2>Conflict of interest</h2><p>None.</p></section><section data-jats="ack"><h2>Thanks</h2><p>All.</p></section>',
  );
  expect(text).toContain('<author-notes><fn fn-type="coi-statement" id="c"><p>None.</p></fn></author-notes>');
  expect(text).toContain('<back><ack><title>Thanks</title><p>All.</p></ack></back>');
});

test('a reference is there as it is printed and by its fields, and pointers find it', () => {
  const reference = {
    anchor: 'r1',
    label: '1',
    type: 'journal',
    printed: 'Li W. Light. Optics 2020;3:7–9.',
    doi: '10.5555/b',
    facts: {
      authors: [{ family: 'Li', given: 'W' }],
      title: 'Light',
      container: 'Optics',
      year: '2020',
      firstPage: '7',
      lastPage: '9',
    },
  };
  const text = write('<p><a href="#r1" data-type="bibr">1</a></p>', { references: [reference] });
  expect(text).toContain('<xref ref-type="bibr" rid="r1">1</xref>');
  expect(text).toContain(
    '<ref id="r1"><label>1</label><citation-alternatives><mixed-citation publication-type="journal">Li W. Light. Optics 2020;3:7–9.</mixed-citation>',
  );
  expect(text).toContain(
    '<article-title>Light</article-title><source>Optics</source><year>2020</year><fpage>7</fpage><lpage>9</lpage><pub-id pub-id-type="doi">10.5555/b</pub-id>',
  );
});

test('a preprint is cited as one only where JATS4R has all that it wants marked up', () => {
  const facts = { authors: [{ family: 'Li', given: 'W' }], title: 'Light', container: 'arXiv', year: '2020' };
  const known = { anchor: 'r1', label: '1', type: 'preprint', printed: 'Li W. Light. 2020.', doi: '10.5555/b', facts };
  const written = (given: object) => write('<p>a</p>', { references: [{ ...known, ...given }] });
  expect(written({})).toContain('<element-citation publication-type="preprint"><person-group');
  expect(written({})).toContain('<mixed-citation publication-type="other">Li W. Light. 2020.');
  expect(written({ doi: null })).not.toContain('"preprint"');
  expect(written({ facts: { ...facts, year: '' } })).not.toContain('"preprint"');
});

test('hostile words are words', () => {
  expect(bodyOf('<p>&lt;script&gt; &amp; \u0001x\u0002y\u0003</p><script>alert(1)</script>')).toBe(
    '<p>&lt;script&gt; &amp; xy</p>',
  );
});
