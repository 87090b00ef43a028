import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

const blocks = new Set(
  (
    'article aside blockquote caption col colgroup dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section ' +
    'summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = ({ attrs }: Element, name: string) => attrs.find((given) => given.name === name)?.value;
/** What a reader is told of a change. */
const isSaid = ({ tagName }: Element): boolean => tagName === 'samp';
const oneLine = (text: string): string => text.replaceAll(/[ \t\r\n\f]+/g, ' ').trim();

/** What a reader of a stored text reads, pictures by their addresses: written without anything of what makes redlines. */
export const textOf = (html: string): string => oneLine(wordsOf(parseFragment(html).childNodes, () => undefined));

/** The earlier or the later text, as a redline tells it. */
export function rebuilt(redline: string, side: 'before' | 'after'): string {
  const { childNodes } = parseFragment(redline);
  const moved = new Map<string, Element>();
  for (const element of elementsIn(childNodes)) {
    const number = attribute(element, 'data-moved');
    if (element.tagName === 'ins' && number !== undefined) moved.set(number, element);
  }
  const hidden = side === 'before' ? 'ins' : 'del';
  return oneLine(
    wordsOf(childNodes, (element) => {
      if (element.tagName === hidden || isSaid(element)) return '';
      const number = element.tagName === 'del' ? attribute(element, 'data-moved') : undefined;
      const there = number === undefined ? undefined : moved.get(number);
      return there && wordsOf(there.childNodes, (one) => (isSaid(one) ? '' : undefined));
    }),
  );
}

function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsIn(node.childNodes);
  }
}

/** `instead` answers the words of an element, or nothing where its own count. */
function wordsOf(nodes: readonly Node[], instead: (element: Element) => string | undefined): string {
  let text = '';
  for (const node of nodes) {
    if ('value' in node) text += node.value;
    if (!isElement(node)) continue;
    const own = instead(node);
    if (own !== undefined) text += own;
    else if (node.tagName === 'br') text += '\n';
    else if (node.tagName === 'img') text += `[${attribute(node, 'src') ?? attribute(node, 'alt') ?? ''}]`;
    else if (blocks.has(node.tagName)) text += `\n${wordsOf(node.childNodes, instead)}\n`;
    else text += wordsOf(node.childNodes, instead);
  }
  return text;
}
