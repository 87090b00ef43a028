import {
  child,
  childElements,
  isElement,
  textOf,
  type XmlElement,
  type XmlNode,
} from '../../../../platform/documents/xml/xml-tree.ts';

/**
 * A paper as a tagged PDF can hold it: every picture says what it shows, every table has as many cells in each row, and what stands in the head
 * of a table are headers.
 */
export function regularTree(one: XmlElement, unnamed: string, caption = ''): XmlElement {
  if (one.name === 'graphic' || one.name === 'inline-graphic') return namedPicture(one, caption || unnamed);
  const named = one.name === 'fig' || one.name === 'table-wrap' ? captionOf(one) : caption;
  const inner = {
    ...one,
    children: one.children.map((node) => (isElement(node) ? regularTree(node, unnamed, named) : node)),
  };
  return one.name === 'table' || one.name === 'array' ? regularTable(inner) : inner;
}

const captionOf = (one: XmlElement): string =>
  [textOf(child(one, 'label')), textOf(child(one, 'caption'))].filter(Boolean).join(' ');

function namedPicture(one: XmlElement, words: string): XmlElement {
  if (textOf(child(one, 'alt-text')) !== '') return one;
  const rest = one.children.filter((node) => !isElement(node) || node.name !== 'alt-text');
  return { ...one, children: [...rest, { name: 'alt-text', attributes: {}, children: [words] }] };
}

const most = 1_000;
const spanOf = (value: string | undefined): number => Math.min(most, Math.max(1, Math.floor(Number(value ?? 1)) || 1));

const empty: XmlElement = { name: 'td', attributes: {}, children: [] };

function regularTable(table: XmlElement): XmlElement {
  const parts = ['thead', 'tbody', 'tfoot'].flatMap((name) => childElements(table).filter((one) => one.name === name));
  const rows = parts.flatMap((part) => {
    const isHead = part.name === 'thead';
    const given = childElements(part).map((row) => cellsOf(row, isHead));
    const own = given.map((cells, at) => cells.map((cell) => within(cell, given.length - at)));
    return (isHead ? own : filledRows(own)).map((cells) => ({ part, cells }));
  });
  const widths = widthsOf(rows.map(({ cells }) => cells));
  const widest = Math.max(0, ...widths);
  const padded = rows.map(({ part, cells }, at) => {
    const lacking = Array.from({ length: widest - (widths[at] ?? 0) }, () => empty);
    return { part, row: { name: 'tr', attributes: {}, children: [...cells, ...lacking] } };
  });
  const children: XmlNode[] = parts.map((part) => ({
    ...part,
    children: padded.filter((one) => one.part === part).map(({ row }) => row),
  }));
  return { ...table, children };
}

const cellsOf = (row: XmlElement, isHead: boolean): XmlElement[] =>
  childElements(row)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map((cell) => {
      const isHeader = isHead || cell.name === 'th';
      return isHeader
        ? { ...cell, name: 'th', attributes: { scope: isHead ? 'col' : 'row', ...cell.attributes } }
        : cell;
    });

/** No cell reaches beyond its part of the table. */
const within = (cell: XmlElement, rowsLeft: number): XmlElement => {
  const { colspan, rowspan, ...attributes } = cell.attributes;
  const [across, down] = [spanOf(colspan), Math.min(spanOf(rowspan), rowsLeft)];
  return {
    ...cell,
    attributes: {
      ...attributes,
      ...(across > 1 && { colspan: String(across) }),
      ...(down > 1 && { rowspan: String(down) }),
    },
  };
};

/** In place of cells that reach down, empty ones below them: what continues on another page has no cells that begin on the page before. */
function filledRows(rows: readonly (readonly XmlElement[])[]): XmlElement[][] {
  /** By the column where it begins, a cell that reaches into the next row. */
  let above = new Map<number, { readonly across: number; readonly down: number }>();
  return rows.map((cells) => {
    const filled: XmlElement[] = [];
    const below: typeof above = new Map();
    let column = 0;
    const fill = () => {
      for (let reaching = above.get(column); reaching; reaching = above.get(column)) {
        filled.push(...Array.from({ length: reaching.across }, () => empty));
        if (reaching.down > 1) below.set(column, { ...reaching, down: reaching.down - 1 });
        column += reaching.across;
      }
    };
    for (const cell of cells) {
      fill();
      const { rowspan, ...attributes } = cell.attributes;
      const [across, down] = [spanOf(attributes.colspan), spanOf(rowspan)];
      filled.push({ ...cell, attributes });
      if (down > 1) below.set(column, { across, down: down - 1 });
      column += across;
    }
    fill();
    above = below;
    return filled;
  });
}

/** How many columns each row fills, with the cells that reach into it from above. */
function widthsOf(rows: readonly (readonly XmlElement[])[]): number[] {
  let above: number[] = [];
  return rows.map((cells) => {
    const columns = [...above];
    let at = 0;
    for (const { attributes } of cells) {
      while ((columns[at] ?? 0) > 0) at += 1;
      const down = spanOf(attributes.rowspan);
      for (const end = at + spanOf(attributes.colspan); at < end; at += 1) columns[at] = down;
    }
    const filled = Array.from(columns, (down) => down ?? 0);
    above = filled.map((down) => Math.max(0, down - 1));
    return filled.filter((down) => down > 0).length;
  });
}
