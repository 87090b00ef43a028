import { quantity } from '../../../../../../../platform/kernel/quantity.ts';
import { elementsOf, type Html, type HtmlElement, html, isHtmlElement, lineOf } from './html-tree.ts';

/**
 * What must not be torn apart at the end of a line: a number from its unit, and the number of a citation from the word before it. It is
 * kept together by an element around it, so that the text stays as it was written: for anchors, for the search, and for who copies it.
 */
export function joinInLines(nodes: readonly Html[]): void {
  for (const element of elementsOf(nodes)) if (element.tag === 'p') joinIn(element);
}

const whole = (content: readonly Html[]): HtmlElement => html('span', { 'data-part': 'joined' }, content);

/** Inside of these a text is not flowing words. */
const closed = new Set<string>(['a', 'code', 'kbd', 'math', 'sub', 'sup']);

function joinIn(element: HtmlElement): void {
  const joined: Html[] = [];
  for (const node of element.children) {
    const before = joined.at(-1);
    if (isHtmlElement(node)) {
      const held = typeof before === 'string' && isNumbered(node) ? wordBefore(before) : '';
      // Of a row of numbers only the first is held: all of them together may be longer than a line.
      if (/[^\s,;]/.test(held)) {
        joined[joined.length - 1] = (before as string).slice(0, -held.length);
        joined.push(whole([held, node]));
        continue;
      }
      if (!closed.has(node.tag)) joinIn(node);
    }
    joined.push(node);
  }
  element.children = joined.flatMap((node) => (isHtmlElement(node) ? node : withUnits(node)));
}

/** A citation by its number. One by names and a year is as long as a line, and may be broken. */
function isNumbered(element: HtmlElement): boolean {
  const isCitation = (one: HtmlElement) => one.attributes['data-type'] === 'bibr';
  return (
    (isCitation(element) || (element.tag === 'sup' && [...elementsOf(element.children)].some(isCitation))) &&
    /^[[(]?\d[\d\s,;–—-]{0,11}[\])]?$/.test(lineOf([element]))
  );
}

/** The end of the word before, with the space and the bracket after it; nothing where no line can end. */
const wordBefore = (text: string): string =>
  /\S{0,3}(?:\s|\S[ \t\n]?[[(（［【]|[\p{Script=Han}，。、；：”’）])$/u.exec(text)?.[0] ?? '';

/** A text in pieces: numbers with their units, and what stands between them. */
function withUnits(text: string): Html[] {
  const pieces: Html[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(quantity)) {
    pieces.push(text.slice(end, index), whole([found]));
    end = index + found.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}
