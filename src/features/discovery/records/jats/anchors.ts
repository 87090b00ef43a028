import { xmlElement } from '../written-xml.ts';

/** Ids of a document, each once, and pointers that lead to one of them: a DTD refuses all others. */
export function createAnchors() {
  const taken = new Set<string>();

  return {
    /** The id of an element, if it has one that nothing else has. */
    take(id: string | null | undefined): string | null {
      const name = id ? xmlName(id) : '';
      if (name === '' || taken.has(name)) return null;
      taken.add(name);
      return name;
    },
    /** Whether there is something at the other end is known when all is written. */
    pointer: (id: string, type: string, content: string): string =>
      `${begins}${xmlName(id)}${parts}${type}${parts}${content}${ends}`,
    resolved(xml: string): string {
      // What took an id may have been left out in the end: it had nothing in it.
      const there = new Set([...xml.matchAll(/<[^<>]* id="([^"]*)"/g)].map(([, id]) => id));
      return xml.replaceAll(pointers, (_, rid: string, type: string, content: string) =>
        there.has(rid) ? xmlElement('xref', content, { 'ref-type': type || 'other', rid }) : content,
      );
    },
  };
}

export type Anchors = ReturnType<typeof createAnchors>;

/** Control characters stand in no text of an XML document, so that they are free for this. */
const begins = '\u0001';
const parts = '\u0002';
const ends = '\u0003';
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
const pointers = /\u0001([^\u0002]*)\u0002([^\u0002]*)\u0002([^\u0003]*)\u0003/g;

const xmlName = (id: string): string => {
  const name = id.replaceAll(/[^\w.-]/g, '_');
  return /^[A-Za-z_]/.test(name) ? name : `id-${name}`;
};
