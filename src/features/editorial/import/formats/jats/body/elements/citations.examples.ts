import type { Examples } from './examples.ts';

export const citationsExamples: Examples = {
  'ref-list': [
    '<ref-list><title>References</title><ref id="b1"><mixed-citation>One.</mixed-citation></ref><ref id="b2"><mixed-citation>Two.</mixed-citation></ref></ref-list>',
    '<section data-jats="ref-list" role="doc-bibliography" id="ref-list-n1"><h2>References</h2><ol data-part="references"><li data-jats="ref" id="b1"><span data-jats="mixed-citation">One.</span></li><li data-jats="ref" id="b2"><span data-jats="mixed-citation">Two.</span></li></ol></section>',
  ],
  ref: [
    '<p><xref ref-type="bibr" rid="b1">Li</xref></p><ref-list><ref id="b1"><label>1</label><mixed-citation>One.</mixed-citation></ref></ref-list>',
    '<p><a href="#b1" data-jats="xref" data-type="bibr" role="doc-biblioref" id="from-b1">Li</a></p><section data-jats="ref-list" role="doc-bibliography"><ol data-part="references"><li data-jats="ref" id="b1"><a data-jats="label" href="#from-b1" role="doc-backlink">1</a> <span data-jats="mixed-citation">One.</span></li></ol></section>',
  ],
  'element-citation': [
    '<ref-list><ref id="b1"><element-citation publication-type="journal"><person-group><name><surname>Li</surname><given-names>N</given-names></name></person-group><year>1999</year><article-title>Why?</article-title><source>Nature</source><volume>7</volume><issue>2</issue><fpage>1</fpage><lpage>9</lpage><pub-id pub-id-type="doi">10.5555/a</pub-id></element-citation></ref></ref-list>',
    '<section data-jats="ref-list" role="doc-bibliography"><ol data-part="references"><li data-jats="ref" id="b1"><span data-jats="element-citation" data-type="journal"><span data-jats="person-group"><span data-jats="name">Li N</span></span> (1999). <span data-jats="article-title">Why?</span> <cite>Nature</cite> <span data-jats="volume">7</span>(2):1–9. <a href="https://doi.org/10.5555/a" data-jats="pub-id" data-type="doi">https://doi.org/10.5555/a</a></span></li></ol></section>',
  ],
  'mixed-citation': [
    '<p><mixed-citation>Li, <source>Nature</source> (1999)</mixed-citation></p>',
    '<p><span data-jats="mixed-citation">Li, <cite>Nature</cite> (1999)</span></p>',
  ],
  'nlm-citation': [
    '<p><nlm-citation><source>Nature</source><year>1999</year></nlm-citation></p>',
    '<p><span data-jats="nlm-citation"><cite>Nature</cite>. 1999</span></p>',
  ],
  citation: [
    '<p><citation><source>Nature</source></citation></p>',
    '<p><span data-jats="citation"><cite>Nature</cite></span></p>',
  ],
  product: [
    '<p><product><source>Book</source><year>1999</year></product></p>',
    '<p><span data-jats="product"><cite>Book</cite>. 1999</span></p>',
  ],
};
