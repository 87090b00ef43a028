import {
  isOn,
  levelOf,
  sizeOf,
  type TextStyle,
  wordValue,
} from '../../../../../platform/documents/docx/word-styles.ts';
import {
  child,
  childElements,
  descendants,
  isElement,
  rawTextOf,
  textOf,
  type XmlElement,
  type XmlNode,
} from '../../../../../platform/documents/xml/xml-tree.ts';
import { inlineOf } from './inline.ts';
import { isBlankNode, jats } from './jats-nodes.ts';
import type { ListPlace } from './numberings.ts';
import { tableOf } from './tables.ts';
import type { WordReading } from './word-reading.ts';

export interface TextBlock {
  readonly kind: 'text';
  readonly nodes: readonly XmlNode[];
  readonly text: string;
  /** The name of its style, in small letters. */
  readonly style: string;
  /** Of a heading, from 1, as its style says. */
  readonly level: number | undefined;
  readonly list: ListPlace | undefined;
  /** All of it, by hand or by its style. */
  readonly isBold: boolean;
  /** In points; 0 when nothing says. */
  readonly size: number;
}

/** A part of the text that is no paragraph: a table, pictures alone in their line, a formula in a line of its own. */
interface DisplayBlock {
  readonly kind: 'table' | 'pictures' | 'formula';
  readonly nodes: readonly XmlNode[];
}

export type Block = TextBlock | DisplayBlock;

export const plainOf = (nodes: readonly XmlNode[]): string => textOf({ name: '', attributes: {}, children: nodes });

const holders = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:smartTag', 'w:moveTo']);

/** What a document, a cell, a note or a box says, in its order. */
export function blocksOf(container: XmlElement, at: WordReading): Block[] {
  return childElements(container).flatMap((part): Block[] => {
    if (part.name === 'w:p') return [...blocksOfParagraph(part, at), ...inBoxes(at)];
    if (part.name === 'w:tbl') {
      const table = tableOf(part, at, blocksOf);
      return [...(table ? [{ kind: 'table', nodes: [table] } as const] : []), ...inBoxes(at)];
    }
    if (part.name === 'm:oMathPara' || part.name === 'm:oMath')
      return blocksOfParagraph({ ...part, name: 'w:p', attributes: {}, children: [part] }, at);
    return holders.has(part.name) ? blocksOf(part, at) : [];
  });
}

const inBoxes = (at: WordReading): Block[] => at.boxes.splice(0).flatMap((box) => blocksOf(box, at));

/** Lists of contents lead to pages, which the text does not have. */
const isOfContents = (style: string): boolean => /^(?:toc|table of figures|目录)\s*\d*/.test(style);

function blocksOfParagraph(paragraph: XmlElement, at: WordReading): Block[] {
  const properties = child(paragraph, 'w:pPr');
  const style = at.styles.of(wordValue(child(properties, 'w:pStyle')));
  if (isOfContents(style.name)) return [];
  const nodes = trimmed(inlineOf(paragraph, style, at));
  if (nodes.length === 0) return [];
  const display = displayBlock(nodes);
  if (display) return [display];
  const numbering = child(properties, 'w:numPr') ?? style.numbering;
  return [
    {
      kind: 'text',
      nodes,
      text: plainOf(nodes),
      style: style.name,
      level: style.level ?? levelOf(properties),
      list: at.numberings(numbering),
      ...settingOf(paragraph, style),
    },
  ];
}

function displayBlock(nodes: readonly XmlNode[]): DisplayBlock | undefined {
  const parts = nodes.filter((node) => !isBlankNode(node) && !(isElement(node) && node.name === 'break'));
  const all = (name: string) => parts.length > 0 && parts.every((node) => isElement(node) && node.name === name);
  if (all('inline-graphic')) return { kind: 'pictures', nodes: parts };
  if (all('disp-formula')) return { kind: 'formula', nodes: parts };
  // A formula in its own line, often with its number at the end.
  const [formula, ...rest] = parts;
  const number = plainOf(rest);
  const isFormula = formula && isElement(formula) && /^(?:inline|disp)-formula$/.test(formula.name);
  if (!isFormula || !/^(?:[(（[]?\s*[A-Z]?\d+(?:[.-]\d+)*[a-z]?\s*[)）\]]?)?$/.test(number)) return undefined;
  const label = number === '' ? [] : [' ', jats('label', [number])];
  return { kind: 'formula', nodes: [jats('disp-formula', [...formula.children, ...label])] };
}

function trimmed(nodes: readonly XmlNode[]): readonly XmlNode[] {
  const isEmpty = (node: XmlNode) => isBlankNode(node) || (isElement(node) && node.name === 'break');
  const first = nodes.findIndex((node) => !isEmpty(node));
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isEmpty(node)) + 1);
}

function settingOf(paragraph: XmlElement, style: TextStyle): Pick<TextBlock, 'isBold' | 'size'> {
  const runs = [...descendants(paragraph, ({ name }) => name !== 'w:r')].filter(
    (one) => one.name === 'w:r' && rawTextOf(one).trim() !== '',
  );
  const own = runs.map((run) => child(run, 'w:rPr'));
  return {
    isBold: runs.length > 0 && own.every((set) => isOn(child(set, 'w:b')) ?? style.isBold),
    size: Math.max(0, ...own.map((set) => sizeOf(set) ?? style.size)),
  };
}
