import { isElement, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';

/** What the ids of a document become in HTML, and which elements they name. */
export type Anchors = ReturnType<typeof anchorsOf>;

const fit = /^[A-Za-z][\w.-]*$/;

/** Parts that are shown on one page need different made-up ids: `part` is the id of this one. */
export function anchorsOf(document: XmlElement, part?: string) {
  const { elements, linked } = documentIds(document);
  const prefix = part !== undefined && fit.test(part) ? `${part}-` : '';
  const names = new Map<string, string>();
  const taken = new Set<string>();
  /** How far the numbers behind a name have come: a thousand equal ids are not tried again for each of them. */
  const counts = new Map<string, number>();
  let made = 0;

  const unused = (base: string): string => {
    let count = counts.get(base) ?? 1;
    let name = count === 1 ? base : `${base}-${count}`;
    while (elements.has(name) || taken.has(name)) {
      count += 1;
      name = `${base}-${count}`;
    }
    counts.set(base, count);
    return name;
  };

  /** What a link to this id leads to. */
  const linkTo = (id: string): string => {
    const name = names.get(id) ?? (fit.test(id) ? id : unused(`at-${id.replace(/[^A-Za-z0-9]+/g, '-')}`));
    if (!names.has(id)) {
      names.set(id, name);
      if (elements.has(id)) inDocument.add(name);
      if (name !== id) taken.add(name);
    }
    return name;
  };

  const written = new Set<string>();
  const inDocument = new Set<string>();

  return {
    linkTo,
    /** The id for an element that is written now; a second element of the same id gets another one. */
    take(id: string): string {
      const name = linkTo(id);
      const free = written.has(name) ? unused(name) : name;
      written.add(free);
      taken.add(free);
      return free;
    },
    /** An id for an element that has none. */
    make(name: string): string {
      made += 1;
      const free = unused(`${prefix}${name}-n${made}`);
      taken.add(free);
      return free;
    },
    element: (id: string) => elements.get(id),
    /** Something in the document points there. */
    isLinked: (id: string) => linked.has(id),
    /** The link's target stands somewhere in the document, if not in what is written. */
    isIn: (name: string) => inDocument.has(name),
  };
}

/** A link may name several targets. */
export const idsOf = (rid: string | undefined): readonly string[] => rid?.split(/\s+/).filter((id) => id !== '') ?? [];

const noIds = () => ({ elements: new Map<string, XmlElement>(), linked: new Set<string>() });
type DocumentIds = ReturnType<typeof noIds>;

/** A document with reviews is rendered in several parts, which share this. */
const known = new WeakMap<XmlElement, DocumentIds>();

/** The elements of a document that have ids, and the ids that something points to. */
function documentIds(document: XmlElement): DocumentIds {
  const found = known.get(document);
  if (found) return found;
  const ids = noIds();
  gather(document, ids);
  known.set(document, ids);
  return ids;
}

function gather(element: XmlElement, ids: DocumentIds): void {
  const { id, rid } = element.attributes;
  if (id !== undefined && !ids.elements.has(id)) ids.elements.set(id, element);
  for (const target of idsOf(rid)) ids.linked.add(target);
  for (const node of element.children) if (isElement(node)) gather(node, ids);
}
