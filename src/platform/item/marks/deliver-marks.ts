import { isPassing } from '../../kernel/passing-problem.ts';
import type { Log } from '../../ports/log.ts';
import { tracedLater } from '../../ports/traces.ts';
import type { Mark, Sink } from './mark.ts';
import type { MarkStore } from './mark-store.ts';

interface Parts {
  readonly store: MarkStore;
  readonly log: Log;
  readonly batch: number;
  readonly mostAttempts: number;
  readonly mostDelaySeconds: number;
}

/** A sink that was overwhelmed gets a quarter of it the next time, and more again as long as it keeps up. */
export const nextBatch = (now: number, most: number, isOverwhelmed: boolean): number =>
  isOverwhelmed ? Math.max(1, Math.floor(now / 4)) : Math.min(most, now * 2);

/** Takes what is due for a sink, delivers it and forgets it. Answers how many marks were taken. */
export function createDelivery(
  sink: Sink,
  { store, log, batch, mostAttempts, mostDelaySeconds }: Parts,
): () => Promise<number> {
  let atOnce = batch;
  return async () => {
    const marks = await store.take(sink.name, atOnce);
    if (marks.length === 0) return 0;
    const isOverwhelmed = await tracedLater(
      marks.map(({ trace }) => trace),
      () => ({ name: `deliver ${sink.name}`, kind: 'consumer', facts: { 'imprint.marks': marks.length } }),
      () => deliverAll(marks),
    );
    atOnce = nextBatch(atOnce, batch, isOverwhelmed);
    return marks.length;
  };

  /** Answers whether the sink was overwhelmed. */
  async function deliverAll(marks: readonly Mark[]): Promise<boolean> {
    try {
      await sink.deliver(marks);
      await store.markDelivered(marks);
      return false;
    } catch (problem) {
      const isOverwhelmed = isPassing(problem);
      if (isOverwhelmed) {
        log.warn({ sink: sink.name, marks: marks.length, problem }, 'a sink is out of reach; its marks wait');
        await store.postpone(marks, pause, reasonOf(problem));
      } else {
        log.warn({ sink: sink.name, marks: marks.length, problem }, 'a delivery failed and is tried one by one');
        for (const mark of marks) await deliverOne(mark);
      }
      return isOverwhelmed;
    }
  }

  function pause(mark: Mark): number {
    return Math.min(mostDelaySeconds, 2 ** mark.attempts);
  }

  /** One mark that its sink refuses must not hold up the others. */
  async function deliverOne(mark: Mark): Promise<void> {
    try {
      await sink.deliver([mark]);
      await store.markDelivered([mark]);
    } catch (problem) {
      if (mark.attempts >= mostAttempts && !isPassing(problem)) await store.park(mark, reasonOf(problem));
      else await store.postpone([mark], pause, reasonOf(problem));
    }
  }
}

const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
