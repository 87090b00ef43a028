import { createLimitedThreads, type ThreadLimits } from '../../../../../platform/documents/limited-threads.ts';
import type { ReadDocument, SourceEntry } from '../format.ts';
import type { ThreadTask } from './read-jats.thread.ts';

// The bundle has the thread's file beside it; from source, Node reads TypeScript itself.
const file = import.meta.url.endsWith('.ts') ? './read-jats.thread.ts' : './read-jats.thread.js';

const usualLimits: ThreadLimits = { milliseconds: 5000, megabytes: 192 };

/** Threads that read articles, so that a document which takes too much harms no other. */
export function createReadingThreads(most = 2, limits: ThreadLimits = usualLimits) {
  const threads = createLimitedThreads<ThreadTask, ReadDocument>(new URL(file, import.meta.url), most, limits);
  return {
    read({ source, bytes }: SourceEntry) {
      const task: ThreadTask = { source, bytes: new Uint8Array(bytes) };
      return threads.read(task, [task.bytes.buffer]);
    },
    end: threads.end,
  };
}
