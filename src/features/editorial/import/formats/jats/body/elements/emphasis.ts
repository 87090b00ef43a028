import { childrenNamed, isElement } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { phrasesOf } from '../html/flow.ts';
import { html } from '../html/html-tree.ts';
import type { Rows } from '../rendering.ts';
import { as, contents, named, namedByContent, word } from './row.ts';

/** How words are set. JATS says how they look, not what they mean, and so does the HTML. */
export const emphasis: Rows = {
  bold: as('b'),
  italic: as('i'),
  underline: as('u'),
  overline: named('span'),
  strike: as('s'),
  sc: named('span'),
  monospace: as('code'),
  'sans-serif': named('span'),
  roman: named('span'),
  sub: as('sub'),
  sup: as('sup'),
  'fixed-case': named('span'),
  'underline-start': named('span'),
  'underline-end': named('span'),
  'overline-start': named('span'),
  'overline-end': named('span'),
  break: as('br'),
  hr: as('hr'),
  abbrev: (element, at) => {
    const meanings = childrenNamed(element, 'def');
    const content = at.render(element.children.filter((node) => !isElement(node) || node.name !== 'def'));
    const meaning = meanings.flatMap(({ children }) => phrasesOf(at.render(children)));
    return [html('abbr', {}, content), ...(meaning.length > 0 ? [' (', ...meaning, ')'] : [])];
  },
  'named-content': namedByContent,
  'styled-content': (element, at) => [
    html(
      'span',
      { 'data-jats': element.name, 'data-look': word(element.attributes['style-type']) },
      at.render(element.children),
    ),
  ],
  ruby: as('ruby'),
  rb: contents,
  rt: as('rt'),
  rp: as('rp'),
  x: contents,
};
