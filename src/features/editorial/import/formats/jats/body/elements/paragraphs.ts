import { rawTextOf } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { phrasesOf } from '../html/flow.ts';
import { type Html, html } from '../html/html-tree.ts';
import type { Rows } from '../rendering.ts';
import { named, typeOf, word } from './row.ts';

/** A note in the middle of a sentence doesn't end the paragraph. */
const noteInSentence = (node: Html): Html[] =>
  typeof node !== 'string' && node.attributes['data-jats'] === 'fn' ? [' ', ...phrasesOf([node])] : [node];

export const paragraphs: Rows = {
  p: (element, at) => [html('p', {}, at.render(element.children).flatMap(noteInSentence))],
  label: named('span'),
  subtitle: named('p'),
  title: named('p'),
  'disp-quote': (element, at) => [
    html('blockquote', { 'data-jats': 'disp-quote', 'data-type': typeOf(element) }, at.render(element.children)),
  ],
  attrib: named('p'),
  'verse-group': named('div'),
  'verse-line': named('p'),
  speech: named('div'),
  speaker: named('p'),
  statement: named('div'),
  code: (element, at) => {
    const content = at.render(element.children, { preformatted: true });
    const language = word(element.attributes.language);
    // Code on one line stands in its sentence.
    if (!rawTextOf(element).includes('\n'))
      return [html('code', { 'data-jats': 'code', 'data-language': language }, content)];
    return [
      html('pre', { 'data-jats': 'code', tabindex: '0', 'data-language': language }, [html('code', {}, content)]),
    ];
  },
  preformat: (element, at) => [
    html('pre', { 'data-jats': 'preformat', tabindex: '0' }, at.render(element.children, { preformatted: true })),
  ],
  'textual-form': named('span'),
  'sig-block': named('div'),
  sig: named('p'),
};
