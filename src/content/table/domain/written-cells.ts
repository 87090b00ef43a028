import { xmlText } from '../../../platform/kernel/xml-text.ts';

const row = (cells: readonly string[], name: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${name}>${xmlText(cell)}</${name}>`).join('')}</tr>`;

/** No text that a form takes has more cells than signs; one long row above many short ones would be filled up to far more. */
const mostCells = 200_000;

const rowsIn = (written: string): string[][] =>
  written
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));

const widthOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((widest, { length }) => Math.max(widest, length), 0);

export function hasTooManyCells(written: string): boolean {
  const rows = rowsIn(written);
  return rows.length * widthOf(rows) > mostCells;
}

/** Cells as they are pasted from a spreadsheet, a row in a line and a tab between two, as a table whose first row is its head. */
export function tableOf(written: string): string {
  const rows = rowsIn(written);
  const [head, ...others] = rows;
  if (!head) return '';
  const widest = widthOf(rows);
  const full = (cells: readonly string[]) => [...cells, ...Array<string>(widest - cells.length).fill('')];
  const body = others.map((cells) => row(full(cells), 'td')).join('');
  return `<table><thead>${row(full(head), 'th')}</thead><tbody>${body}</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The cells of a table that was written so; nothing of one that came with more than cells. */
export function cellsIn(content: string): string | null {
  const rows = [...content.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, inside = '']) =>
    [...inside.matchAll(/<t[hd]>([^<]*)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity),
    ),
  );
  const written = rows.map((cells) => cells.join('\t')).join('\n');
  return !hasTooManyCells(written) && tableOf(written) === content ? written : null;
}
