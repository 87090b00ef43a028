import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Jobs, QueueReport, ReportedJob } from '../../../platform/ports/jobs.ts';
import type { LateMark, LateMarks } from './late-marks.ts';

export interface JobsReport {
  readonly queues: readonly QueueReport[];
  readonly running: readonly ReportedJob[];
  readonly dead: readonly ReportedJob[];
  /** Changes that index or edge have not taken at the first try. */
  readonly late: readonly LateMark[];
  /** How many changes wait in all. */
  readonly waiting: number;
}

/** Who does something about a job at which site's editorial; nobody when it is done by a command. */
export interface Hand {
  readonly site: number;
  readonly account: string;
}

export interface WatchJobs {
  report(): Promise<JobsReport>;
  /** Puts a dead letter back into its queue. Answers whether there was one. */
  retry(id: string, by?: Hand): Promise<boolean>;
  /** Throws a dead letter away. Answers whether there was one. */
  forget(id: string, by?: Hand): Promise<boolean>;
  /** Tries every change again that was given up. Answers how many there were. */
  retryMarks(by?: Hand): Promise<number>;
}

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly marks: LateMarks;
  readonly record: RecordAction;
}

const mostListed = 50;
const form = /^[0-9a-f-]{36}$/;

export function watchJobs({ database, jobs, marks, record }: Parts): WatchJobs {
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
    retry: async (id, by) => form.test(id) && recorded(by, 'retry', id, () => jobs.retry(id)),
    forget: async (id, by) => form.test(id) && recorded(by, 'remove', id, () => jobs.forget(id)),
    retryMarks: (by) => recorded(by, 'retry', 'marks', () => marks.retryParked()),
  };
}
