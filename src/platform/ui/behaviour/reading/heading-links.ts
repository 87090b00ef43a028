import { copyWithNotice } from '../copy-with-notice.ts';
import { make } from './make.ts';
import type { Reading } from './reading.ts';

/** Before each heading a link to its section, which copies itself. Next to the heading, not in it: its name stays its own. */
export function addHeadingLinks(page: HTMLElement, { words, signal }: Reading): void {
  for (const heading of page.querySelectorAll<HTMLElement>('[data-part~="body"] section[id] > :is(h2, h3, h4)')) {
    const id = heading.parentElement?.id ?? '';
    const label = `${words.copyLink}: ${heading.textContent ?? ''}`;
    heading.before(
      make('a', { href: `#${id}`, 'data-part': 'heading-link', 'aria-label': label, title: words.copyLink }),
    );
  }
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('[data-part="heading-link"]');
      if (link) void copyWithNotice(link.href, words);
    },
    { signal },
  );
}
