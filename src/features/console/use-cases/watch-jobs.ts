import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Jobs } from '../../../platform/ports/jobs.ts';
import type { LateMarks } from '../store/postgres-late-marks.ts';

/** Who does something about a job at which site's editorial; nobody when it is done by a command. */
export interface Hand {
  readonly site: number;
  readonly account: string;
}

export type WatchJobs = ReturnType<typeof watchJobs>;
export type JobsReport = Awaited<ReturnType<WatchJobs['report']>>;

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly marks: LateMarks;
  readonly record: RecordAction;
}

const mostListed = 50;
const form = /^[0-9a-f-]{36}$/;

export function watchJobs({ database, jobs, marks, record }: Parts) {
  /** Does it and then writes down who did: jobs have connections of their own. */
  const recorded = async <Done>(by: Hand | undefined, action: string, id: string, work: () => Promise<Done>) => {
    const done = await work();
    if (done && by)
      await database.transaction({ reads: [by.site], writes: by.site }, (transaction) =>
        record(transaction, { ...by, action, kind: 'job', id }),
      );
    return done;
  };

  return {
    /** What is late has not been taken by index or edge at the first try; `waiting` counts all changes that wait. */
    async report() {
      const [queues, running, dead, late, waiting] = await Promise.all([
        jobs.queues(),
        jobs.running(),
        jobs.dead(mostListed),
        marks.list(mostListed),
        marks.waiting(),
      ]);
      return { queues, running, dead, late, waiting };
    },
    /** Puts a dead letter back into its queue. Answers whether there was one. */
    retry: async (id: string, by?: Hand) => form.test(id) && recorded(by, 'retry', id, () => jobs.retry(id)),
    /** Throws a dead letter away. Answers whether there was one. */
    forget: async (id: string, by?: Hand) => form.test(id) && recorded(by, 'remove', id, () => jobs.forget(id)),
    /** Tries every change again that was given up. Answers how many there were. */
    retryMarks: (by?: Hand) => recorded(by, 'retry', 'marks', () => marks.retryParked()),
  };
}
