import { csvOf, isNumber } from '../../../kernel/csv.ts';
import { saveBlob } from '../save-file.ts';
import { makeActions, makeButton } from './make.ts';
import type { Reading } from './reading.ts';
import { gridOf } from './table-csv.ts';

/** Tables scroll by themselves, by keyboard as well, and can be had for table programs. */
export function addTableActions(page: HTMLElement, { words }: Reading): void {
  for (const frame of page.querySelectorAll<HTMLElement>('[data-part="table"]')) {
    const table = frame.querySelector('table');
    if (!table) continue;
    const figure = frame.closest('figure');
    const caption = figure?.querySelector(':scope > figcaption');
    const label = caption?.querySelector('[data-jats="label"]')?.textContent?.trim() || words.table;
    frame.setAttribute('role', 'region');
    frame.setAttribute('aria-label', label);
    const action = makeActions(
      'table-actions',
      makeButton(words.csv, () => {
        const csv = csvOf(gridOf(cellsOf(table)), isNumber);
        saveBlob(new Blob([csv], { type: 'text/csv' }), `${figure?.id || 'table'}.csv`);
      }),
    );
    if (caption) caption.append(action);
    else frame.after(action);
  }
}

const cellsOf = (table: HTMLTableElement) =>
  [...table.rows].map((row) =>
    [...row.cells].map((cell) => ({
      text: (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      columns: cell.colSpan,
      rows: cell.rowSpan || table.rows.length,
    })),
  );
