import { words } from '../../../platform/kernel/words.ts';
import { child, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';

const blocks = new Set<string>(words('p title subtitle sec list list-item def-item disp-quote break label'));
/** Notes and identifiers interrupt a text that is read without its page. */
const leftOut = new Set(['object-id', 'fn', 'alt-text', 'long-desc', 'graphic', 'inline-graphic']);

/** What an element says, on one line and without markup; elements of further names may be left out too. */
export const plainText = (element: XmlElement | undefined, ...others: readonly string[]): string =>
  element ? textIn(element, others).replace(/\s+/g, ' ').trim() : '';

const textIn = ({ children }: XmlElement, others: readonly string[]): string =>
  children.map((node) => written(node, others)).join('');

function written(node: XmlNode, others: readonly string[]): string {
  if (!isElement(node)) return node;
  if (leftOut.has(node.name) || others.includes(node.name)) return '';
  if (node.name === 'xref' && node.attributes['ref-type'] === 'fn') return '';
  const text = textIn(node.name === 'alternatives' ? oneOf(node) : node, others);
  return blocks.has(node.name) ? ` ${text} ` : text;
}

/** The same thing in several forms is said once. */
function oneOf(alternatives: XmlElement): XmlElement {
  const only = child(alternatives, 'mml:math') ?? alternatives.children.find(isElement);
  return only ? { ...alternatives, children: [only] } : alternatives;
}

/** The element without these of its children. */
export const without = (element: XmlElement, ...names: readonly string[]): XmlElement => ({
  ...element,
  children: element.children.filter((node) => !isElement(node) || !names.includes(node.name)),
});
