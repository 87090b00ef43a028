import type { XmlElement, XmlNode } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { Block, TextBlock } from './blocks.ts';
import { jats } from './jats-nodes.ts';

interface Open {
  readonly level: number;
  readonly title: readonly XmlNode[];
  readonly children: XmlNode[];
}

/** What stands under headings becomes sections in sections. */
export function sectionsOf(blocks: readonly Block[], headings: ReadonlyMap<Block, number>): XmlNode[] {
  const root: Open = { level: 0, title: [], children: [] };
  const open: Open[] = [root];
  const close = () => {
    const { title, children } = open.pop() as Open;
    open.at(-1)?.children.push(jats('sec', [jats('title', title), ...children]));
  };
  const lists = new Map<string, number>();
  let place = 0;
  while (place < blocks.length) {
    const block = blocks[place] as Block;
    const level = headings.get(block);
    if (level !== undefined && block.kind === 'text') {
      while ((open.at(-1)?.level ?? 0) >= level) close();
      open.push({ level, title: plainTitle(block.nodes), children: [] });
      place += 1;
      continue;
    }
    const listed = listFrom(blocks, place, headings);
    if (listed.length > 0) {
      open.at(-1)?.children.push(listOf(listed, lists));
      place += listed.length;
      continue;
    }
    open.at(-1)?.children.push(...(block.kind === 'text' ? [jats('p', block.nodes)] : block.nodes));
    place += 1;
  }
  while (open.length > 1) close();
  return root.children;
}

/** A heading is bold by itself. */
const plainTitle = (nodes: readonly XmlNode[]): XmlNode[] =>
  nodes.flatMap((node) => (typeof node !== 'string' && node.name === 'bold' ? node.children : [node]));

function listFrom(blocks: readonly Block[], start: number, headings: ReadonlyMap<Block, number>): TextBlock[] {
  const found: TextBlock[] = [];
  for (let place = start; place < blocks.length; place += 1) {
    const block = blocks[place] as Block;
    if (block.kind !== 'text' || !block.list || headings.has(block)) break;
    found.push(block);
  }
  return found;
}

/** Items that are further in are a list of the item before. A list that goes on after some text goes on with its numbers. */
function listOf(items: readonly TextBlock[], lists: Map<string, number>): XmlElement {
  const [first] = items;
  const place = first?.list;
  const depth = Math.min(...items.map(({ list }) => list?.depth ?? 0));
  const own: XmlElement[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at] as TextBlock;
    const isDeeper = (item.list?.depth ?? 0) > depth;
    const end = items.findIndex((one, next) => next > at && (one.list?.depth ?? 0) <= depth);
    const inside = items.slice(isDeeper ? at : at + 1, end < 0 ? undefined : end);
    const nested = inside.length > 0 ? [listOf(inside, lists)] : [];
    own.push(jats('list-item', [...(isDeeper ? [] : [jats('p', item.nodes)]), ...nested]));
    at += (isDeeper ? 0 : 1) + inside.length;
  }
  const type = place?.type ?? 'bullet';
  const name = `${place?.list}-${depth}`;
  const parts = (lists.get(name) ?? 0) + 1;
  lists.set(name, parts);
  const isNumbered = depth === 0 && type !== 'bullet' && type !== 'simple';
  return jats('list', own, {
    'list-type': type,
    ...(isNumbered && { id: `list-${name}-${parts}` }),
    ...(isNumbered && parts > 1 && { 'continued-from': `list-${name}-${parts - 1}` }),
  });
}
