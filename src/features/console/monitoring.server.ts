import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { RecordAction } from '../../platform/ports/console-log.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Jobs } from '../../platform/ports/jobs.ts';
import { answerJobs } from './api/jobs.ts';
import { answerSecurityEvents } from './api/security.ts';
import { postgresLateMarks } from './store/postgres-late-marks.ts';
import { forgettingSecurityEvents } from './use-cases/forget-security-events.ts';
import type { SecurityEventStore } from './use-cases/security-log.ts';
import { type WatchJobs, watchJobs } from './use-cases/watch-jobs.ts';

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly record: RecordAction;
  readonly securityEvents: SecurityEventStore;
  /** How long the security log is kept. */
  readonly securityLogDays: number;
}

export interface Operating {
  readonly watch: WatchJobs;
  readonly handlers: readonly AnyHandler[];
  readonly forgetting: { now(): Promise<number> };
}

export function createOperating({ database, jobs, record, securityEvents, securityLogDays }: Parts): Operating {
  const watch = watchJobs({ database, jobs, marks: postgresLateMarks(database), record });
  return {
    watch,
    handlers: [...answerJobs(watch), answerSecurityEvents(securityEvents)],
    forgetting: forgettingSecurityEvents({ store: securityEvents, keptDays: securityLogDays }),
  };
}
