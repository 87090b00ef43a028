/** Entries of the reference list, whether it came from JATS or another format. */
export const referenceEntry = '[role="doc-bibliography"] li[id], [data-jats="ref"][id]';

/** The entry that a link leads to, if it leads to one. */
export function citedBy(link: HTMLAnchorElement): HTMLElement | null {
  const target = link.hash ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
  return target?.closest<HTMLElement>(referenceEntry) ?? null;
}
