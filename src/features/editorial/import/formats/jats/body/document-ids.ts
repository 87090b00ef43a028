import { isElement, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';

/** The elements of a document that have ids, and the ids that something points to. */
export interface DocumentIds {
  readonly elements: ReadonlyMap<string, XmlElement>;
  readonly linked: ReadonlySet<string>;
}

/** A link may name several targets. */
export const idsOf = (rid: string | undefined): readonly string[] => rid?.split(/\s+/).filter((id) => id !== '') ?? [];

/** A document with reviews is rendered in several parts, which share this. */
const known = new WeakMap<XmlElement, DocumentIds>();

export function documentIds(document: XmlElement): DocumentIds {
  const found = known.get(document);
  if (found) return found;
  const ids = { elements: new Map<string, XmlElement>(), linked: new Set<string>() };
  gather(document, ids);
  known.set(document, ids);
  return ids;
}

function gather(element: XmlElement, ids: { elements: Map<string, XmlElement>; linked: Set<string> }): void {
  const { id, rid } = element.attributes;
  if (id !== undefined && !ids.elements.has(id)) ids.elements.set(id, element);
  for (const target of idsOf(rid)) ids.linked.add(target);
  for (const node of element.children) if (isElement(node)) gather(node, ids);
}
