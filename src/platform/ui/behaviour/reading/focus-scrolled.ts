import type { Reading } from './reading.ts';

/** A table or a formula that is wider than its column scrolls by itself, so the keyboard has to reach it too. */
export function focusScrolled(page: HTMLElement, { signal }: Reading): void {
  const sizes = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const one of page.querySelectorAll('[data-part="table"], [data-jats="disp-formula"]')) sizes.observe(one);
  signal.addEventListener('abort', () => sizes.disconnect());
}
