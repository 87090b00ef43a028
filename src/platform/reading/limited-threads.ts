import { type LimitedThread, type Reading, startLimitedThread, type ThreadLimits } from './limited-thread.ts';

export interface LimitedThreads<Task, Read> {
  read(task: Task, moved: ArrayBuffer[]): Promise<Reading<Read>>;
  end(): Promise<void>;
}

/** A few threads that stay warm; each document waits for one that is free. */
export function createLimitedThreads<Task, Read>(
  file: URL,
  most: number,
  limits: ThreadLimits,
): LimitedThreads<Task, Read> {
  type Thread = LimitedThread<Task, Read>;
  const start = (): Thread => startLimitedThread(file, limits);
  const free: Thread[] = [];
  const waiting: ((thread: Thread) => void)[] = [];
  let started = 0;

  function take(): Thread | Promise<Thread> {
    const thread = free.pop();
    if (thread) return thread;
    if (started < most) {
      started += 1;
      return start();
    }
    const { promise, resolve } = Promise.withResolvers<Thread>();
    waiting.push(resolve);
    return promise;
  }

  function giveBack(used: Thread): void {
    const next = waiting.shift();
    if (next) next(used.isAlive() ? used : start());
    else if (used.isAlive()) free.push(used);
    else started -= 1;
  }

  return {
    async read(task, moved) {
      const thread = await take();
      try {
        return await thread.read(task, moved);
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
