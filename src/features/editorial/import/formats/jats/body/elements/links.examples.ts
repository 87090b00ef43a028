import type { Examples } from './examples.ts';

export const linksExamples: Examples = {
  xref: [
    '<p>See <xref ref-type="sec" rid="s1"/>, <xref ref-type="fig" rid="none">Figure 9</xref></p><sec id="s1"><label>1</label><title>One</title></sec>',
    '<p>See <a href="#s1" data-jats="xref" data-type="sec">1</a>, <span data-jats="xref" data-type="fig" data-rid="none">Figure 9</span></p><section data-jats="sec" id="s1"><h2><span data-jats="label">1</span> One</h2></section>',
  ],
  'ext-link': [
    '<p><ext-link ext-link-type="uri" xlink:href="https://example.org/a?b=1&amp;c">there</ext-link> <ext-link xlink:href="javascript:x()">here</ext-link></p>',
    '<p><a href="https://example.org/a?b=1&amp;c" data-jats="ext-link">there</a> <span data-jats="ext-link">here</span></p>',
  ],
  uri: [
    '<p><uri>https://example.org/</uri></p>',
    '<p><a href="https://example.org/" data-jats="uri">https://example.org/</a></p>',
  ],
  'self-uri': [
    '<p><self-uri xlink:href="https://example.org/"/></p>',
    '<p><a href="https://example.org/" data-jats="self-uri">https://example.org/</a></p>',
  ],
  email: [
    '<p><email>someone@example.org</email></p>',
    '<p><a href="mailto:someone@example.org" data-jats="email">someone@example.org</a></p>',
  ],
  'related-article': [
    '<p><related-article ext-link-type="doi" xlink:href="10.5555/ABC">Earlier</related-article></p>',
    '<p><a href="https://doi.org/10.5555/abc" data-jats="related-article">Earlier</a></p>',
  ],
  'related-object': [
    '<p><related-object id="d1"><source>Data</source></related-object></p>',
    '<p><span data-jats="related-object" id="d1"><cite>Data</cite></span></p>',
  ],
  target: ['<p><target id="here">a</target></p>', '<p><span data-jats="target" id="here">a</span></p>'],
  'milestone-start': [
    '<p><milestone-start id="m1"/>a</p>',
    '<p><span data-jats="milestone-start" id="m1"></span>a</p>',
  ],
  'milestone-end': ['<p>a<milestone-end rid="m1"/></p>', '<p>a<span data-jats="milestone-end"></span></p>'],
  fn: [
    '<p>a<xref ref-type="fn" rid="fn1">1</xref></p><fn-group><fn id="fn1" fn-type="other"><label>1</label><p>Note</p></fn></fn-group>',
    '<p>a<a href="#fn1" data-jats="xref" data-type="fn" role="doc-noteref" id="from-fn1">1</a></p><section data-jats="fn-group"><div data-jats="fn" data-type="other" role="doc-footnote" id="fn1"><a data-jats="label" href="#from-fn1" role="doc-backlink">1</a><p>Note</p></div></section>',
  ],
};
