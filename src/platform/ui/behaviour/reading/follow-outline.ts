import { currentSection } from './current-section.ts';
import type { Reading } from './reading.ts';

/** Marks in the outline what is being read. On a phone the outline is a popover, which a chosen entry closes. */
export function followOutline(
  page: HTMLElement,
  { signal }: Reading,
  arrived: (anchor: string, title: string) => void,
): void {
  const outline = page.querySelector<HTMLElement>('[data-part="outline"]');
  if (!outline) return;
  const entries = [...outline.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const anchor = decodeURIComponent(link.hash.slice(1));
    const head = document.getElementById(anchor);
    return head ? [{ link, anchor, head }] : [];
  });
  let current = -1;

  const update = () => {
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const tops = entries.map(({ head }) => head.getBoundingClientRect().top);
    const now = currentSection(tops, innerHeight, atEnd && scrollY > 0);
    if (now === current) return;
    entries[current]?.link.removeAttribute('aria-current');
    current = now;
    const entry = entries[now];
    if (!entry) return;
    entry.link.setAttribute('aria-current', 'location');
    keepInSight(outline, entry.link);
    arrived(entry.anchor, entry.link.textContent ?? '');
  };

  // Heads that cross the upper quarter, and the end of the page.
  const watch = new IntersectionObserver(update, { rootMargin: '0px 0px -75% 0px' });
  for (const { head } of entries) watch.observe(head);
  // Pictures that arrive late move what is below them.
  const grown = new ResizeObserver(update);
  grown.observe(page);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    grown.disconnect();
  });
  document.addEventListener('scrollend', update, { signal });
  outline.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a') && outline.matches(':popover-open')) outline.hidePopover();
    },
    { signal },
  );
  update();
}

/** Scrolls the outline alone; `scrollIntoView` would move the page under the reader. */
function keepInSight(outline: HTMLElement, link: HTMLElement): void {
  const frame = outline.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  if (box.top < frame.top) outline.scrollTop += box.top - frame.top;
  if (box.bottom > frame.bottom) outline.scrollTop += box.bottom - frame.bottom;
}
