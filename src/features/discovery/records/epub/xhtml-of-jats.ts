import {
  child,
  childElements,
  isElement,
  textOf,
  type XmlElement,
  type XmlNode,
} from '../../../../platform/documents/xml/xml-tree.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { filledElement, xmlElement } from '../written-xml.ts';

/** What stands around a text that is set for a book. */
export interface BookText {
  /** Where the book has a picture; nothing where it is left out. */
  readonly picture: (address: string) => string | undefined;
  /** A section's heading, for the contents: sections without an id are given one. */
  readonly heading: (id: string | null, words: string, level: number) => string;
  /** How a formula is set; as MathML where nothing is said. */
  readonly formula?: ((math: XmlElement) => string) | undefined;
}

const faces: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
  monospace: 'code',
};
const spans = new Set(['sc', 'overline', 'sans-serif', 'roman', 'inline-formula', 'label']);
const blocks = new Set(
  `array boxed-text def-list disp-formula disp-quote fig fn list p preformat table table-wrap`.split(/\s+/),
);

const isBlock = (node: XmlNode): boolean => isElement(node) && blocks.has(node.name);
const idOf = ({ attributes }: XmlElement) => ({ id: attributes.id });

/**
 * Elements of JATS, as this portal writes it, in XHTML. What JATS allows and XHTML does not (a list in a paragraph, say) is known here,
 * so that each book is valid whatever was in the text.
 */
export function xhtmlOfJats(nodes: readonly XmlNode[], book: BookText, level = 2): string {
  return nodes.map((node) => (isElement(node) ? element(node, book, level) : xmlText(node))).join('');
}

function element(one: XmlElement, book: BookText, level: number): string {
  const inside = () => xhtmlOfJats(one.children, book, level);
  const face = faces[one.name];
  if (face) return filledElement(face, inside());
  if (spans.has(one.name)) return filledElement('span', inside(), { class: one.name });
  if (one.name.startsWith('mml:')) return (book.formula ?? mathml)(one);
  switch (one.name) {
    case 'p':
      return paragraph(one, book, level);
    case 'sec':
    case 'ack':
    case 'app':
    case 'notes':
      return section(one, book, level);
    case 'xref':
      return xmlElement('a', inside() || '…', { href: `#${one.attributes.rid}` });
    case 'ext-link':
      return xmlElement('a', inside(), { href: one.attributes['xlink:href'] });
    case 'inline-graphic':
      return picture(one, book) ?? filledElement('span', wordsOf(one));
    case 'graphic':
      return picture(one, book) ?? xmlElement('p', wordsOf(one), { class: 'left-out' });
    case 'fig':
    case 'table-wrap':
      return figure(one, book, level);
    case 'boxed-text':
      return xmlElement('aside', inside(), idOf(one));
    case 'disp-formula':
      return xmlElement('div', inside(), { class: 'formula', ...idOf(one) });
    case 'disp-quote':
      return xmlElement('blockquote', inside());
    case 'preformat':
      return xmlElement('pre', inside());
    case 'fn':
      return xmlElement('aside', inside(), { role: 'doc-footnote', 'epub:type': 'footnote', ...idOf(one) });
    case 'list':
      return list(one, book, level);
    case 'def-list':
      return xmlElement(
        'dl',
        childElements(one).flatMap((item) => definition(item, book, level)),
        idOf(one),
      );
    case 'table':
    case 'array':
      return table(one, book, level);
    case 'title':
      return filledElement('p', inside(), { class: 'title' });
    case 'alt-text':
      return '';
    // What only holds others: groups of appendices, captions, the foot of a table.
    default:
      return inside();
  }
}

/** A paragraph of XHTML holds a line; where more stands in it, it is only a part of the page. */
function paragraph(one: XmlElement, book: BookText, level: number): string {
  const name = one.children.some(isBlock) ? 'div' : 'p';
  return filledElement(name, xhtmlOfJats(one.children, book, level), idOf(one));
}

