/** Where the page carries what is known of its references: scripts read it before the page has come alive. */
export const referencesAttribute = 'data-references';

/** Entries of the reference list, whether it came from JATS or another format. */
export const referenceEntry = '[role="doc-bibliography"] li[id], [data-jats="ref"][id]';

/** Links of the text that stay on the page. */
export const innerLink = '[data-part~="body"] a[href^="#"]';

/** Dispatched by a citation to open the reference list in the side panel; the panel cancels the event. */
export const sidePanelEvent = 'read-beside';

/** The minimum width of the page for two columns. */
export const wideScreen = '(width >= 75rem)';

/** The entry that a link of the text cites, if it cites one. */
export function citedBy(link: HTMLAnchorElement): HTMLElement | null {
  if (link.closest(referenceEntry)) return null;
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return target?.closest<HTMLElement>(referenceEntry) ?? null;
}
