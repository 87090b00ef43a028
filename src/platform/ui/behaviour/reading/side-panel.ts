import box from '../../box.module.css';
import layout from '../../layout.module.css';
import text from '../../text.module.css';
import { make, makeButton } from './make.ts';
import type { Reading } from './reading.ts';
import { citedBy, innerLink, sidePanelEvent, wideScreen } from './references/cited-entry.ts';
import { listCopy, showEntry } from './references/list-copy.ts';

/**
 * On a wide screen a figure or table that the text mentions, a review, or the list of references is shown next to the text, which stays
 * where it is.
 */
export function openSidePanel(page: HTMLElement, { words, signal }: Reading): void {
  let panel: HTMLElement | undefined;
  let opener: HTMLElement | undefined;

  const close = () => {
    panel?.remove();
    panel = undefined;
    keepingPlace(opener, () => page.removeAttribute('data-beside'));
    opener?.focus({ preventScroll: true });
  };
  const open = (link: HTMLAnchorElement, label: string, content: Node, there = words.inText) => {
    panel?.remove();
    opener = link;
    const away = make('a', { href: link.href }, link.hash ? there : words.ownPage);
    if (link.hash) away.addEventListener('click', close);
    panel = make(
      'aside',
      {
        'data-part': 'beside',
        'data-print': 'no',
        tabindex: '-1',
        class: `${box.panel} ${layout.stack3} ${text.small}`,
        'aria-label': label,
      },
      make('p', { class: layout.spread }, away, makeButton(words.close, close)),
      // What `article-body.css` says of texts and figures holds for these too.
      make('div', { 'data-part': 'article' }, content),
    );
    const opened = panel;
    opened.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
    keepingPlace(link, () => {
      page.append(opened);
      page.dataset.beside = '';
    });
    opened.focus({ preventScroll: true });
  };

  /** The list stays open, and follows the citations that are pressed. */
  const openList = (citation: HTMLAnchorElement, entry: HTMLElement) => {
    if (panel?.querySelector('[data-part~="list"]')) opener = citation;
    else open(citation, words.references, listCopy(entry, words.references), words.inList);
    if (panel) showEntry(panel, entry);
  };

  page.addEventListener(
    sidePanelEvent,
    (event) => {
      const citation = event.target as HTMLAnchorElement;
      const entry = citedBy(citation);
      if (!entry || !matchMedia(wideScreen).matches) return;
      event.preventDefault();
      openList(citation, entry);
    },
    { signal },
  );
  page.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(`${innerLink}, a[data-opens-beside]`);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !matchMedia(wideScreen).matches) return;
      if (link.dataset.opensBeside !== undefined) {
        event.preventDefault();
        readPage(link.href)
          .then((read) => open(link, link.textContent ?? '', read))
          .catch(() => location.assign(link.href));
        return;
      }
      const entry = citedBy(link);
      if (entry && panel?.querySelector('[data-part~="list"]')) {
        event.preventDefault();
        // Its popover would say the same.
        event.stopPropagation();
        openList(link, entry);
        return;
      }
      const figure = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!figure?.matches('figure[data-jats]') || figure.contains(link)) return;
      event.preventDefault();
      const label = figure.querySelector('[data-jats="label"]')?.textContent?.trim() || words.table;
      open(link, label, make('div', { 'data-part': 'body' }, copyOf(figure)));
    },
    { signal },
  );
  signal.addEventListener('abort', () => panel?.remove());
}

/** Whatever changes in the page, the eye stays at the same line. */
function keepingPlace(element: HTMLElement | undefined, change: () => void): void {
  const before = element?.getBoundingClientRect().top;
  change();
  if (element && before !== undefined) scrollBy(0, element.getBoundingClientRect().top - before);
}

/** What stands on another page of this site: its words alone. */
async function readPage(address: string): Promise<Node> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const read = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-part="article"]');
  if (!read) throw new Error('there is nothing to read');
  const heading = make('h2', { class: text.h3 }, read.querySelector('h1')?.textContent ?? '');
  const bodies = [...read.querySelectorAll<HTMLElement>('[data-part="body"]')].map(copyOf);
  return make('div', { class: layout.stack3 }, heading, ...bodies);
}

/** Without names, which the document has already, and without what scripts have added. */
function copyOf(figure: HTMLElement): HTMLElement {
  const copy = figure.cloneNode(true) as HTMLElement;
  for (const added of copy.querySelectorAll('[data-added]')) added.remove();
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  return copy;
}
