import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { mathMl } from '../crossref/math-markup.ts';
import { filledElement, lineOf, xmlElement } from '../written-xml.ts';
import type { Anchors } from './anchors.ts';
import { boxed, figureBlocks, looseTable } from './figures.ts';
import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  hasBlocks,
  isBlank,
  isBlock,
  isElement,
  nameOf,
  textOf,
} from './html-nodes.ts';
import { lineElement, type Writing } from './inline.ts';
import { paragraphsOf } from './paragraphs.ts';
import { arrayElement, hasHeaders } from './tables.ts';

/** What stands in a document of this site. */
export function writingAt(origin: string, anchors: Anchors): Writing {
  const at: Writing = { origin, anchors, blocks: (nodes) => blocksIn(nodes, at) };
  return at;
}

/** Blocks of a text, each an element; words between them are paragraphs. */
function blocksIn(nodes: readonly HtmlNode[], at: Writing): string[] {
  const written: string[] = [];
  let loose: HtmlNode[] = [];
  const close = () => {
    if (!loose.every(isBlank)) written.push(lineElement('p', loose, at));
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) loose.push(node);
    else {
      close();
      written.push(...block(node, at));
    }
  }
  close();
  return written.filter(Boolean);
}

const paragraph = (element: HtmlElement, at: Writing): string[] => [
  lineElement('p', element.childNodes, at, { id: at.anchors.take(attribute(element, 'id')) }),
];

function block(element: HtmlElement, at: Writing): string[] {
  const { tagName, childNodes } = element;
  const name = nameOf(element);
  if (name === 'disp-formula') return displayed(element, at);
  if (name === 'fn') return footnote(element, at);
  switch (tagName) {
    case 'hr':
      return [];
    case 'ul':
    case 'ol':
      return list(element, at);
    case 'dl':
      return definitions(element, at);
    case 'blockquote':
      return [filledElement('disp-quote', paragraphsOf(blocksIn(childNodes, at)))];
    case 'pre':
      return [filledElement('preformat', xmlText(textOf(element).toWellFormed()))];
    case 'figure':
      return figureBlocks(element, at);
    case 'table':
      return !hasHeaders(element) ? [filledElement('p', arrayElement(element, at))] : looseTable(element, at);
    case 'aside':
      return boxed(at.anchors.take(attribute(element, 'id')), [], blocksIn(childNodes, at));
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [filledElement('p', lineElement('bold', childNodes, at))];
    default:
      return hasBlocks(childNodes) ? blocksIn(childNodes, at) : paragraph(element, at);
  }
}

function displayed(element: HtmlElement, at: Writing): string[] {
  const inside = [...elementsIn(element.childNodes)];
  const math = inside.filter(({ tagName }) => tagName === 'math').map(mathMl);
  const [only = ''] = math;
  if (math.length !== 1 || !only.startsWith('<')) return paragraph(element, at);
  const label = inside.find((one) => nameOf(one) === 'label');
  const id = at.anchors.take(attribute(element, 'id'));
  return [xmlElement('disp-formula', [label ? lineElement('label', label.childNodes, at) : '', only], { id })];
}

/** Where the text points to it, the note follows its paragraph. */
function footnote(element: HtmlElement, at: Writing): string[] {
  const label = element.childNodes.find((node) => isElement(node) && nameOf(node) === 'label');
  const id = at.anchors.take(attribute(element, 'id'));
  const content = paragraphsOf(
    blocksIn(
      element.childNodes.filter((node) => node !== label),
      at,
    ),
  );
  if (content.length === 0) return [];
  const words = label && isElement(label) ? filledElement('label', xmlText(lineOf(textOf(label)))) : '';
  return [xmlElement('p', xmlElement('fn', [words, ...content], { id }))];
}

const numberings: Readonly<Record<string, string>> = {
  1: 'order',
  a: 'alpha-lower',
  A: 'alpha-upper',
  i: 'roman-lower',
  I: 'roman-upper',
};

function list(element: HtmlElement, at: Writing): string[] {
  const items = element.childNodes
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'li')
    .map((item) => filledElement('list-item', listed(item.childNodes, at)))
    .filter(Boolean);
  if (items.length === 0) return [];
  const numbering = numberings[attribute(element, 'type') ?? '1'] ?? 'order';
  const isLabelled = attribute(element, 'data-type') === 'labelled' || attribute(element, 'data-type') === 'simple';
  const type = element.tagName === 'ol' ? numbering : isLabelled ? 'simple' : 'bullet';
  return [xmlElement('list', items, { 'list-type': type, id: at.anchors.take(attribute(element, 'id')) })];
}

const listed = (nodes: readonly HtmlNode[], at: Writing): string[] =>
  blocksIn(nodes, at).map((written) => (/^<(?:p|list)[ >]/.test(written) ? written : xmlElement('p', written)));

function definitions(element: HtmlElement, at: Writing): string[] {
  const parts = [...elementsIn(element.childNodes)].filter(
    ({ tagName, parentNode }) =>
      (tagName === 'dt' || tagName === 'dd') &&
      (parentNode === element || (parentNode && 'parentNode' in parentNode && parentNode.parentNode === element)),
  );
  const items: string[] = [];
  let terms: string[] = [];
  for (const part of parts) {
    if (part.tagName === 'dt') {
      if (terms.length > 0) items.push(xmlElement('def-item', terms));
      terms = [lineElement('term', part.childNodes, at)].filter(Boolean);
      continue;
    }
    const meaning = filledElement('def', paragraphsOf(blocksIn(part.childNodes, at)));
    const inside = [...terms, meaning].filter(Boolean);
    if (inside.length > 0) items.push(xmlElement('def-item', inside));
    terms = [];
  }
  if (terms.length > 0) items.push(xmlElement('def-item', terms));
  return items.length > 0 ? [xmlElement('def-list', items)] : [];
}
