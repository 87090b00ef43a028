import { AsyncLocalStorage } from 'node:async_hooks';
import { asIfNow } from '../../ports/as-if.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Lasts, Remember } from '../../ports/remember.ts';

interface MemorySettings {
  /** So long a change may be hidden. */
  readonly milliseconds: number;
  /** What is dropped when it changes is read anew after so long in any case. */
  readonly longestMilliseconds: number;
  readonly mostEntries: number;
}

interface Term {
  begun: number;
  /** Until then it is kept, whether anybody listens or not. */
  until: number;
  /** The sites whose changes invalidate the entry; null if it only expires. */
  ends: Set<number> | null;
  isMade: boolean;
}

interface Remembered extends Term {
  readonly value: Promise<unknown>;
}

/**
 * Keeps answers for a few seconds, so that a busy site is read once and not once a request. What is made of the frames of sites is kept
 * until one of them changes, as long as changes are heard of. The number of entries is bounded: the memory does not grow with the
 * number of sites. Absence is kept too, or unknown hosts would each cost a query. What is made of remembered things ends with the
 * first of them: a change is never hidden for longer than those seconds.
 *
 * `heardUntil` is a moment before which no change was missed; long ago where nobody listens.
 */
export function createShortMemory(
  clock: Clock,
  { milliseconds, longestMilliseconds, mostEntries }: MemorySettings,
  heardUntil: () => number = () => Number.NEGATIVE_INFINITY,
) {
  const entries = new Map<string, Remembered>();
  const making = new AsyncLocalStorage<Term>();

  /** Until when it is good if nothing is heard of from now on. */
  const goodUntil = ({ begun, until, ends }: Term): number =>
    ends ? Math.max(until, Math.min(heardUntil() + milliseconds, begun + longestMilliseconds)) : until;

  const remember: Remember = (key, read, lasts) => {
    const asIf = asIfNow();
    if (asIf) return asIf.once(key, read);
    const now = clock.now().getTime();
    const known = entries.get(key);
    const kept = known && goodUntil(known) > now ? known : readAnew(key, now, read, lasts);
    const whole = making.getStore();
    if (whole) endTogether(whole, kept);
    return kept.value as ReturnType<typeof read>;
  };

  /** The frame of this site changed; perhaps any, if none is named. What is just being made may be made of what was there before. */
  const forget = (site?: number): void => {
    for (const [key, { ends, isMade }] of entries)
      if (site === undefined || !isMade || ends?.has(site)) entries.delete(key);
  };

  return { remember, forget };

  function readAnew<Value>(key: string, now: number, read: () => Promise<Value>, lasts?: Lasts<Value>): Remembered {
    const term: Term = { begun: now, until: now + milliseconds, ends: new Set(), isMade: false };
    const value = making.run(term, read).then((made) => {
      const own = lasts?.(made) ?? null;
      if (own === null) entry.ends = null;
      for (const site of own ?? []) entry.ends?.add(site);
      entry.isMade = true;
      return made;
    });
    const entry: Remembered = Object.assign(term, { value });
    // A failed read must not be remembered, but everyone who waited for it learns of the failure.
    value.catch(() => entries.get(key) === entry && entries.delete(key));
    entries.delete(key);
    entries.set(key, entry);
    forgetOld(now);
    return entry;
  }

  /** Not before the part is there: what it is made of may shorten it too. */
  function endTogether(whole: Term, part: Remembered): void {
    const shorten = () => {
      whole.begun = Math.min(whole.begun, part.begun);
      whole.until = Math.min(whole.until, goodUntil(part));
      if (part.ends === null) whole.ends = null;
      for (const site of part.ends ?? []) whole.ends?.add(site);
    };
    part.value.then(shorten, shorten);
  }

  /** What was remembered first ends first, nearly always, so only the head of the map is looked at. */
  function forgetOld(now: number): void {
    for (const [key, entry] of entries) {
      if (goodUntil(entry) > now && entries.size <= mostEntries) break;
      entries.delete(key);
    }
  }
}
