import '../reading.css';
import box from '../../../box.module.css';
import layout from '../../../layout.module.css';
import text from '../../../text.module.css';
import { make } from '../make.ts';
import { placePopover } from '../place-popover.ts';
import { sidePanelEvent, wideScreen } from './cited-entry.ts';
import { type EntryFacts, factsOf } from './entry-facts.ts';
import { leadBack } from './mark-references.ts';
import { citedTimes } from './reference-data.ts';

/** How a citation was meant: pointed at, reached by keyboard, pressed by mouse or finger, entered by keyboard. */
export type Manner = 'pointed' | 'focused' | 'pressed' | 'entered';

/** Who only passes over a citation is not stopped; who goes from it to the popover has time to arrive. */
const milliseconds = { open: 120, close: 250 };

let popover: HTMLElement | undefined;
let opener: HTMLAnchorElement | undefined;
/** It was requested and stays until it is sent away; else it goes with the pointer or the focus. */
let isPinned = false;
/** Sent away with the keyboard: it stays away until its citation is reached anew. */
let dismissed: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const isOpen = (): boolean => popover?.matches(':popover-open') ?? false;
const isMeant = (element: Element | null): boolean =>
  element !== null && (popover?.contains(element) || opener?.contains(element) || false);

export function showReference(link: HTMLAnchorElement, entry: HTMLElement, manner: Manner): void {
  popover ??= createPopover();
  clearTimeout(timer);
  if (manner === 'focused' && dismissed === link) return;
  dismissed = undefined;
  const stays = manner === 'pressed' || manner === 'entered';
  if (manner === 'pointed' && !(isPinned && isOpen()))
    timer = setTimeout(() => link.matches(':hover') && open(link, entry, stays), milliseconds.open);
  if (manner !== 'pointed') open(link, entry, stays);
  if (manner === 'entered') popover.focus({ preventScroll: true });
}

function open(link: HTMLAnchorElement, entry: HTMLElement, stays: boolean): void {
  if (!popover || (isOpen() && opener === link && !stays)) return;
  if (isOpen()) popover.hidePopover();
  opener = link;
  isPinned = stays;
  const facts = factsOf(entry);
  popover.replaceChildren(
    make('div', { class: layout.stack2 }, make('div', {}, ...contentOf(entry, facts)), actions(link, entry, facts)),
  );
  popover.setAttribute('aria-label', facts.words.reference);
  popover.lang = entry.closest<HTMLElement>('[lang]')?.lang ?? '';
  // What only shows itself takes no place in the order of the keyboard.
  popover.showPopover(stays ? { source: link } : {});
  place();
}

/** Where to find the work, how often it is cited here, and its place in the list. */
function actions(link: HTMLAnchorElement, entry: HTMLElement, { links, words, citations, known }: EntryFacts) {
  const outside = (href: string, name: string) => make('a', { href, rel: 'noopener nofollow' }, name);
  const toList = make('a', { href: link.hash, 'data-part': 'to-list' }, words.inList);
  toList.addEventListener('click', () => {
    leadBack(entry, link);
    opener = undefined;
    popover?.hidePopover();
  });
  return make(
    'p',
    { class: `${layout.row3} ${text.fine}`, lang: document.documentElement.lang, 'data-part': 'reference-actions' },
    ...known(),
    ...(links.doi ? [outside(links.doi, 'DOI')] : []),
    outside(links.scholar, words.scholar),
    outside(links.crossref, 'Crossref'),
    ...(citations.length > 1 ? [make('span', {}, citedTimes(words, citations.length))] : []),
    toList,
    ...(matchMedia(wideScreen).matches ? [sidePanelLink(link, words.beside)] : []),
  );
}

/** Until the page is hydrated it leads to the list. */
function sidePanelLink(link: HTMLAnchorElement, name: string): HTMLAnchorElement {
  const anchor = make('a', { href: link.hash, 'data-part': 'list-beside' }, name);
  anchor.addEventListener('click', (event) => {
    const isTaken = !link.dispatchEvent(new CustomEvent(sidePanelEvent, { bubbles: true, cancelable: true }));
    if (!isTaken) return;
    event.preventDefault();
    opener = undefined;
    popover?.hidePopover();
  });
  return anchor;
}

/** A copy of the entry: its number first, no ids, nothing that leads away from the text. */
function contentOf(entry: HTMLElement, { label }: EntryFacts): (Node | string)[] {
  const copy = entry.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const extra of copy.querySelectorAll('[data-jats="label"], [role="doc-backlink"], [data-added]')) extra.remove();
  return [make('strong', {}, label.replace(/\.?$/, '.')), ' ', ...copy.childNodes];
}

function createPopover(): HTMLElement {
  const made = make('div', {
    popover: 'auto',
    role: 'dialog',
    tabindex: '-1',
    'data-part': 'reference-popover',
    class: `${box.card} ${text.small}`,
  });
  document.body.append(made);
  made.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed' && made.contains(document.activeElement)) dismissed = opener;
  });
  made.addEventListener('toggle', () => {
    if (!isOpen() && dismissed === opener) opener?.focus({ preventScroll: true });
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen() && isMeant(document.activeElement)) dismissed = opener;
  });
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !isOpen() || isPinned) return;
    clearTimeout(timer);
    if (!isMeant(target as Element)) timer = setTimeout(close, milliseconds.close);
  });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    if (dismissed && dismissed === target) dismissed = undefined;
    if (isOpen() && opener?.contains(target as Node) && !isMeant(relatedTarget as Element | null)) close();
  });
  addEventListener('scroll', follow, { passive: true });
  return made;
}

/** Not under the hand or the keyboard of somebody who is in it. */
function close(): void {
  if (isPinned || popover?.matches(':hover, :focus-within')) return;
  popover?.hidePopover();
}

/** It stays next to its citation. The scrolling that brought the citation here may still be under way when it opens. */
function follow(): void {
  if (!opener || !isOpen()) return;
  const { top, bottom } = opener.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) popover?.hidePopover();
  else place();
}

function place(): void {
  if (!popover || !opener) return;
  const { left, top } = placePopover(opener.getBoundingClientRect(), popover.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}
