import { filledElement, lineOf, xmlElement } from '../written-xml.ts';
import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  isBlank,
  isElement,
  nameOf,
  textOf,
} from './html-nodes.ts';
import { lineElement, picture, type Writing } from './inline.ts';
import { paragraphsOf } from './paragraphs.ts';
import { tableElement } from './tables.ts';

interface Caption {
  readonly label: string;
  readonly caption: string;
  /** What it says, for whom can't see the picture. */
  readonly words: string;
}

function captionOf(figure: HtmlElement, at: Writing): Caption {
  const nodes = figure.childNodes.filter((node) => isElement(node) && node.tagName === 'figcaption');
  const content = nodes.flatMap((node) => (isElement(node) ? node.childNodes : []));
  const named = (name: string) => content.find((node) => isElement(node) && nameOf(node) === name);
  const [label, title] = [named('label'), named('title')];
  const rest = content.filter((node) => node !== label && node !== title);
  const inside = (node: HtmlNode | undefined) => (node && isElement(node) ? node.childNodes : []);
  return {
    label: lineElement('label', inside(label), at),
    caption: filledElement('caption', [
      lineElement('title', inside(title), at),
      ...paragraphsOf(at.blocks(rest.every(isBlank) ? [] : rest)),
    ]),
    words: lineOf(content.map(textOf).join(' ')),
  };
}

/** A figure, a table with its caption, or whatever else stands next to the text with a caption. */
export function figureBlocks(figure: HtmlElement, at: Writing): string[] {
  const inside = figure.childNodes.filter((node) => !(isElement(node) && node.tagName === 'figcaption'));
  const elements = [...elementsIn(inside)];
  const has = (tag: string) => elements.some(({ tagName }) => tagName === tag);
  const { label, caption, words } = captionOf(figure, at);
  const id = at.anchors.take(attribute(figure, 'id'));
  if (has('figure')) return [...headBlocks(label, caption), ...at.blocks(inside)];
  const tables = elements.filter(({ tagName }) => tagName === 'table');
  if (tables.length > 0) {
    const isTable = (node: HtmlNode) =>
      isElement(node) &&
      (node.tagName === 'table' || [...elementsIn([node])].some(({ tagName }) => tagName === 'table'));
    const written = tables.map((table) => tableElement(table, at)).filter(Boolean);
    const foot = paragraphsOf(at.blocks(inside.filter((node) => !isTable(node))));
    if (written.length === 0) return [...headBlocks(label, caption), ...foot];
    return [xmlElement('table-wrap', [label, caption, ...written, filledElement('table-wrap-foot', foot)], { id })];
  }
  const images = elements
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => picture('graphic', image, words, at));
  if (images.some(Boolean)) return [xmlElement('fig', [label, caption, ...images], { id })];
  return boxed(id, [label, caption], at.blocks(inside));
}

const headBlocks = (label: string, caption: string): string[] => {
  const words = label.replace(/^<label>|<\/label>$/g, '');
  return [
    filledElement('p', words),
    ...caption
      .replace(/^<caption>|<\/caption>$/g, '')
      .replace(/^<title>(.*?)<\/title>/, '<p>$1</p>')
      .split(/(?<=<\/p>)(?=<p>)/),
  ].filter(Boolean);
};

export const boxed = (id: string | null, head: readonly string[], blocks: readonly string[]): string[] => {
  const content = [...head, ...blocks].join('');
  return content === '' ? [] : [xmlElement('boxed-text', content, { id })];
};

/** A table that stands in the text by itself. */
export function looseTable(table: HtmlElement, at: Writing): string[] {
  const written = tableElement(table, at);
  return written === '' ? [] : [xmlElement('table-wrap', written, { id: at.anchors.take(attribute(table, 'id')) })];
}
