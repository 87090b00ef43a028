import type { LateMarks } from '../store/postgres-late-marks.ts';
import type { ConsoleParts } from './console-parts.ts';

/** Who does something about a job at which site's editorial; nobody when it is done by a command. */
export interface Actor {
  readonly site: number;
  readonly account: string;
}

export type WatchJobs = ReturnType<typeof watchJobs>;
export type JobsReport = Awaited<ReturnType<WatchJobs['report']>>;

const mostListed = 50;
const form = /^[0-9a-f-]{36}$/;

export function watchJobs({ database, jobs, record }: ConsoleParts, marks: LateMarks) {
  /** Does it and then writes down who did: jobs have connections of their own. */
  const recorded = async <Done>(by: Actor | undefined, action: string, id: string, work: () => Promise<Done>) => {
    const done = await work();
    if (done && by)
      await database.transaction({ reads: [by.site], writes: by.site }, (transaction) =>
        record(transaction, { ...by, action, kind: 'job', id }),
      );
    return done;
  };

  return {
    /** What is late has not been taken by index or edge at the first try; `waiting` counts all changes that wait, `parked` those that were given up. */
    async report() {
      const [queues, running, dead, late, counts] = await Promise.all([
        jobs.queues(),
        jobs.running(),
        jobs.dead(mostListed),
        marks.list(mostListed),
        marks.counts(),
      ]);
      return { queues, running, dead, late, ...counts };
    },
    /** Puts a dead letter back into its queue. Answers whether there was one. */
    retry: async (id: string, by?: Actor) => form.test(id) && recorded(by, 'retry', id, () => jobs.retry(id)),
    /** Throws a dead letter away. Answers whether there was one. */
    forget: async (id: string, by?: Actor) => form.test(id) && recorded(by, 'remove', id, () => jobs.forget(id)),
    /** Tries every change again that was given up. Answers how many there were. */
    retryMarks: (by?: Actor) => recorded(by, 'retry', 'marks', () => marks.retryParked()),
  };
}
