import { isElement, type XmlElement, type XmlNode } from '../../../../../platform/documents/xml/xml-tree.ts';

/** An element of the JATS that a Word document becomes. */
export const jats = (
  name: string,
  children: readonly XmlNode[] = [],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({ name, attributes, children });

/** The same nodes without so many characters at their beginning. */
export function withoutBeginning(nodes: readonly XmlNode[], characters: number): XmlNode[] {
  let left = characters;
  const cut = (node: XmlNode): XmlNode[] => {
    if (left === 0) return [node];
    if (isElement(node)) {
      const children = node.children.flatMap(cut);
      return children.length > 0 || node.children.length === 0 ? [{ ...node, children }] : [];
    }
    const kept = node.slice(left);
    left -= Math.min(left, node.length);
    return kept === '' ? [] : [kept];
  };
  return nodes.flatMap(cut);
}

export const isBlankNode = (node: XmlNode): boolean => !isElement(node) && node.trim() === '';
