import { followOutline } from './follow-outline.ts';
import { addHeadingLinks } from './heading-links.ts';
import type { Reading } from './reading.ts';
import { markReferences } from './references/mark-references.ts';
import { offerResuming, rememberPlace } from './remember-place.ts';
import { openSidePanel } from './side-panel.ts';
import { startRecord } from './start-record.ts';

/** All that a paper's page does beyond being shown. The text is as it was stored; nothing here is needed to read it. */
export function startReading(page: HTMLElement, reading: Reading): void {
  markReferences(page);
  startRecord(page, reading);
  addHeadingLinks(page, reading);
  openSidePanel(page, reading);
  offerResuming(reading);
  followOutline(page, reading, (anchor, title) => rememberPlace(reading, anchor, title));
  page.dataset.reading = '';
}
