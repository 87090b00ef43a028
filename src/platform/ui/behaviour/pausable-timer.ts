export interface PausableTimer {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** A countdown that can be held, so that nothing vanishes under a reader's eyes or focus. */
export function startTimer(milliseconds: number, done: () => void): PausableTimer {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - startedAt;
  };
  const resume = () => {
    if (timer !== undefined) return;
    startedAt = performance.now();
    timer = setTimeout(done, Math.max(0, left));
  };
  resume();
  return { pause, resume, stop: () => clearTimeout(timer) };
}
