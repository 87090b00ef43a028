import { escapeHtml } from '../../../../../../../platform/kernel/escape-html.ts';
import { type WordsIn, words } from '../../../../../../../platform/kernel/words.ts';
import type { MathAttribute, MathTag } from '../math/math-vocabulary.ts';

/** Tags that hold text and other phrases only, and are cut in pieces when a block stands inside them. */
export const phraseTags = words(
  'a abbr b bdi br cite code data i img kbd q rp rt ruby s small span sub sup time u wbr',
);

const blockTags = words(
  'article aside blockquote caption col colgroup dd div dl dt figcaption figure h2 h3 h4 h5 h6 hr li ol p pre',
  'section table tbody td tfoot th thead tr ul',
);

export type Tag = (typeof phraseTags)[number] | (typeof blockTags)[number] | MathTag;

export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** There is no `style`, no `src`, no `class` and no event among them. */
export type Attribute =
  | WordsIn<
      | 'abbr alt aria-label colspan dir headers href id lang loading role rowspan scope span start tabindex title'
      | 'type datetime data-align data-char data-file data-jats data-language data-look data-part data-rid data-type'
      | 'data-valign'
    >
  | MathAttribute;

export type Attributes = { [name in Attribute]?: string | undefined };

/** Built from the source, then finished by walks that mend links and flow: therefore it can be changed. */
export interface HtmlElement {
  tag: Tag;
  attributes: Attributes;
  children: Html[];
}

export type Html = HtmlElement | string;

export const isHtmlElement = (node: Html): node is HtmlElement => typeof node !== 'string';

export const html = (tag: Tag, attributes: Attributes, children: readonly Html[] = []): HtmlElement => ({
  tag,
  attributes,
  children: [...children],
});

const plainText = (nodes: readonly Html[]): string =>
  nodes.map((node) => (isHtmlElement(node) ? (node.tag === 'br' ? ' ' : plainText(node.children)) : node)).join('');

/** On one line, without spaces at its ends. */
export const lineOf = (nodes: readonly Html[]): string => plainText(nodes).replace(/\s+/g, ' ').trim();

export const isBlank = (node: Html): boolean => typeof node === 'string' && /^[ \t\r\n]*$/.test(node);

export function* elementsOf(nodes: readonly Html[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (!isHtmlElement(node)) continue;
    yield node;
    yield* elementsOf(node.children);
  }
}

const voidTags: ReadonlySet<Tag> = new Set<Tag>(['br', 'col', 'hr', 'img', 'wbr']);

/** The only place where text becomes HTML: everything that is not one of our own tags is escaped. */
export function writeHtml(nodes: readonly Html[]): string {
  let written = '';
  for (const node of nodes) {
    if (!isHtmlElement(node)) {
      written += escapeHtml(node);
      continue;
    }
    written += `<${node.tag}`;
    for (const [name, value] of Object.entries(node.attributes)) {
      if (value !== undefined) written += ` ${name}="${escapeHtml(value)}"`;
    }
    written += '>';
    if (voidTags.has(node.tag)) continue;
    // A browser drops the first line end of a `pre`.
    if (node.tag === 'pre' && startsWithLineEnd(node.children)) written += '\n';
    written += `${writeHtml(node.children)}</${node.tag}>`;
  }
  return written;
}

function startsWithLineEnd(nodes: readonly Html[]): boolean {
  const first = nodes[0];
  if (first === undefined) return false;
  return isHtmlElement(first) ? startsWithLineEnd(first.children) : first.startsWith('\n');
}
