import { createLimitedThreads, type ThreadLimits } from '../../../../platform/threads/limited-threads.ts';
import type { ThreadTask } from './redline.thread.ts';
import type { Redline } from './write-redline.ts';

// The bundle has the thread's file next to it; from source, Node reads TypeScript itself.
const file = import.meta.url.endsWith('.ts') ? './redline.thread.ts' : './redline.thread.js';

/** Far above what a paper takes: two texts that take more are shown side by side by whoever wants to compare them. */
const usualLimits: ThreadLimits = { milliseconds: 10_000, megabytes: 512 };

/** A thread that compares texts, so that a worker goes on with everything else meanwhile. */
export function createRedlineThreads(limits: ThreadLimits = usualLimits) {
  const threads = createLimitedThreads<ThreadTask, Redline>(new URL(file, import.meta.url), 1, limits);
  return { compare: (task: ThreadTask) => threads.read(task, []), end: threads.end };
}
