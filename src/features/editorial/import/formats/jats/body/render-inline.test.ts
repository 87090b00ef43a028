import { describe, expect, it } from 'vitest';
import { articleFrom } from '../sample-article.ts';
import { renderBlocks, renderInline } from './render-inline.ts';

describe('a title', () => {
  it('keeps what its words look like, without links, blocks and ids', () => {
    const title = articleFrom(
      '<italic id="i">E. coli</italic> &amp; <ext-link xlink:href="https://example.org/">more</ext-link><p>here</p>',
    );
    expect(renderInline(title)).toBe('<i>E. coli</i> &amp; <span data-jats="ext-link">more</span> here');
  });
});

describe('an abstract', () => {
  it('has its sections, and no pointer into a text that is not there', () => {
    const abstract = articleFrom(
      '<sec id="a"><title>Aim</title><p>See <xref ref-type="fig" rid="fig1">Figure 1</xref></p></sec>',
    );
    expect(renderBlocks(abstract)).toBe(
      '<section data-jats="sec"><h3>Aim</h3><p>See <span data-jats="xref" data-type="fig">Figure 1</span></p></section>',
    );
  });
});
