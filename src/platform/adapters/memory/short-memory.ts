import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../../ports/clock.ts';

interface Remembered {
  until: number;
  readonly value: Promise<unknown>;
}

/**
 * Keeps answers for a few seconds, so that a busy site is read once and not once a request. The number of entries is bounded: the
 * memory does not grow with the number of sites. Absence is kept too, or unknown hosts would each cost a query. What is made of
 * remembered things ends with the first of them: a change is never hidden for longer than one memory lasts.
 */
export function createShortMemory(clock: Clock, milliseconds: number, mostEntries: number) {
  const entries = new Map<string, Remembered>();
  const making = new AsyncLocalStorage<{ until: number }>();

  return function remember<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const now = clock.now().getTime();
    const known = entries.get(key);
    const kept = known && known.until > now ? known : readAnew(key, now, read);
    const whole = making.getStore();
    if (whole) endTogether(whole, kept);
    return kept.value as Promise<Value>;
  };

  function readAnew(key: string, now: number, read: () => Promise<unknown>): Remembered {
    const term = { until: now + milliseconds };
    const entry: Remembered = Object.assign(term, { value: making.run(term, read) });
    // A failed read must not be remembered, but everyone who waited for it learns of the failure.
    entry.value.catch(() => entries.delete(key));
    entries.delete(key);
    entries.set(key, entry);
    forgetOld(now);
    return entry;
  }

  /** What was remembered first ends first, so only the head of the map is looked at. */
  function forgetOld(now: number): void {
    for (const [key, { until }] of entries) {
      if (until > now && entries.size <= mostEntries) break;
      entries.delete(key);
    }
  }
}

/** Not before the part is there: what it is made of may shorten it too. */
function endTogether(whole: { until: number }, part: Remembered): void {
  const shorten = () => {
    whole.until = Math.min(whole.until, part.until);
  };
  part.value.then(shorten, shorten);
}
