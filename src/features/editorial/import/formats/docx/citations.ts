import { isElement, rawTextOf, type XmlElement, type XmlNode } from '../../../../../platform/documents/xml/xml-tree.ts';
import { jats } from './jats-nodes.ts';
import { referenceAnchor } from './reference-list.ts';

const list = String.raw`\d{1,4}(?:\s*[-–—~,，、;；]\s*\d{1,4})*`;
const bracketed = new RegExp(`[[［]\\s*${list}\\s*[\\]］]`, 'g');
const bare = new RegExp(`^\\s*${list}\\s*$`);

/** Where no text is cited from. */
const closed = new Set(['xref', 'ext-link', 'math', 'ref-list', 'label']);

const hasBrackets = (nodes: readonly XmlNode[], isCited: (text: string) => boolean): boolean =>
  nodes.some((node) => {
    if (isElement(node)) return !closed.has(node.name) && hasBrackets(node.children, isCited);
    return (node.match(bracketed) ?? []).some(isCited);
  });

/**
 * The numbers by which the text cites works become links to them. Raised numbers cite where nothing stands in brackets, and then
 * after a word or a mark only: m² is a unit.
 */
export function withCitations(body: XmlElement, numbers: ReadonlySet<number>): XmlElement {
  const isCited = (text: string): boolean => {
    const found = text.match(/\d+/g)?.map(Number) ?? [];
    return found.length > 0 && found.every((number) => numbers.has(number));
  };
  const linked = (text: string): XmlNode[] =>
    text
      .split(/(\d+)/)
      .filter((piece) => piece !== '')
      .map((piece) =>
        /^\d/.test(piece) ? jats('xref', [piece], { 'ref-type': 'bibr', rid: referenceAnchor(Number(piece)) }) : piece,
      );
  const raised = !hasBrackets(body.children, isCited);

  const textNodes = (text: string): XmlNode[] => {
    const nodes: XmlNode[] = [];
    let from = 0;
    for (const found of text.matchAll(bracketed)) {
      if (!isCited(found[0])) continue;
      nodes.push(text.slice(from, found.index), ...linked(found[0]));
      from = found.index + found[0].length;
    }
    return [...nodes, text.slice(from)].filter((node) => node !== '');
  };
  const walk = (nodes: readonly XmlNode[]): XmlNode[] =>
    nodes.flatMap((node, place): XmlNode[] => {
      if (!isElement(node)) return textNodes(node);
      if (closed.has(node.name)) return [node];
      const text = rawTextOf(node);
      if (raised && node.name === 'sup' && bare.test(text) && isCited(text) && isAfterWord(nodes[place - 1]))
        return [{ ...node, children: linked(text) }];
      return [{ ...node, children: walk(node.children) }];
    });
  return numbers.size === 0 ? body : { ...body, children: walk(body.children) };
}

const wordOrMark = /(?:\p{L}{2}|\p{Script=Han}|[.,;:!?)\]”’"'。，；：）])\s*$/u;
const unit = /(?:^|[^\p{L}])[kcdmµμnpMGT]?(?:m|s|g|[lL]|V|A|W|J|N|Pa|K|Hz|eV|mol|ft)$/u;

const isAfterWord = (before: XmlNode | undefined): boolean => {
  const text = before === undefined ? '' : rawTextOf(before);
  return wordOrMark.test(text) && !unit.test(text);
};
