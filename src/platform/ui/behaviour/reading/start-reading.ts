import './reading.css';
import { addFigureActions } from './figure-actions.ts';
import { followOutline } from './follow-outline.ts';
import { addHeadingLinks } from './heading-links.ts';
import { markReferences } from './mark-references.ts';
import type { Reading } from './reading.ts';
import { openReferences } from './reference-popover.ts';
import { offerResuming, rememberPlace } from './remember-place.ts';
import { shareAddress } from './share-address.ts';
import { addTableActions } from './table-actions.ts';

/** All that a paper's page does beyond being shown. The text is as it was stored; nothing here is needed to read it. */
export function startReading(page: HTMLElement, reading: Reading): void {
  markReferences(page, reading);
  addFigureActions(page, reading);
  addTableActions(page, reading);
  addHeadingLinks(page, reading);
  openReferences(page, reading);
  shareAddress(page, reading);
  offerResuming(reading);
  followOutline(page, reading, (anchor, title) => rememberPlace(reading, anchor, title));
  page.dataset.reading = '';
  reading.signal.addEventListener('abort', () => {
    for (const added of page.querySelectorAll('[data-added]')) added.remove();
  });
}
