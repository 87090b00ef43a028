import type { Examples } from './examples.ts';

export const rightsExamples: Examples = {
  permissions: [
    '<permissions><copyright-statement>© 1999 Li</copyright-statement><copyright-year>1999</copyright-year></permissions>',
    '<div data-jats="permissions"><p data-jats="copyright-statement">© 1999 Li</p></div>',
  ],
  'copyright-statement': [
    '<permissions><copyright-statement>© 1999 Li</copyright-statement></permissions>',
    '<div data-jats="permissions"><p data-jats="copyright-statement">© 1999 Li</p></div>',
  ],
  'copyright-year': [
    '<permissions><copyright-year>1999</copyright-year></permissions>',
    '<div data-jats="permissions"><span data-jats="copyright-year">1999</span></div>',
  ],
  'copyright-holder': [
    '<permissions><copyright-holder>Li</copyright-holder></permissions>',
    '<div data-jats="permissions"><span data-jats="copyright-holder">Li</span></div>',
  ],
  license: [
    '<license xlink:href="https://creativecommons.org/licenses/by/4.0/"/>',
    '<div data-jats="license"><a href="https://creativecommons.org/licenses/by/4.0/">https://creativecommons.org/licenses/by/4.0/</a></div>',
  ],
  'license-p': [
    '<license><license-p>Free</license-p></license>',
    '<div data-jats="license"><p data-jats="license-p">Free</p></div>',
  ],
  price: ['<p><price>3</price></p>', '<p>3</p>'],
  'ali:free_to_read': ['<p>a<ali:free_to_read/></p>', '<p>a</p>'],
  'ali:license_ref': [
    '<p>a<ali:license_ref>https://creativecommons.org/licenses/by/4.0/</ali:license_ref></p>',
    '<p>a</p>',
  ],
  'kwd-group': [
    '<kwd-group><kwd>cell</kwd><kwd>yeast</kwd></kwd-group>',
    '<span data-jats="kwd-group"><span data-jats="kwd">cell</span>, <span data-jats="kwd">yeast</span></span>',
  ],
  kwd: ['<p><kwd>cell</kwd></p>', '<p><span data-jats="kwd">cell</span></p>'],
  'compound-kwd': [
    '<p><compound-kwd><compound-kwd-part>c</compound-kwd-part><compound-kwd-part>cell</compound-kwd-part></compound-kwd></p>',
    '<p><span data-jats="compound-kwd">c cell</span></p>',
  ],
  'compound-kwd-part': ['<p><compound-kwd-part>c</compound-kwd-part></p>', '<p>c</p>'],
  'nested-kwd': ['<p><nested-kwd><kwd>cell</kwd></nested-kwd></p>', '<p><span data-jats="kwd">cell</span></p>'],
  'funding-source': [
    '<p><funding-source>A Fund</funding-source></p>',
    '<p><span data-jats="funding-source">A Fund</span></p>',
  ],
  'award-id': ['<p><award-id>A1</award-id></p>', '<p><span data-jats="award-id">A1</span></p>'],
  'support-source': [
    '<p><support-source>A Fund</support-source></p>',
    '<p><span data-jats="support-source">A Fund</span></p>',
  ],
};
