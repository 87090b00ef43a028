import type { Examples } from './examples.ts';

export const listsExamples: Examples = {
  list: [
    '<list list-type="roman-lower" id="l1"><title>Steps</title><list-item><p>One</p></list-item></list>',
    '<div data-jats="list" id="l1"><p data-jats="title">Steps</p><ol type="i"><li><p>One</p></li></ol></div>',
  ],
  'list-item': [
    '<list list-type="simple"><list-item><label>(a)</label><p>One</p></list-item></list>',
    '<ul data-jats="list" data-type="labelled"><li><span data-jats="label">(a)</span><p>One</p></li></ul>',
  ],
  'def-list': [
    '<def-list><title>Terms</title><def-item><term>DNA</term><def><p>an acid</p></def></def-item></def-list>',
    '<div data-jats="def-list"><p data-jats="title">Terms</p><dl><div><dt>DNA</dt><dd><p>an acid</p></dd></div></dl></div>',
  ],
  'def-item': [
    '<def-list><def-item><term>DNA</term></def-item></def-list>',
    '<div data-jats="def-list"><dl><div><dt>DNA</dt></div></dl></div>',
  ],
  term: [
    '<def-list><def-item><term>DNA</term></def-item></def-list>',
    '<div data-jats="def-list"><dl><div><dt>DNA</dt></div></dl></div>',
  ],
  def: [
    '<def-list><def-item><def><p>an acid</p></def></def-item></def-list>',
    '<div data-jats="def-list"><dl><div><dd><p>an acid</p></dd></div></dl></div>',
  ],
  'term-head': [
    '<def-list><term-head>Term</term-head></def-list>',
    '<div data-jats="def-list"><p data-jats="term-head">Term</p><dl></dl></div>',
  ],
  'def-head': [
    '<def-list><def-head>Meaning</def-head></def-list>',
    '<div data-jats="def-list"><p data-jats="def-head">Meaning</p><dl></dl></div>',
  ],
};
