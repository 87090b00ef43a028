import { child, isElement, type XmlElement, type XmlNode } from '../../../../../../platform/documents/xml/xml-tree.ts';

const blocks = new Set([
  'p',
  'title',
  'subtitle',
  'sec',
  'list',
  'list-item',
  'def-item',
  'disp-quote',
  'break',
  'label',
]);
/** Notes and identifiers interrupt a text that is read without its page. */
const leftOut = new Set(['object-id', 'fn', 'alt-text', 'long-desc', 'graphic', 'inline-graphic']);

/** What an element says, on one line and without markup. */
export const plainText = (element: XmlElement | undefined): string =>
  element ? element.children.map(written).join('').replace(/\s+/g, ' ').trim() : '';

function written(node: XmlNode): string {
  if (!isElement(node)) return node;
  if (leftOut.has(node.name) || (node.name === 'xref' && node.attributes['ref-type'] === 'fn')) return '';
  const chosen = node.name === 'alternatives' ? oneOf(node) : node;
  const text = chosen.children.map(written).join('');
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
