import type { SourceEntry } from '../format.ts';
import { type Reading, type ReadingThread, startReadingThread, type ThreadLimits } from './reading-thread.ts';

export interface ReadingThreads {
  read(entry: SourceEntry): Promise<Reading>;
  end(): Promise<void>;
}

const usualLimits: ThreadLimits = { milliseconds: 5000, megabytes: 192 };

/** A few threads that stay warm; each document waits for one that is free. */
export function createReadingThreads(most = 2, limits: ThreadLimits = usualLimits): ReadingThreads {
  const free: ReadingThread[] = [];
  const waiting: ((thread: ReadingThread) => void)[] = [];
  let started = 0;

  function take(): ReadingThread | Promise<ReadingThread> {
    const thread = free.pop();
    if (thread) return thread;
    if (started < most) {
      started += 1;
      return startReadingThread(limits);
    }
    const { promise, resolve } = Promise.withResolvers<ReadingThread>();
    waiting.push(resolve);
    return promise;
  }

  function giveBack(used: ReadingThread): void {
    const next = waiting.shift();
    if (next) next(used.isAlive() ? used : startReadingThread(limits));
    else if (used.isAlive()) free.push(used);
    else started -= 1;
  }

  return {
    async read(entry) {
      const thread = await take();
      try {
        return await thread.read(entry);
      } finally {
        giveBack(thread);
      }
    },
    async end() {
      const idle = free.splice(0);
      started -= idle.length;
      await Promise.all(idle.map((thread) => thread.end()));
    },
  };
}
