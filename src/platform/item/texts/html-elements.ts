import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['childNode'];
export type HtmlElement = DefaultTreeAdapterMap['element'];

/** What a stored text consists of, with the place of every tag in it. */
export const htmlNodes = (html: string): HtmlNode[] => parseFragment(html, { sourceCodeLocationInfo: true }).childNodes;

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

export const attribute = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((given) => given.name === name)?.value;

/** All elements in their order, each before what is in it. */
export function* elementsIn(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsIn(node.childNodes);
  }
}
