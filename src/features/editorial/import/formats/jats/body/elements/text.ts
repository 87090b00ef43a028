import {
  child,
  childElements,
  childrenNamed,
  isElement,
  rawTextOf,
  type XmlElement,
} from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { phrasesOf } from '../html/flow.ts';
import { type Attributes, type Html, html } from '../html/html-tree.ts';
import type { Rendering, Row, Rows } from '../rendering.ts';
import { as, contents, each, named, namedByContent, typeOf, word } from './row.ts';

/** A note in the middle of a sentence doesn't end the paragraph. */
const noteInSentence = (node: Html): Html[] =>
  typeof node !== 'string' && node.attributes['data-jats'] === 'fn' ? [' ', ...phrasesOf([node])] : [node];

export const paragraphs: Rows = {
  ...each(named('p'), 'subtitle title attrib verse-line speaker sig'),
  ...each(named('div'), 'verse-group speech statement sig-block'),
  p: (element, at) => [html('p', {}, at.render(element.children).flatMap(noteInSentence))],
  label: named('span'),
  'disp-quote': (element, at) => [
    html('blockquote', { 'data-jats': 'disp-quote', 'data-type': typeOf(element) }, at.render(element.children)),
  ],
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
};

/** How words are set. JATS says how they look, not what they mean, and so does the HTML. */
export const emphasis: Rows = {
  ...each(
    named('span'),
    'overline sc sans-serif roman fixed-case underline-start underline-end overline-start overline-end',
  ),
  bold: as('b'),
  italic: as('i'),
  underline: as('u'),
  strike: as('s'),
  monospace: as('code'),
  sub: as('sub'),
  sup: as('sup'),
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

const numberings: Readonly<Record<string, string>> = {
  order: '1',
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
};

const list: Row = (element, at) => {
  const titles = childrenNamed(element, 'label', 'title');
  const rest = childElements(element).filter((part) => !titles.includes(part));
  const items = at.render(rest);
  const name = { 'data-jats': element.name };
  if (titles.length === 0) return [listOf(element, at, items, name)];
  return [html('div', name, [html('p', { 'data-jats': 'title' }, spaced(titles, at)), listOf(element, at, items, {})])];
};

function listOf(element: XmlElement, at: Rendering, items: readonly Html[], name: Attributes): Html {
  const type = word(element.attributes['list-type']);
  const numbering = type && numberings[type];
  const hasLabels = childrenNamed(element, 'list-item').some((item) => child(item, 'label'));
  // Labels that the source wrote out are shown in place of the browser's numbers.
  if (hasLabels || !numbering) return html('ul', { ...name, 'data-type': hasLabels ? 'labelled' : type }, items);
  const start = firstNumber(element, at);
  return html('ol', { ...name, type: numbering, start: start > 1 ? String(start) : undefined }, items);
}

/** Lists that name each other in a circle are followed no further. */
const mostSteps = 20;

/** A list that goes on from another one goes on with its numbers. */
function firstNumber(element: XmlElement, at: Rendering, steps = 0): number {
  const from = element.attributes['continued-from'];
  const before = from === undefined ? undefined : at.anchors.element(from);
  if (before === undefined || steps === mostSteps) return 1;
  return firstNumber(before, at, steps + 1) + childrenNamed(before, 'list-item').length;
}

const spaced = (parts: readonly XmlElement[], at: Rendering): Html[] =>
  parts.flatMap((part, index) => [...(index > 0 ? [' '] : []), ...at.render(part.children)]);

const definitions: Row = (element, at) => {
  const isHead = ({ name }: XmlElement) => ['label', 'title', 'term-head', 'def-head'].includes(name);
  const parts = childElements(element);
  const entries: Html[] = [];
  const before: Html[] = [];
  for (const part of parts) {
    if (isHead(part)) before.push(html('p', { 'data-jats': part.name }, at.render(part.children)));
    // A list of definitions inside the list belongs to what was defined last.
    else if (part.name === 'def-list') entries.push(html('dd', {}, at.render([part])));
    else entries.push(...at.render([part]));
  }
  return [html('div', { 'data-jats': element.name }, [...before, html('dl', {}, entries)])];
};

export const lists: Rows = {
  list,
  'list-item': (element, at) => [html('li', {}, at.render(element.children))],
  'def-list': definitions,
  'def-item': (element, at) => [html('div', {}, at.render(childElements(element)))],
  term: (element, at) => [html('dt', {}, at.render(element.children))],
  def: (element, at) => [html('dd', {}, at.render(element.children))],
  'term-head': named('p'),
  'def-head': named('p'),
};
