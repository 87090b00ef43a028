import type { Clock } from '../../ports/clock.ts';
import type { RateLimit } from '../../ports/rate-limit.ts';
import { type Counts, judge, windowAt } from './sliding-window.ts';

interface Counted extends Counts {
  readonly window: number;
}

/** The counters of this process alone. The number of keys is bounded; the one that was used longest ago is forgotten first. */
export function createLocalRateLimit(clock: Clock, mostKeys = 10_000): RateLimit {
  const counters = new Map<string, Counted>();

  return {
    async take(key, allowance) {
      const window = windowAt(clock.now().getTime(), allowance.seconds);
      const name = `${key} ${allowance.seconds}`;
      const counts = countsIn(window.number, counters.get(name));
      const verdict = judge(counts, window, allowance);
      counters.delete(name);
      counters.set(name, {
        window: window.number,
        previous: counts.previous,
        current: counts.current + (verdict.allowed ? 1 : 0),
      });
      if (counters.size > mostKeys) counters.delete(counters.keys().next().value as string);
      return verdict;
    },
  };
}

function countsIn(window: number, known: Counted | undefined): Counts {
  if (known?.window === window) return known;
  return { previous: known?.window === window - 1 ? known.current : 0, current: 0 };
}
