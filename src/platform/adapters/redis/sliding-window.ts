import type { Allowance, Verdict } from '../../ports/rate-limit.ts';

/** Two fixed windows stand for one that slides: the older one counts by the part of it that is still inside. */
export interface Window {
  readonly number: number;
  readonly elapsedMilliseconds: number;
}

export interface Counts {
  readonly previous: number;
  readonly current: number;
}

export const windowAt = (now: number, seconds: number): Window => ({
  number: Math.floor(now / (seconds * 1000)),
  elapsedMilliseconds: now % (seconds * 1000),
});

/** Whether one more fits. What was refused is not counted, so a busy key is slowed down and not shut out. */
export function judge({ previous, current }: Counts, { elapsedMilliseconds }: Window, allowance: Allowance): Verdict {
  const { most, seconds } = allowance;
  const length = seconds * 1000;
  const inside = previous * (1 - elapsedMilliseconds / length) + current;
  if (inside + 1 <= most) return { allowed: true, retryAfterSeconds: 0 };
  // The older window has to slide out far enough; when this one is full by itself, it first has to become the older one.
  const fitsAt =
    current < most ? length * (1 - (most - 1 - current) / previous) : length + length * (1 - (most - 1) / current);
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((fitsAt - elapsedMilliseconds) / 1000)) };
}
