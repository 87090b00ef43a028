import type { Clock } from '../../../platform/ports/clock.ts';
import type { Log } from '../../../platform/ports/log.ts';

export interface ExpiredStore {
  /** Removes what is over: sessions, codes, tickets, spent values, tries, keys. Answers how many rows. */
  remove(): Promise<number>;
}

export interface CleanUp {
  now(): Promise<number>;
  /** For whoever calls often: does nothing most of the time, and a problem waits for the next time. */
  nowAndThen(): Promise<void>;
}

export function createCleanUp(
  store: ExpiredStore,
  { clock, log, seconds }: { clock: Clock; log: Log; seconds: number },
): CleanUp {
  let due = 0;
  return {
    now: () => store.remove(),
    async nowAndThen() {
      const now = clock.now().getTime();
      if (now < due) return;
      due = now + seconds * 1_000;
      await store.remove().catch((problem: unknown) => log.warn({ problem }, 'what is over could not be removed'));
    },
  };
}
