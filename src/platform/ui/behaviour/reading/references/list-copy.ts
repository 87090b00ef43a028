import { make } from '../make.ts';
import { referenceEntry } from './cited-entry.ts';

const copied = 'data-copied-from';

/** The list that an entry stands in, without names, which the document has already, and without ways back to where the reader is. */
export function listCopy(entry: HTMLElement, label: string): HTMLElement {
  const list = entry.closest<HTMLElement>('[role="doc-bibliography"], section') ?? (entry.parentElement as HTMLElement);
  const copy = list.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll<HTMLElement>(referenceEntry)) {
    one.setAttribute(copied, one.id);
    one.tabIndex = -1;
  }
  for (const added of copy.querySelectorAll('[data-part="back-to-text"], [data-part="heading-link"]')) added.remove();
  // A number that leads back to the text stays as a number.
  for (const back of copy.querySelectorAll('[role="doc-backlink"]'))
    back.replaceWith(
      make('span', { 'data-jats': back.getAttribute('data-jats') ?? undefined }, back.textContent ?? ''),
    );
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  // Two landmarks of one kind are distinguished by their names.
  copy.removeAttribute('aria-labelledby');
  copy.setAttribute('aria-label', label);
  return make('div', { 'data-part': 'body list' }, copy);
}

/** Leads to an entry in the copy, and marks it. */
export function showEntry(panel: HTMLElement, { id }: HTMLElement): void {
  panel.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const entry = panel.querySelector<HTMLElement>(`[${copied}="${CSS.escape(id)}"]`);
  if (!entry) return;
  entry.setAttribute('aria-current', 'true');
  panel.scrollTop += entry.getBoundingClientRect().top - panel.getBoundingClientRect().top - panel.clientHeight / 3;
  entry.focus({ preventScroll: true });
}
