import { Worker } from 'node:worker_threads';
import { failed, type Result } from '../kernel/result.ts';

/** What was made of a task, or in plain words why nothing was. */
type Reading<Read> = Result<Read, { readonly reason: string }>;

export interface ThreadLimits {
  /** Of computing, for one document: a busy machine refuses nothing. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** What a thread says: that it is ready, or what it made of the document that it was given. */
export type ThreadAnswer<Read> = 'ready' | Reading<Read>;

/** A thread that reads one document at a time. A document that takes too long or too much memory ends it and is refused. */
function startLimitedThread<Task, Read>(file: URL, { milliseconds, megabytes }: ThreadLimits) {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  worker.unref();
  const ready = Promise.withResolvers<void>();
  let complete: (reading: Reading<Read>) => void = () => undefined;
  let alive = true;

  const stop = (reason: string) => {
    alive = false;
    ready.resolve();
    complete(failed({ reason }));
  };
  worker.on('message', (answer: ThreadAnswer<Read>) => (answer === 'ready' ? ready.resolve() : complete(answer)));
  worker.on('error', (problem: Error & { code?: string }) =>
    stop(
      problem.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? 'reading the document takes too much memory'
        : `the document could not be read: ${problem.message}`,
    ),
  );
  worker.on('exit', () => stop('the document could not be read'));

  return {
    /** False once it was ended by a document; another one takes its place. */
    isAlive: () => alive,
    async end() {
      await worker.terminate();
    },
    /** What is in `moved` belongs to the thread from now on. */
    async read(task: Task, moved: ArrayBuffer[]): Promise<Reading<Read>> {
      worker.ref();
      await ready.promise;
      const reading = Promise.withResolvers<Reading<Read>>();
      complete = reading.resolve;
      if (!alive) stop('the document could not be read');
      const watch = watchOver(worker, milliseconds, () => {
        stop('reading the document takes too long');
        void worker.terminate();
      });
      worker.postMessage(task, moved);
      try {
        return await reading.promise;
      } finally {
        watch.end();
        worker.unref();
      }
    },
  };
}

/** However busy the machine is, nobody waits longer than this many times the limit. */
const patience = 12;

function watchOver(worker: Worker, milliseconds: number, onLate: () => void): { end(): void } {
  const started = performance.now();
  const before = usageOf(worker);
  let hasEnded = false;
  let timer = setTimeout(check, milliseconds);
  async function check(): Promise<void> {
    const left = milliseconds - ((await usageOf(worker)) - (await before));
    if (hasEnded) return;
    if (left <= 0 || performance.now() - started > patience * milliseconds) onLate();
    else timer = setTimeout(check, Math.max(left, 50));
  }
  return {
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}

/** Milliseconds of computing; a thread that is gone has no more. */
const usageOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );

/** A few threads that stay warm; each document waits for one that is free. */
export function createLimitedThreads<Task, Read>(file: URL, most: number, limits: ThreadLimits) {
  type Thread = ReturnType<typeof startLimitedThread<Task, Read>>;
  const start = () => startLimitedThread<Task, Read>(file, limits);
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
    async read(task: Task, moved: ArrayBuffer[]): Promise<Reading<Read>> {
      const thread = await take();
      try {
        return await thread.read(task, moved);
      } finally {
        giveBack(thread);
      }
    },
    async end(): Promise<void> {
      const idle = free.splice(0);
      started -= idle.length;
      await Promise.all(idle.map((thread) => thread.end()));
    },
  };
}
