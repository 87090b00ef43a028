import type { Handler } from '../../platform/contract/handler.ts';
import type { RecordAction } from '../../platform/ports/console-log.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Jobs } from '../../platform/ports/jobs.ts';
import { answerJobs } from './api/jobs.ts';
import { answerSecurityEvents } from './api/security.ts';
import { postgresLateMarks } from './store/postgres-late-marks.ts';
import type { SecurityEventStore } from './use-cases/security-log.ts';
import { type WatchJobs, watchJobs } from './use-cases/watch-jobs.ts';

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly record: RecordAction;
  readonly securityEvents: SecurityEventStore;
}

export interface Operating {
  readonly watch: WatchJobs;
  readonly handlers: readonly Handler[];
}

export function createOperating({ database, jobs, record, securityEvents }: Parts): Operating {
  const watch = watchJobs({ database, jobs, marks: postgresLateMarks(database), record });
  return { watch, handlers: [...answerJobs(watch), answerSecurityEvents(securityEvents)] as unknown as Handler[] };
}
