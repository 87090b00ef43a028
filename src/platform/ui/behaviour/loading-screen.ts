import { loadingFadeMilliseconds } from './constants.ts';

/**
 * Shows that a place is still empty, and fades when its content comes. A place that has content gets no loading screen, and content
 * that arrives during the fade lies above it (loading-screen.css). Answers how to end it.
 */
export function showLoadingScreen(place: Element, text: string): () => Promise<void> {
  if (place.childElementCount > 0) return async () => {};
  const screen = document.createElement('div');
  screen.dataset.part = 'loading-screen';
  screen.setAttribute('role', 'status');
  screen.append(text);
  place.append(screen);

  return async () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const fade = screen.animate([{ opacity: 1 }, { opacity: 0 }], still ? 0 : loadingFadeMilliseconds);
    await fade.finished.catch(() => {});
    screen.remove();
  };
}
