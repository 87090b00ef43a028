import type { XmlElement, XmlNode } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { Block } from './blocks.ts';
import { jats, withoutBeginning } from './jats-nodes.ts';
import { leave, type WordReading } from './word-reading.ts';

interface Caption {
  readonly kind: 'pictures' | 'table';
  readonly label: string;
  readonly nodes: readonly XmlNode[];
}

const number = String.raw`\s*(?:[A-Z]{0,2}\d+(?:[.\-–]\d+)*|[IVX]+\b)[a-z]?`;
const patterns = {
  pictures: new RegExp(`^(?:(?:supplementary\\s+)?(?:fig(?:ure|s)?\\b\\.?|scheme|plate)|插?图)${number}`, 'i'),
  table: new RegExp(`^(?:(?:supplementary\\s+)?tab(?:le|\\b\\.?)|表)${number}`, 'i'),
} as const;
const after = /^\s*[.:：。．、|]?\s*/;
/** A sentence of the text that only begins with the name of a figure. */
const sentence =
  /^\s*(?:shows?|is|are|presents?|illustrates?|depicts?|gives|summari[sz]es|and|,|给出|显示|所示|展示|为|是|中)/i;
const longest = 3_000;

function captionIn(block: Block | undefined): Caption | undefined {
  if (block?.kind !== 'text' || block.level !== undefined || block.text.length > longest) return undefined;
  for (const kind of ['pictures', 'table'] as const) {
    const label = patterns[kind].exec(block.text)?.[0];
    if (label === undefined) continue;
    const rest = block.text.slice(label.length);
    if (block.style !== 'caption' && sentence.test(rest)) return undefined;
    const length = label.length + (after.exec(rest)?.[0].length ?? 0);
    return { kind, label: label.trim(), nodes: withoutBeginning(block.nodes, length) };
  }
  return undefined;
}

/** Figures and tables with their captions, from what stands next to each other. */
export function withCaptions(blocks: readonly Block[], at: WordReading): Block[] {
  const made: Block[] = [];
  const counts = { fig: 0, table: 0 };
  let place = 0;
  /** Captions that stand below one another are one, in two languages. */
  const captionsFrom = (start: number, kind: Caption['kind']): Caption[] => {
    const found = captionIn(blocks[start]);
    if (found?.kind !== kind) return [];
    return [found, ...captionsFrom(start + 1, kind).filter((next) => numberIn(next.label) === numberIn(found.label))];
  };
  /** The caption above, if nothing took it yet. */
  const captionAbove = (kind: Caption['kind']): Caption[] => {
    const found: Caption[] = [];
    for (;;) {
      const caption = captionIn(made.at(-1));
      const isSame = caption?.kind === kind && (!found[0] || numberIn(found[0].label) === numberIn(caption.label));
      if (!isSame) return found;
      made.pop();
      found.unshift(caption);
    }
  };
  while (place < blocks.length) {
    const block = blocks[place] as Block;
    place += 1;
    if (block.kind === 'pictures') {
      const nodes = [...block.nodes];
      while (blocks[place]?.kind === 'pictures') {
        nodes.push(...(blocks[place]?.nodes ?? []));
        place += 1;
      }
      const below = captionsFrom(place, 'pictures');
      place += below.length;
      const captions = below.length > 0 ? below : captionAbove('pictures');
      counts.fig += 1;
      made.push({ kind: 'pictures', nodes: [figure(nodes, captions, counts.fig)] });
    } else if (block.kind === 'table') {
      const above = captionAbove('table');
      const below = above.length > 0 ? [] : captionsFrom(place, 'table');
      place += below.length;
      counts.table += 1;
      made.push({
        kind: 'table',
        nodes: [captioned('table-wrap', [...above, ...below], block.nodes, `table-${counts.table}`)],
      });
    } else made.push(block);
  }
  for (const block of made) {
    const caption = captionIn(block);
    if (caption?.kind === 'pictures' && isAlone(block)) leave(at, 'caption-without-picture', caption.label);
  }
  return made;
}

const numberIn = (label: string): string => /[A-Z]{0,2}\d.*$|[IVX]+\w?$/.exec(label)?.[0] ?? '';
const isAlone = (block: Block): boolean =>
  block.kind === 'text' && (block.style === 'caption' || block.isBold || block.text.length < 200);

const shortest = 300;

function captioned(name: string, captions: readonly Caption[], content: readonly XmlNode[], id: string): XmlElement {
  const [first, ...others] = captions;
  const words = first ? first.nodes : [];
  const isShort = JSON.stringify(words).length < shortest * 4;
  const inside = [
    ...(words.length > 0 ? [jats(isShort ? 'title' : 'p', words)] : []),
    ...others.map(({ label, nodes }) => jats('p', [`${label} `, ...nodes])),
  ];
  const head = first ? [jats('label', [first.label]), ...(inside.length > 0 ? [jats('caption', inside)] : [])] : [];
  return jats(name, [...head, ...content], { id });
}

/** Alone in their line they are no signs of a sentence. */
function figure(graphics: readonly XmlNode[], captions: readonly Caption[], place: number): XmlElement {
  const named = graphics.map((one) => (typeof one === 'string' ? one : { ...one, name: 'graphic' }));
  return captioned('fig', captions, named, `fig-${place}`);
}
