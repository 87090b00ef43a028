import type { Examples } from './examples.ts';

export const figuresExamples: Examples = {
  fig: [
    '<fig id="fig1"><label>Figure 1.</label><caption><title>Cells</title><p>Many</p></caption><alt-text>Six cells</alt-text><graphic xlink:href="a.tif"/></fig>',
    '<figure data-jats="fig" id="fig1"><img data-file="a.tif" alt="Six cells" loading="lazy"><figcaption><span data-jats="label">Figure 1.</span> <p data-jats="title">Cells</p><p>Many</p></figcaption></figure>',
  ],
  'fig-group': [
    '<fig-group><fig id="fig1"><graphic xlink:href="a.tif"/></fig></fig-group>',
    '<figure data-jats="fig-group"><figure data-jats="fig" id="fig1"><img data-file="a.tif" alt="" loading="lazy"></figure></figure>',
  ],
  graphic: [
    '<graphic xlink:href="a.png"><alt-text>A map</alt-text><caption><p>Where</p></caption></graphic>',
    '<figure data-jats="graphic"><img data-file="a.png" alt="A map" loading="lazy"><figcaption><p>Where</p></figcaption></figure>',
  ],
  'inline-graphic': [
    '<p>a <inline-graphic xlink:href="i.png"><alt-text>tick</alt-text></inline-graphic></p>',
    '<p>a <img data-file="i.png" alt="tick" loading="lazy"></p>',
  ],
  caption: [
    '<boxed-text><caption><p>About</p></caption></boxed-text>',
    '<aside data-jats="boxed-text"><div data-jats="caption"><p>About</p></div></aside>',
  ],
  'alt-text': [
    '<graphic xlink:href="a.png"><alt-text>A map</alt-text></graphic>',
    '<img data-file="a.png" alt="A map" loading="lazy">',
  ],
  'long-desc': [
    '<fig id="f"><graphic xlink:href="a.png"/><long-desc>All of it</long-desc></fig>',
    '<figure data-jats="fig" id="f"><img data-file="a.png" alt="" loading="lazy"><figcaption><p data-jats="long-desc">All of it</p></figcaption></figure>',
  ],
  'chem-struct': ['<p><chem-struct>CH4</chem-struct></p>', '<p><span data-jats="chem-struct">CH4</span></p>'],
  'chem-struct-wrap': [
    '<chem-struct-wrap id="c1"><label>1</label><chem-struct>CH4</chem-struct></chem-struct-wrap>',
    '<figure data-jats="chem-struct-wrap" id="c1"><figcaption><span data-jats="label">1</span> </figcaption><span data-jats="chem-struct">CH4</span></figure>',
  ],
  'chem-struct-wrapper': [
    '<chem-struct-wrapper><label>1</label></chem-struct-wrapper>',
    '<figure data-jats="chem-struct-wrapper"><figcaption><span data-jats="label">1</span> </figcaption></figure>',
  ],
  'private-char': [
    '<p><private-char description="long s"><glyph-data>0110</glyph-data></private-char></p>',
    '<p><span data-jats="private-char" title="long s">[long s]</span></p>',
  ],
  'glyph-data': [
    '<p><private-char name="x"><glyph-data>0110</glyph-data></private-char></p>',
    '<p><span data-jats="private-char" title="x">[x]</span></p>',
  ],
  'glyph-ref': [
    '<p><private-char name="x"><glyph-ref glyph-data="g"/></private-char></p>',
    '<p><span data-jats="private-char" title="x">[x]</span></p>',
  ],
};
