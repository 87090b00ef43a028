import type { Clock } from '../../ports/clock.ts';

interface Remembered {
  readonly until: number;
  readonly value: Promise<unknown>;
}

/**
 * Keeps answers for a few seconds, so that a busy site is read once and not once a request. The number of entries is bounded: the
 * memory does not grow with the number of sites. Absence is kept too, or unknown hosts would each cost a query.
 */
export function createShortMemory(clock: Clock, milliseconds: number, mostEntries: number) {
  const entries = new Map<string, Remembered>();

  return function remember<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const now = clock.now().getTime();
    const known = entries.get(key);
    if (known && known.until > now) return known.value as Promise<Value>;

    const value = read();
    // A failed read must not be remembered, but everyone who waited for it learns of the failure.
    value.catch(() => entries.delete(key));
    entries.delete(key);
    entries.set(key, { until: now + milliseconds, value });
    forgetOld(now);
    return value;
  };

  /** What was remembered first ends first, so only the head of the map is looked at. */
  function forgetOld(now: number): void {
    for (const [key, { until }] of entries) {
      if (until > now && entries.size <= mostEntries) break;
      entries.delete(key);
    }
  }
}
