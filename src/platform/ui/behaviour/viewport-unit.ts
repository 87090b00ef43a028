import { resizeDebounceMilliseconds } from './constants.ts';

/** Calls back when a resize has come to rest, once for the whole movement. Answers how to stop. */
export function onResizeEnd(callback: () => void, target: EventTarget = window): () => void {
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
