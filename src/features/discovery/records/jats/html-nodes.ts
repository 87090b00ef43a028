import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['childNode'];
export type HtmlElement = DefaultTreeAdapterMap['element'];

export const htmlNodes = (html: string): readonly HtmlNode[] => parseFragment(html).childNodes;

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
export const isText = (node: HtmlNode): node is DefaultTreeAdapterMap['textNode'] => node.nodeName === '#text';

export const attribute = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** What the element was called in the JATS from which it may have come. */
export const nameOf = (element: HtmlElement): string => attribute(element, 'data-jats') ?? '';

const unseen = new Set(['script', 'style', 'template', 'annotation', 'annotation-xml']);

export const isUnseen = ({ tagName }: HtmlElement): boolean => unseen.has(tagName);

export const textOf = (node: HtmlNode): string =>
  isText(node) ? node.value : isElement(node) && !isUnseen(node) ? node.childNodes.map(textOf).join('') : '';

export const isBlank = (node: HtmlNode): boolean =>
  isText(node) ? node.value.trim() === '' : !isElement(node) || isUnseen(node);

export function* elementsIn(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsIn(node.childNodes);
  }
}

const blocks = new Set(
  `article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section
  table tbody td tfoot th thead tr ul`.split(/\s+/),
);

export const isBlock = (node: HtmlNode): node is HtmlElement =>
  isElement(node) && (blocks.has(node.tagName) || nameOf(node) === 'disp-formula');

export const hasBlocks = (nodes: readonly HtmlNode[]): boolean => nodes.some(isBlock);
