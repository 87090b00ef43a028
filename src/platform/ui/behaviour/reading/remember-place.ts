import { type OpenToast, showToast } from '../toasts.ts';
import type { Reading } from './reading.ts';
import { type ReadingPlace, readPlaces, withPlace } from './reading-places.ts';

const key = 'imprint.reading';
/** Whoever has read so far by themselves needs no help to find their place. */
const gaveUpAfter = 900;

function kept(): readonly ReadingPlace[] {
  try {
    return readPlaces(localStorage.getItem(key));
  } catch {
    return [];
  }
}

export function rememberPlace({ article }: Reading, anchor: string, title: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(withPlace(kept(), { article, anchor, title, at: Date.now() })));
  } catch {
    // A browser that keeps nothing forgets the place.
  }
}

/** Offers the way back to where the reader stopped, unless the address names a place or they were at the beginning. */
export function offerResuming({ article, words, signal }: Reading): void {
  const place = kept().find((one) => one.article === article);
  const target = place && document.getElementById(place.anchor);
  if (!place || !target || location.hash || scrollY > innerHeight) return;
  if (target.getBoundingClientRect().top + scrollY < 2 * innerHeight) return;
  const toast: OpenToast = showToast({
    text: words.resume(place.title),
    kind: 'notice',
    button: { text: words.goOn, press: () => target.scrollIntoView() },
  });
  const giveUp = () => scrollY > gaveUpAfter && toast.close();
  addEventListener('scroll', giveUp, { signal, passive: true });
  signal.addEventListener('abort', () => toast.close());
}
