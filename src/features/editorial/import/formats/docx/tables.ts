import { isOn, wordValue } from '../../../../../platform/documents/docx/word-styles.ts';
import {
  child,
  childAt,
  childElements,
  type XmlElement,
  type XmlNode,
} from '../../../../../platform/documents/xml/xml-tree.ts';
import type { Block } from './blocks.ts';
import { jats } from './jats-nodes.ts';
import type { WordReading } from './word-reading.ts';

type Read = (container: XmlElement, at: WordReading) => readonly Block[];

interface Cell {
  readonly element: XmlElement;
  /** The first column that it covers, and how many. */
  readonly column: number;
  readonly columns: number;
  rows: number;
}

const mostColumns = 500;

const rowHolders = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml']);
const partsNamed = (element: XmlElement, name: string): XmlElement[] =>
  childElements(element).flatMap((part) => {
    if (part.name === name) return [part];
    return rowHolders.has(part.name) ? partsNamed(part, name) : [];
  });

/** A table with its spans; nothing if no cell says anything. */
export function tableOf(table: XmlElement, at: WordReading, read: Read): XmlElement | undefined {
  const rows = partsNamed(table, 'w:tr');
  const cells = spanned(rows);
  const heads = headRows(table, rows);
  const made = cells.map((ofRow, place) =>
    jats(
      'tr',
      ofRow.map(({ element, columns, rows: high }) =>
        jats(place < heads ? 'th' : 'td', cellContent(read(element, at)), {
          ...(columns > 1 && { colspan: String(columns) }),
          ...(high > 1 && { rowspan: String(high) }),
        }),
      ),
    ),
  );
  if (made.every((row) => childElements(row).every(({ children }) => children.length === 0))) return undefined;
  const head = heads > 0 ? [jats('thead', made.slice(0, heads))] : [];
  return jats('table', [...head, jats('tbody', made.slice(heads))]);
}

/** Word writes each cell of a span that goes down; HTML writes the first, and how far it goes. */
function spanned(rows: readonly XmlElement[]): readonly (readonly Cell[])[] {
  const open = new Map<number, Cell>();
  return rows.map((row) => {
    const made: Cell[] = [];
    let column = whole(wordValue(childAt(row, 'w:trPr', 'w:gridBefore')), 0);
    for (const element of partsNamed(row, 'w:tc')) {
      const properties = child(element, 'w:tcPr');
      const columns = whole(wordValue(child(properties, 'w:gridSpan')), 1);
      const merge = child(properties, 'w:vMerge');
      const above = open.get(column);
      if (merge && wordValue(merge) !== 'restart' && above) above.rows += 1;
      else {
        const cell = { element, column, columns, rows: 1 };
        made.push(cell);
        if (merge) open.set(column, cell);
        else open.delete(column);
      }
      column += columns;
    }
    return made;
  });
}

const whole = (value: string | undefined, usual: number): number => {
  const number = Number(value ?? usual);
  return Number.isInteger(number) && number >= 0 && number <= mostColumns ? number : usual;
};

/** The rows that Word repeats on each page; else the first, if the table's look says that it is set apart. */
function headRows(table: XmlElement, rows: readonly XmlElement[]): number {
  const repeated = rows.findIndex((row) => !(isOn(childAt(row, 'w:trPr', 'w:tblHeader')) ?? false));
  if (repeated !== 0) return Math.max(0, repeated);
  const styles = childAt(table, 'w:tblPr', 'w:tblLook')?.attributes ?? {};
  const isApart = styles['w:firstRow'] === '1' || (Number.parseInt(styles['w:val'] ?? '0', 16) & 0x20) !== 0;
  return isApart && rows.length > 1 ? 1 : 0;
}

/** One paragraph is the cell itself. */
function cellContent(blocks: readonly Block[]): XmlNode[] {
  const [first, ...others] = blocks;
  if (first?.kind === 'text' && others.length === 0) return [...first.nodes];
  return blocks.flatMap((block) => (block.kind === 'text' ? [jats('p', block.nodes)] : block.nodes));
}
