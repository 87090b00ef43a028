import { computingTime } from './computing-time.ts';

export interface Cost {
  /** Of computing, in all threads: other work on the machine doesn't count. */
  readonly milliseconds: number;
  /** How much larger the whole process became meanwhile. */
  readonly grownMegabytes: number;
}

/** What a piece of work costs a process that does nothing else. Garbage from before is only left out where `gc` is exposed. */
export async function costOf<Value>(work: () => Promise<Value>): Promise<{ value: Value; cost: Cost }> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const sample = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const watch = setInterval(sample, 10);
  const computed = computingTime();
  const value = await work();
  const milliseconds = computed();
  clearInterval(watch);
  sample();
  return { value, cost: { milliseconds, grownMegabytes: (peak - before) / 1_048_576 } };
}
