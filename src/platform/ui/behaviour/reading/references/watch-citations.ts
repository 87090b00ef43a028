import { citedBy, innerLink, referencesAttribute } from './cited-entry.ts';
import type { Manner } from './reference-popover.ts';

/**
 * A citation opens its entry of the reference list in place, from the first moment on: what draws it is fetched with the first citation
 * that is pointed at. With a key held, and without scripts, it stays a link.
 */
export function watchCitations(): void {
  const on = (event: 'pointerover' | 'focusin' | 'click', mannerOf: (event: never) => Manner | undefined) =>
    addEventListener(event, (happened) => {
      const link = (happened.target as Element).closest?.<HTMLAnchorElement>(`[${referencesAttribute}] ${innerLink}`);
      const manner = link && mannerOf(happened as never);
      const entry = manner && citedBy(link);
      if (!entry) return;
      if (event === 'click') happened.preventDefault();
      void import('./reference-popover.ts').then(({ showReference }) => showReference(link, entry, manner));
    });
  on('pointerover', ({ pointerType }: PointerEvent) => (pointerType === 'mouse' ? 'pointed' : undefined));
  on('focusin', ({ target }: FocusEvent) => ((target as Element).matches(':focus-visible') ? 'focused' : undefined));
  on('click', ({ ctrlKey, metaKey, shiftKey, detail }: MouseEvent) => {
    if (ctrlKey || metaKey || shiftKey) return undefined;
    return detail === 0 ? 'entered' : 'pressed';
  });
}
