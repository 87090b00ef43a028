import { xmlText } from '../../kernel/xml-text.ts';
import { isElement, type XmlElement, type XmlNode } from './xml-tree.ts';

/** What of a document is written; what a rule says nothing of is written as it was. */
interface XmlRules {
  /** Whether an element is written at all. */
  keeps(element: XmlElement): boolean;
  /** What stands in an element instead of its own text; undefined leaves it as it was. */
  textOf(element: XmlElement): string | undefined;
  /** An attribute's new value; undefined leaves it out. */
  attribute(name: string, value: string, element: XmlElement): string | undefined;
}

/** Writes a document that was read, by rules. */
export function writeXml(root: XmlElement, rules: XmlRules): Buffer {
  const pieces = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  const write = (node: XmlNode): void => {
    if (!isElement(node)) return void pieces.push(xmlText(node));
    if (!rules.keeps(node)) return;
    pieces.push('<', node.name);
    for (const [name, value] of Object.entries(node.attributes)) {
      const written = rules.attribute(name, value, node);
      if (written !== undefined) pieces.push(' ', name, '="', xmlText(written), '"');
    }
    pieces.push('>');
    const text = rules.textOf(node);
    if (text !== undefined) pieces.push(xmlText(text));
    for (const child of node.children) if (text === undefined || isElement(child)) write(child);
    pieces.push('</', node.name, '>');
  };
  write(root);
  return Buffer.from(pieces.join(''));
}
