import type { Clock } from '../../../platform/ports/clock.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { UnusedFile, UnusedFileStore } from '../store/postgres-unused-files.ts';

interface Parts {
  readonly store: UnusedFileStore;
  readonly files: Pick<FileStore, 'setAside' | 'bringBack' | 'removeAside'>;
  readonly clock: Clock;
  readonly seconds: { readonly unused: number; readonly aside: number };
}

const mostAtOnce = 100;

/**
 * Removes files that nothing names any more. Somebody may store the same bytes at any moment, and finds them in the store already:
 * so a file is first set aside, where readers still find it, and goes for good when nothing has named it for long after.
 */
export function createSweep({ store, files, clock, seconds }: Parts) {
  async function sweepOne({ sha256, isAside }: UnusedFile, isNamed: boolean, unused: Date): Promise<void> {
    if (isAside) await (isNamed ? files.bringBack(sha256) : files.removeAside(sha256));
    else if (!isNamed) {
      await files.setAside(sha256);
      return store.wasSetAside(sha256, clock.now(), unused);
    }
    await store.forget(sha256, unused);
  }

  /** Answers how many files were looked at. */
  async function now(): Promise<number> {
    const before = (age: number) => new Date(clock.now().getTime() - age * 1_000);
    let looked = 0;
    for (;;) {
      const times = { unused: before(seconds.unused), aside: before(seconds.aside) };
      const due = await store.due(times, mostAtOnce);
      const named = await store.named(due.map(({ sha256 }) => sha256));
      for (const file of due) await sweepOne(file, named.has(file.sha256), times.unused);
      looked += due.length;
      if (due.length < mostAtOnce) return looked;
    }
  }

  return { now };
}
