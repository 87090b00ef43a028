import type { Handler } from '../../platform/contract/handler.ts';
import type { RecordAction } from '../../platform/ports/console-log.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Jobs } from '../../platform/ports/jobs.ts';
import { answerJobs } from './api/jobs.ts';
import { postgresLateMarks } from './store/postgres-late-marks.ts';
import { type WatchJobs, watchJobs } from './use-cases/watch-jobs.ts';

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly record: RecordAction;
}

export interface Operating {
  readonly watch: WatchJobs;
  readonly handlers: readonly Handler[];
}

export function createOperating({ database, jobs, record }: Parts): Operating {
  const watch = watchJobs({ database, jobs, marks: postgresLateMarks(database), record });
  return { watch, handlers: answerJobs(watch) as unknown as Handler[] };
}
