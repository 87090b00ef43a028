import { isElement, type XmlElement, type XmlNode } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { phrasesOf } from '../html/flow.ts';
import { type Attributes, type HeadingTag, type Html, html, isBlank, lineOf, type Tag } from '../html/html-tree.ts';
import type { Rendering, Row, Rows } from '../rendering.ts';
import { insideOf } from './captions.ts';
import { contents, each, named, typeOf, word } from './row.ts';

const tags: readonly HeadingTag[] = ['h2', 'h3', 'h4', 'h5', 'h6'];
const headNames = new Set(['label', 'title']);

/** Facts about a section may stand before its title. */
const isText = (node: XmlNode): boolean => !isElement(node) || node.name !== 'sec-meta';

interface Split {
  readonly head: readonly XmlElement[];
  readonly rest: readonly XmlNode[];
}

/** The label and the title that an element begins with, and what follows them. */
function headAndRest(element: XmlElement): Split {
  const head: XmlElement[] = [];
  const rest: XmlNode[] = [];
  for (const node of element.children) {
    const isHead = isElement(node) && headNames.has(node.name) && !rest.some(isText);
    if (isHead) head.push(node);
    else if (isElement(node) || !isBlank(node)) rest.push(node);
  }
  return { head, rest };
}

/** A part of the text under its own heading, which is a line of the outline. `arranged` puts its content in order. */
export function headedPart(
  tag: Tag,
  attributes: Attributes,
  element: XmlElement,
  at: Rendering,
  arranged: (content: readonly Html[]) => readonly Html[] = (content) => content,
): Html {
  const { head, rest } = headAndRest(element);
  const title = headingContent(head, at);
  if (title.every(isBlank)) return html(tag, attributes, arranged(at.render(rest)));
  const { id } = element.attributes;
  const anchor = id === undefined ? at.anchors.make(element.name) : at.anchors.take(id);
  at.outline.push({ level: at.level - 1, anchor, title: lineOf(title) });
  const heading = html(tags[at.level - 2] ?? 'h6', {}, title);
  const content = at.render(rest, { level: Math.min(at.level + 1, 6) });
  return html(tag, { ...attributes, id: anchor }, [heading, ...arranged(content)]);
}

const headingContent = (head: readonly XmlElement[], at: Rendering): Html[] =>
  phrasesOf(
    head.flatMap((part, index): readonly Html[] => {
      const content = at.render(part.children);
      const rendered = part.name === 'label' ? [html('span', { 'data-jats': 'label' }, content)] : content;
      return index === 0 ? rendered : [' ', ...rendered];
    }),
  );

/** Questions with their answers, as teaching material has them. */
export const questions: Rows = {
  ...each(named('div'), 'question-wrap-group question-wrap question-preamble answer-set answer explanation option'),
  question: (element, at) => {
    const { head, rest } = headAndRest(element);
    const title = head.length === 0 ? [] : [html('p', { 'data-jats': 'title' }, headingContent(head, at))];
    return [html('div', { 'data-jats': 'question' }, [...title, ...at.render(rest)])];
  },
};

const section =
  (role?: string): Row =>
  (element, at) => {
    const type = word(element.attributes['sec-type']) ?? word(element.attributes['notes-type']) ?? typeOf(element);
    return [headedPart('section', { 'data-jats': element.name, 'data-type': type, role }, element, at)];
  };

/** The parts of a text that have headings. */
export const sections: Rows = {
  ...each(section(), 'sec app-group bio notes fn-group abstract trans-abstract'),
  body: contents,
  back: contents,
  'floats-group': named('div'),
  'sec-meta': named('div'),
  ack: section('doc-acknowledgments'),
  app: section('doc-appendix'),
  glossary: section('doc-glossary'),
  'boxed-text': (element, at) => [
    html(
      'aside',
      { 'data-jats': 'boxed-text', 'data-type': typeOf(element) },
      at.render(element.children, insideOf(element, at)),
    ),
  ],
};
