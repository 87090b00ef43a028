import type { XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { Block, TextBlock } from './blocks.ts';
import { jats, withoutBeginning } from './jats-nodes.ts';

const typed = /^\s*(?:[[［【(（]\s*(\d{1,4})\s*[\]］】)）]|(\d{1,4})\s*[.．、](?!\d))\s*/u;

export const referenceAnchor = (number: number): string => `ref-${number}`;

interface ReferenceList {
  readonly refs: readonly XmlElement[];
  /** The numbers by which the text may cite; none if the works have no numbers. */
  readonly numbers: ReadonlySet<number>;
}

/** One entry for each work. Where works are numbered, a paragraph without a number goes on with the one before. */
export function referenceList(blocks: readonly Block[]): ReferenceList {
  const texts = blocks.filter((block): block is TextBlock => block.kind === 'text');
  const isTyped = texts.filter(({ text }) => typed.test(text)).length * 2 > texts.length;
  const isListed = !isTyped && texts.filter(({ list }) => list && list.type !== 'bullet').length * 2 > texts.length;
  const works: { number: number; children: TextBlock['nodes'] }[] = [];
  for (const one of texts) {
    const found = isTyped ? typed.exec(one.text) : null;
    const isNew = isTyped ? found !== null : !isListed || one.list !== undefined;
    const last = works.at(-1);
    if (!isNew && last) last.children = [...last.children, ' ', ...one.nodes];
    else {
      const number = found ? Number(found[1] ?? found[2]) : works.length + 1;
      works.push({ number, children: found ? withoutBeginning(one.nodes, found[0].length) : one.nodes });
    }
  }
  const isNumbered = isTyped || isListed;
  const seen = new Set<number>();
  const refs = works.map(({ number, children }) => {
    const id = seen.has(number) ? {} : { id: referenceAnchor(number) };
    seen.add(number);
    const label = isNumbered ? [jats('label', [String(number)])] : [];
    return jats('ref', [...label, jats('mixed-citation', children)], id);
  });
  return { refs, numbers: isNumbered ? seen : new Set() };
}
