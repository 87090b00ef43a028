import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { mathMl } from '../crossref/math-markup.ts';
import { filledElement, lineOf, xmlElement } from '../written-xml.ts';
import type { Anchors } from './anchors.ts';
import {
  attribute,
  type HtmlElement,
  type HtmlNode,
  isBlock,
  isElement,
  isText,
  isUnseen,
  nameOf,
  textOf,
} from './html-nodes.ts';

export interface Writing {
  /** `https://` and the host of the site. */
  readonly origin: string;
  readonly anchors: Anchors;
  /** Inside a link nothing else is one. */
  readonly linked?: boolean;
  /** Blocks of a text, each an element; words between them are paragraphs. */
  readonly blocks: (nodes: readonly HtmlNode[]) => string[];
}

const faces: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  s: 'strike',
  sub: 'sub',
  sup: 'sup',
  tt: 'monospace',
  code: 'monospace',
};
const named = new Set(['sc', 'overline', 'sans-serif', 'roman']);

/** What stands in a line: words, how they are set, links and formulas. */
export function inline(nodes: readonly HtmlNode[], at: Writing): string {
  return nodes
    .map((node) => {
      if (isText(node)) return xmlText(node.value.replaceAll(/\s+/g, ' ').toWellFormed());
      if (!isElement(node) || isUnseen(node)) return '';
      // Two paragraphs in one line are two sentences.
      const written = phrase(node, at);
      return isBlock(node) ? ` ${written} ` : written;
    })
    .join('');
}

function phrase(element: HtmlElement, at: Writing): string {
  const { tagName, childNodes } = element;
  if (tagName === 'br' || tagName === 'hr') return ' ';
  if (tagName === 'math') return inlineMath(element);
  if (tagName === 'img') return picture('inline-graphic', element, '', at);
  if (tagName === 'rt' || tagName === 'rp') return '';
  if (tagName === 'a') return link(element, at);
  const inside = inline(childNodes, at);
  const name = named.has(nameOf(element)) ? nameOf(element) : faces[tagName];
  return name && inside.trim() !== '' ? xmlElement(name, inside) : inside;
}

function inlineMath(element: HtmlElement): string {
  const math = mathMl(element);
  return math.startsWith('<') ? xmlElement('inline-formula', math) : math;
}

function link(element: HtmlElement, at: Writing): string {
  const href = attribute(element, 'href') ?? '';
  if (at.linked || href === '' || attribute(element, 'role') === 'doc-backlink')
    return attribute(element, 'role') === 'doc-backlink' && textOf(element) === '↩'
      ? ''
      : inline(element.childNodes, at);
  const inside = inline(element.childNodes, { ...at, linked: true }).trim();
  if (href.startsWith('#')) return at.anchors.pointer(href.slice(1), attribute(element, 'data-type') ?? '', inside);
  const address = addressOf(href, at);
  return address ? externalLink(address, inside) : inside;
}

/** Readers who hear a page are told of what an address is by itself. */
function externalLink(address: string, inside: string): string {
  const words = inside === '' ? xmlText(address) : inside;
  const isBare = words === xmlText(address) || /^(?:https?|s?ftp):\/\//.test(words);
  return xmlElement('ext-link', words, {
    'ext-link-type': 'uri',
    'xlink:href': address,
    'xlink:title': isBare ? address : null,
  });
}

/** A whole address; nothing for what is none. */
function addressOf(href: string, { origin }: Writing): string | null {
  if (!/^(?:https?:|mailto:|ftp:|\/(?!\/))/i.test(href)) return null;
  return URL.parse(href, origin)?.href ?? null;
}

/** A picture, which always says what it shows: in its own words, or in those around it. */
export function picture(
  name: 'graphic' | 'inline-graphic',
  element: HtmlElement,
  otherwise: string,
  at: Writing,
): string {
  const address = addressOf((attribute(element, 'src') ?? '').replace(/\?form=\w+$/, ''), at);
  if (!address) return '';
  const words = lineOf(attribute(element, 'alt')) || otherwise;
  return xmlElement(name, xmlElement('alt-text', xmlText(words)), { 'xlink:href': address });
}

/** An element with a line in it; nothing where there is none. */
export const lineElement = (
  name: string,
  nodes: readonly HtmlNode[],
  at: Writing,
  attributes?: Parameters<typeof xmlElement>[2],
): string => filledElement(name, inline(nodes, at).trim(), attributes);
