import { loadingFadeMilliseconds } from './constants.ts';

/** Says at the top of the window, wherever its reader has scrolled to, that the next screen is on its way. Answers how to end it. */
export function showLoadingScreen(text: string): () => Promise<void> {
  const screen = document.createElement('div');
  const label = document.createElement('p');
  screen.dataset.part = 'loading-screen';
  screen.setAttribute('role', 'status');
  label.append(text);
  screen.append(label);
  document.body.append(screen);

  return async () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // From as much as is seen of it: what was there in no time never shows.
    const { opacity } = getComputedStyle(screen);
    const fade = screen.animate([{ opacity }, { opacity: 0 }], still ? 0 : loadingFadeMilliseconds);
    await fade.finished.catch(() => {});
    screen.remove();
  };
}
