import { baseSizeDivisor, resizeDebounceMilliseconds } from './constants.ts';

/** The responsive base size for scripts that measure; styles have it as `--viewport-tenth`. */
export const baseSize = (viewportWidth: number): number => viewportWidth / baseSizeDivisor;

/** Calls back when a resize has come to rest, once for the whole movement. Answers how to stop. */
export function onResizeSettled(callback: () => void, target: EventTarget = window): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resized = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, resizeDebounceMilliseconds);
  };
  target.addEventListener('resize', resized);
  return () => {
    clearTimeout(timer);
    target.removeEventListener('resize', resized);
  };
}
