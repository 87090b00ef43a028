import { createLimitedThreads, type ThreadLimits } from '../../../../../platform/threads/limited-threads.ts';
import type { WordTask } from './read-word.thread.ts';
import type { WordText } from './read-word.ts';

// The bundle has the thread's file next to it; from source, Node reads TypeScript itself.
const file = import.meta.url.endsWith('.ts') ? './read-word.thread.ts' : './read-word.thread.js';

const usualLimits: ThreadLimits = { milliseconds: 10_000, megabytes: 192 };

/** A thread that makes text of manuscripts, so that one which takes too much harms no other. */
export function createWordReader(limits: ThreadLimits = usualLimits, most = 1) {
  const threads = createLimitedThreads<WordTask, WordText>(new URL(file, import.meta.url), most, limits);
  return { read: (task: WordTask) => threads.read(task, []), end: threads.end };
}