function section(one: XmlElement, book: BookText, level: number): string {
  const title = child(one, 'title');
  const rest = one.children.filter((node) => node !== title);
  const words = title ? xhtmlOfJats(title.children, book, level) : '';
  if (words === '') return filledElement('section', xhtmlOfJats(rest, book, level + 1), idOf(one));
  // Before what is in it: the contents follow the order of reading.
  const id = book.heading(one.attributes.id ?? null, textOf(title), level);
  const heading = xmlElement(`h${Math.min(level, 6)}`, words);
  return xmlElement('section', [heading, xhtmlOfJats(rest, book, level + 1)], { id });
}

const wordsOf = (graphic: XmlElement): string => xmlText(textOf(child(graphic, 'alt-text')));

function picture(graphic: XmlElement, book: BookText): string | undefined {
  const src = book.picture(graphic.attributes['xlink:href'] ?? '');
  return src === undefined ? undefined : xmlElement('img', '', { src, alt: textOf(child(graphic, 'alt-text')) });
}

/** The caption of a table stands above it, that of a picture below. */
function figure(one: XmlElement, book: BookText, level: number): string {
  const [label, caption] = [child(one, 'label'), child(one, 'caption')];
  const rest = one.children.filter((node) => node !== label && node !== caption);
  const head = filledElement('figcaption', [
    label ? filledElement('p', xhtmlOfJats(label.children, book, level), { class: 'title' }) : '',
    caption ? xhtmlOfJats(caption.children, book, level) : '',
  ]);
  const content = xhtmlOfJats(rest, book, level);
  return xmlElement('figure', one.name === 'fig' ? [content, head] : [head, content], idOf(one));
}

const numberings: Readonly<Record<string, string>> = {
  order: '1',
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
};

function list(one: XmlElement, book: BookText, level: number): string {
  const kind = one.attributes['list-type'] ?? '';
  const items = childElements(one).map((item) => xmlElement('li', xhtmlOfJats(item.children, book, level)));
  const type = numberings[kind];
  if (type) return xmlElement('ol', items, { type, ...idOf(one) });
  return xmlElement('ul', items, { class: kind === 'simple' ? 'simple' : undefined, ...idOf(one) });
}

/** A term with its meaning; a list in XHTML may leave out neither. */
function definition(item: XmlElement, book: BookText, level: number): string[] {
  const parts = childElements(item);
  const of = (name: string) => parts.filter((part) => part.name === name);
  const [terms, meanings] = [of('term'), of('def')];
  const written = (name: string, all: readonly XmlElement[]) =>
    all.length === 0
      ? [xmlElement(name)]
      : all.map(({ children }) => xmlElement(name, xhtmlOfJats(children, book, level)));
  return [...written('dt', terms), ...written('dd', meanings)];
}

const cells = new Set(['td', 'th']);

/** Head, body, foot: the order of XHTML is another than that of JATS. */
function table(one: XmlElement, book: BookText, level: number): string {
  const parts = ['thead', 'tbody', 'tfoot'].flatMap((name) => {
    const part = child(one, name);
    return part
      ? [
          xmlElement(
            name,
            childElements(part).map((row) => tableRow(row, book, level)),
          ),
        ]
      : [];
  });
  return xmlElement('table', parts, idOf(one));
}

const tableRow = (row: XmlElement, book: BookText, level: number): string =>
  xmlElement(
    'tr',
    childElements(row)
      .filter(({ name }) => cells.has(name))
      .map(({ name, attributes: { colspan, rowspan, scope, align }, children }) =>
        xmlElement(name, xhtmlOfJats(children, book, level), {
          colspan,
          rowspan,
          class: align,
          ...(name === 'th' && { scope }),
        }),
      ),
  );

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

/** Without a prefix: programs for books know no other way. */
export function mathml({ name, attributes, children }: XmlElement): string {
  const own = name.slice('mml:'.length);
  const inside = children.map((node) => (isElement(node) ? mathml(node) : xmlText(node)));
  return xmlElement(own, inside, { ...(own === 'math' && { xmlns: mathNamespace }), ...attributes });
}
