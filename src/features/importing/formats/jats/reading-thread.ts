import { Worker } from 'node:worker_threads';
import { failed, type Result } from '../../../../platform/kernel/result.ts';
import type { ReadDocument, Refusal, SourceEntry } from '../format.ts';
import type { ThreadAnswer, ThreadTask } from './read-jats.thread.ts';

export interface ThreadLimits {
  /** Of computing, for one document: a busy machine refuses nothing. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

export type Reading = Result<ReadDocument, Refusal>;

export interface ReadingThread {
  read(entry: SourceEntry): Promise<Reading>;
  /** False once it was ended by a document; another one takes its place. */
  isAlive(): boolean;
  end(): Promise<void>;
}

// The bundle has the thread's file beside it; from source, Node reads TypeScript itself.
const file = import.meta.url.endsWith('.ts') ? './read-jats.thread.ts' : './read-jats.thread.js';

/** A thread that reads one document at a time. A document that takes too long or too much memory ends it and is refused. */
export function startReadingThread({ milliseconds, megabytes }: ThreadLimits): ReadingThread {
  const worker = new Worker(new URL(file, import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  worker.unref();
  const ready = Promise.withResolvers<void>();
  let settle: (reading: Reading) => void = () => undefined;
  let alive = true;

  const stop = (reason: string) => {
    alive = false;
    ready.resolve();
    settle(failed({ reason }));
  };
  worker.on('message', (answer: ThreadAnswer) => (answer === 'ready' ? ready.resolve() : settle(answer)));
  worker.on('error', (problem: Error & { code?: string }) =>
    stop(
      problem.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? 'reading the document takes too much memory'
        : `the document could not be read: ${problem.message}`,
    ),
  );
  worker.on('exit', () => stop('the document could not be read'));

  return {
    isAlive: () => alive,
    async end() {
      await worker.terminate();
    },
    async read({ source, bytes }) {
      worker.ref();
      await ready.promise;
      const reading = Promise.withResolvers<Reading>();
      settle = reading.resolve;
      if (!alive) stop('the document could not be read');
      const task: ThreadTask = { source, bytes: new Uint8Array(bytes) };
      const watch = watchOver(worker, milliseconds, () => {
        stop('reading the document takes too long');
        void worker.terminate();
      });
      worker.postMessage(task, [task.bytes.buffer]);
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
