import { followOutline } from './follow-outline.ts';
import { addHeadingLinks } from './heading-links.ts';
import { markReferences } from './mark-references.ts';
import type { Reading } from './reading.ts';
import { openReferences } from './reference-popover.ts';
import { offerResuming, rememberPlace } from './remember-place.ts';
import { startRecord } from './start-record.ts';

/** All that a paper's page does beyond being shown. The text is as it was stored; nothing here is needed to read it. */
export function startReading(page: HTMLElement, reading: Reading): void {
  markReferences(page, reading);
  startRecord(page, reading);
  addHeadingLinks(page, reading);
  openReferences(page, reading);
  offerResuming(reading);
  followOutline(page, reading, (anchor, title) => rememberPlace(reading, anchor, title));
  page.dataset.reading = '';
}
