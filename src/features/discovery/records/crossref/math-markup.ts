import type { DefaultTreeAdapterMap } from 'parse5';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { xmlElement } from '../written-xml.ts';

type HtmlNode = DefaultTreeAdapterMap['childNode'];
type HtmlElement = DefaultTreeAdapterMap['element'];

const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
const textOf = (node: HtmlNode): string =>
  isElement(node) ? node.childNodes.map(textOf).join('') : 'value' in node ? node.value : '';

const leaves = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
const empty = new Set(['mspace', 'none', 'mprescripts']);
const rows = new Set(['math', 'mrow', 'mstyle', 'merror', 'mpadded', 'mphantom', 'msqrt', 'menclose', 'mtd']);
/** How many things each of them is made of. */
const sizes: Readonly<Record<string, number>> = {
  mfrac: 2,
  msub: 2,
  msup: 2,
  mroot: 2,
  munder: 2,
  mover: 2,
  msubsup: 3,
  munderover: 3,
};
const only: Readonly<Record<string, string>> = { mtable: 'mtr', mtr: 'mtd' };
const kept: Readonly<Record<string, RegExp>> = {
  display: /^(?:block|inline)$/,
  mathvariant:
    /^(?:normal|bold|italic|bold-italic|double-struck|bold-fraktur|script|bold-script|fraktur|sans-serif|bold-sans-serif|sans-serif-italic|sans-serif-bold-italic|monospace)$/,
  stretchy: /^(?:true|false)$/,
  fence: /^(?:true|false)$/,
  separator: /^(?:true|false)$/,
  accent: /^(?:true|false)$/,
  accentunder: /^(?:true|false)$/,
};
const belongs: Readonly<Record<string, RegExp>> = {
  display: /^math$/,
  mathvariant: /^(?:mi|mn|mo|ms|mtext|mstyle)$/,
  stretchy: /^mo$/,
  fence: /^mo$/,
  separator: /^mo$/,
  accent: /^(?:mover|munderover)$/,
  accentunder: /^(?:munder|munderover)$/,
};

/** A formula as the schema of MathML 3 has it; its text where a browser would draw it though the schema refuses it. */
export const mathMl = (math: HtmlElement): string =>
  isSound(math) && textOf(math).trim() !== '' ? write(math) : xmlText(textOf(math).replaceAll(/\s+/g, ' ').trim());

const insideOf = (element: HtmlElement): HtmlElement[] => element.childNodes.filter(isElement);

function isSound(element: HtmlElement): boolean {
  const { tagName } = element;
  const inside = insideOf(element);
  if (leaves.has(tagName)) return inside.length === 0;
  if (empty.has(tagName)) return element.childNodes.length === 0;
  const fits =
    rows.has(tagName) ||
    sizes[tagName] === inside.length ||
    (only[tagName] !== undefined && inside.every((child) => child.tagName === only[tagName]));
  const loose = element.childNodes.some((node) => !isElement(node) && textOf(node).trim() !== '');
  return fits && !loose && inside.every((child) => child.tagName !== 'math' && isSound(child));
}

function write(element: HtmlElement): string {
  const { tagName, attrs } = element;
  const attributes = Object.fromEntries(
    attrs.flatMap(({ name, value }) =>
      kept[name]?.test(value) && belongs[name]?.test(tagName) ? [[name, value] as const] : [],
    ),
  );
  const content = leaves.has(tagName) ? [xmlText(textOf(element).trim())] : insideOf(element).map(write);
  return xmlElement(`mml:${tagName}`, content, attributes);
}
