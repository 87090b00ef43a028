import { describe, expect, it } from 'vitest';
import { childrenNamed } from '../../../../../../platform/documents/xml/xml-tree.ts';
import { articleFrom } from '../sample-article.ts';
import { renderBody } from './render-body.ts';

const bodyOf = (content: string) => renderBody(articleFrom(`<body>${content}</body>`));

describe('the full text of an article', () => {
  it('has headings no deeper than the sixth level', () => {
    const nested = (depth: number): string =>
      depth === 0 ? '' : `<sec id="s${depth}"><title>T${depth}</title>${nested(depth - 1)}</sec>`;
    const { html, outline } = bodyOf(nested(7));
    expect(html.match(/<h\d/g)).toEqual(['<h2', '<h3', '<h4', '<h5', '<h6', '<h6', '<h6']);
    expect(outline[0]).toEqual({ level: 1, anchor: 's7', title: 'T7' });
  });

  it('has the figures that were gathered at the end after the text and before the references', () => {
    const article = articleFrom(
      '<body><p>one</p></body><back><ack><p>three</p></ack></back><floats-group><p>two</p></floats-group>',
    );
    expect(
      renderBody(article)
        .html.replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean),
    ).toEqual(['one', 'two', 'three']);
  });

  it('leaves reviews to themselves, which may point to the article', () => {
    const article = articleFrom(
      '<body><sec id="s1"><title>One</title></sec></body><sub-article id="sa1"><body><sec><title>Review of <xref rid="s1">One</xref></title></sec></body></sub-article>',
    );
    expect(renderBody(article).html).not.toContain('Review');
    const [review] = childrenNamed(article, 'sub-article');
    expect(review && renderBody(review, article)).toMatchObject({
      html: '<section data-jats="sec" id="sa1-sec-n1"><h2>Review of <span data-jats="xref" data-rid="s1">One</span></h2></section>',
      problems: [],
    });
  });

  it('shows an element that it does not know plainly, and says so', () => {
    expect(bodyOf('<p>a <odd>b</odd></p><odd><p>c</p></odd>')).toMatchObject({
      html: '<p>a <span data-jats="odd">b</span></p><div data-jats="odd"><p>c</p></div>',
      problems: [
        { code: 'element-unknown', value: 'odd' },
        { code: 'element-unknown', value: 'odd' },
      ],
    });
  });

  it('keeps the words of a pointer that leads to nothing, and says so', () => {
    const { html, problems } = bodyOf('<p>see <xref ref-type="fig" rid="gone">Figure 2</xref></p>');
    expect(html).toBe('<p>see <span data-jats="xref" data-type="fig" data-rid="gone">Figure 2</span></p>');
    expect(problems).toEqual([{ code: 'reference-broken', at: 'gone' }]);
  });

  it('says which pictures have no alternative text', () => {
    const { problems } = bodyOf(
      '<fig id="fig1"><graphic xlink:href="a.tif"/><graphic xlink:href="b.tif"/></fig><graphic xlink:href="c.tif"/>',
    );
    expect(problems).toEqual([
      { code: 'alternative-text-missing', at: 'fig1' },
      { code: 'alternative-text-missing', at: 'fig1' },
      { code: 'alternative-text-missing', at: 'c.tif' },
    ]);
  });

  it('shows a formula that can not be read as it was written, and says so', () => {
    const { html, problems } = bodyOf('<p><tex-math>\\nonsense{</tex-math></p>');
    expect(html).toBe('<p><code data-jats="tex-math">\\nonsense{</code></p>');
    expect(problems).toEqual([{ code: 'formula-unreadable', value: '\\nonsense{' }]);
  });

  it('says which references are empty', () => {
    expect(bodyOf('<ref-list><ref id="b1"/></ref-list>').problems).toEqual([{ code: 'reference-empty', at: 'b1' }]);
  });

  it('gives each element an id of its own that a page can use', () => {
    const { html } = bodyOf(
      '<p id="a b">x</p><p id="p1">y</p><p id="p1">z</p><p><xref rid="1.2">w</xref></p><p id="1.2">v</p>',
    );
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['at-a-b', 'p1', 'p1-2', 'at-1-2']);
    expect(html).toContain('href="#at-1-2"');
  });

  it('never has a link inside a link', () => {
    const { html } = bodyOf(
      '<p id="p1"><xref rid="p1">a <ext-link xlink:href="https://example.org/">b</ext-link></xref></p>',
    );
    expect(html).toBe('<p id="p1"><a href="#p1" data-jats="xref">a <span data-jats="ext-link">b</span></a></p>');
  });

  it('goes on with the numbers of a list that goes on', () => {
    const item = '<list-item><p>x</p></list-item>';
    const { html } = bodyOf(
      `<list list-type="order" id="l1">${item}${item}</list><list list-type="order" continued-from="l1">${item}</list>`,
    );
    expect(html).toContain('<ol data-jats="list" type="1" start="3">');
  });

  it('counts the words of the text without the references, and each Chinese character', () => {
    expect(
      bodyOf('<p>Two words, 三个字.</p><ref-list><ref><mixed-citation>not these</mixed-citation></ref></ref-list>')
        .words,
    ).toBe(5);
  });
});
