import { readXml } from '../../../../../../platform/documents/xml/read-xml.ts';
import type { XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';

/** An article for a test, from what stands in it. */
export function articleFrom(content: string): XmlElement {
  const read = readXml(Buffer.from(`<article>${content}</article>`));
  if (!read.ok) throw new Error(read.failure.reason);
  return read.value;
}
