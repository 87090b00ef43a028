import { attribute, type HtmlElement, type HtmlNode, htmlNodes, isElement } from './html-elements.ts';

/** A paragraph, an entry of a list, a caption or a row of a table: what a reader is led to. */
export interface Passage {
  /** The nearest name that a link can lead to. */
  readonly anchor: string | null;
  /** The heading that it stands under. */
  readonly section: string;
  readonly text: string;
  /** Of what is said: the second at which it begins. */
  readonly at?: number;
}

/** More than these no reader looks through, and no work has. */
const mostPassages = 5_000;
const longestPassage = 10_000;

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const alwaysPassages = new Set(['p', 'figcaption', 'caption', 'tr', 'pre', 'dt', 'dd', 'summary']);
/** Passages where they hold text of their own, and not only passages. */
const perhapsPassages = new Set(['li', 'blockquote', 'div', 'section', 'aside', 'td', 'th']);
/** Nobody looks for a work by what it cites, nor by the signs that draw a formula. */
const passedOver = new Set(['math', 'svg', 'script', 'style']);
const citing = new Set(['ref-list', 'element-citation', 'mixed-citation', 'nlm-citation']);
const isPassedOver = (element: HtmlElement): boolean =>
  passedOver.has(element.tagName) || citing.has(attribute(element, 'data-jats') ?? '');

/** The passages of a stored text in their order. */
export function passagesOf(html: string): Passage[] {
  const passages: Passage[] = [];
  let section = '';
  let anchor: string | null = null;

  const add = (element: HtmlElement) => {
    const text = textOf(element.childNodes);
    if (/[\p{L}\p{N}]/u.test(text) && passages.length < mostPassages)
      passages.push({ anchor: attribute(element, 'id') ?? anchor, section, text: text.slice(0, longestPassage) });
  };

  const walk = (nodes: readonly HtmlNode[]) => {
    for (const node of nodes) {
      if (!isElement(node) || isPassedOver(node)) continue;
      anchor = attribute(node, 'id') ?? anchor;
      if (headings.has(node.tagName)) section = textOf(node.childNodes);
      else if (isPassage(node)) add(node);
      else walk(node.childNodes);
    }
  };
  walk(htmlNodes(html));
  return passages;
}

/** The innermost that is one: a caption with paragraphs in it is several. */
function isPassage(element: HtmlElement): boolean {
  if (element.tagName === 'tr') return true;
  const holdsPassages = element.childNodes.some(
    (node) => isElement(node) && (alwaysPassages.has(node.tagName) || isPassage(node) || holdsBlock(node)),
  );
  if (holdsPassages) return false;
  return alwaysPassages.has(element.tagName) || (perhapsPassages.has(element.tagName) && hasOwnText(element));
}

const holdsBlock = (element: HtmlElement): boolean =>
  ['ul', 'ol', 'dl', 'table', 'figure', 'section', 'div'].includes(element.tagName);

const hasOwnText = ({ childNodes }: HtmlElement): boolean =>
  childNodes.some((node) => 'value' in node && /\S/.test(node.value));

/** A short formula is read as a word of its sentence; a long one is passed over. */
const longestFormula = 40;

function formulaOf(math: HtmlElement): string {
  const signs = (node: HtmlNode): string => {
    if ('value' in node) return node.value.trim();
    return isElement(node) && !node.tagName.startsWith('annotation') ? node.childNodes.map(signs).join('') : '';
  };
  const written = attribute(math, 'alttext') ?? signs(math);
  return written.length <= longestFormula ? written : ' … ';
}

/** Words as they are read: cells and lines apart. */
function textOf(nodes: readonly HtmlNode[]): string {
  const words = (node: HtmlNode): string => {
    if ('value' in node) return node.value;
    if (!isElement(node)) return '';
    if (node.tagName === 'math') return formulaOf(node);
    if (isPassedOver(node)) return '';
    const inside = node.childNodes.map(words).join('');
    return ['td', 'th', 'br', 'p', 'li'].includes(node.tagName) ? ` ${inside} ` : inside;
  };
  return nodes.map(words).join('').replaceAll(/\s+/g, ' ').trim();
}
