import box from '../../box.module.css';
import layout from '../../layout.module.css';
import text from '../../text.module.css';
import { make } from './make.ts';
import { placePopover } from './place-popover.ts';
import type { Reading } from './reading.ts';

/** A citation opens its entry of the reference list in place. With a key held, and without scripts, it stays a link. */
export function openReferences(page: HTMLElement, { words, signal }: Reading): void {
  const popover = make('div', {
    popover: 'auto',
    role: 'dialog',
    tabindex: '-1',
    'data-part': 'reference-popover',
    class: `${box.card} ${text.small}`,
    'aria-label': words.reference,
  });
  let opener: HTMLAnchorElement | null = null;

  const open = (link: HTMLAnchorElement, entry: HTMLElement, byKeyboard: boolean) => {
    opener = link;
    const toList = make('a', { href: link.hash }, words.inList);
    popover.replaceChildren(
      make('div', { class: layout.stack2 }, make('div', {}, ...contentOf(entry)), make('p', {}, toList)),
    );
    if (!popover.isConnected) document.body.append(popover);
    popover.lang = entry.closest<HTMLElement>('[lang]')?.lang ?? '';
    popover.showPopover({ source: link });
    placeAt(popover, link);
    if (byKeyboard) popover.focus({ preventScroll: true });
  };

  page.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-part~="body"] a[href^="#"]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.closest(referenceEntry)) return;
      const entry = citedBy(link);
      if (!entry) return;
      event.preventDefault();
      open(link, entry, event.detail === 0);
    },
    { signal },
  );
  popover.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a[href^="#"]')) return;
    opener = null;
    popover.hidePopover();
  });
  popover.addEventListener('toggle', (event) => {
    const lost = document.activeElement === document.body || popover.contains(document.activeElement);
    if ((event as ToggleEvent).newState === 'closed' && lost) opener?.focus({ preventScroll: true });
  });
  // It stays beside its citation. The scrolling that brought the citation here may still be under way when it opens.
  const follow = () => {
    if (!opener || !popover.isConnected || !popover.matches(':popover-open')) return;
    const { top, bottom } = opener.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) popover.hidePopover();
    else placeAt(popover, opener);
  };
  addEventListener('scroll', follow, { signal, passive: true });
  signal.addEventListener('abort', () => popover.remove());
}

function placeAt(popover: HTMLElement, link: HTMLElement): void {
  const { left, top } = placePopover(link.getBoundingClientRect(), popover.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}

/** A copy of the entry: its number first, no ids, no way back to the text. */
function contentOf(entry: HTMLElement): Node[] {
  const copy = entry.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  const label = copy.querySelector('[data-jats="label"], [role="doc-backlink"]');
  const number = label?.textContent?.trim() || String([...(entry.parentElement?.children ?? [])].indexOf(entry) + 1);
  label?.remove();
  return [make('strong', {}, number.replace(/\.?$/, '.')), document.createTextNode(' '), ...copy.childNodes];
}

/** Entries of the reference list, whether it came from JATS or another format. */
const referenceEntry = '[role="doc-bibliography"] li[id], [data-jats="ref"][id]';

/** The entry that a link leads to, if it leads to one. */
function citedBy(link: HTMLAnchorElement): HTMLElement | null {
  const target = link.hash ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
  return target?.closest<HTMLElement>(referenceEntry) ?? null;
}
