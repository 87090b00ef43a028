import './reading.css';
import { addFigureActions } from './figure-actions.ts';
import { focusScrolled } from './focus-scrolled.ts';
import type { Reading } from './reading.ts';
import { addTableActions } from './table-actions.ts';

/** What the page of a single figure or table does beyond being shown: its viewer, and its table for table programs. */
export function startRecord(page: HTMLElement, reading: Reading): void {
  addFigureActions(page, reading);
  addTableActions(page, reading);
  focusScrolled(page, reading);
  reading.signal.addEventListener('abort', () => {
    for (const added of page.querySelectorAll('[data-added]')) added.remove();
  });
}
