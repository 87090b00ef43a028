import { copyAddress } from './copy-address.ts';
import type { Reading } from './reading.ts';

/** The paper's lasting address, whole: the server writes only its path. */
export function shareAddress(page: HTMLElement, { words, signal }: Reading): void {
  const panel = page.querySelector<HTMLElement>('[data-part="article-share"]');
  const address = panel?.querySelector<HTMLAnchorElement>('[data-share="address"]');
  if (!panel || !address) return;
  address.textContent = address.href;
  const mail = panel.querySelector<HTMLAnchorElement>('[data-share="mail"]');
  if (mail) {
    const subject = encodeURIComponent(panel.dataset.title ?? '');
    mail.href = `mailto:?subject=${subject}&body=${encodeURIComponent(address.href)}`;
  }
  panel.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('[data-share="copy"]')) void copyAddress(address.href, words);
    },
    { signal },
  );
}
