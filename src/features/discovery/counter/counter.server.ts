import { filesInTurn } from '../../../platform/contract/files-in-turn.ts';
import { createFairShare, type ShareLimits } from '../../../platform/kernel/fair-share.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Librarians } from '../../../platform/ports/librarians.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import { counterKeyHandlers } from './api/counter-key-calls.ts';
import { counterReportHandlers } from './api/counter-report-calls.ts';
import { librarianHandlers } from './api/librarian-calls.ts';
import { postgresCounterDays } from './store/postgres-counter-days.ts';
import { postgresCounterKeys } from './store/postgres-counter-keys.ts';
import { postgresCounterNames } from './store/postgres-counter-names.ts';
import { postgresCounterUses } from './store/postgres-counter-uses.ts';
import { countDays } from './use-cases/count-days.ts';
import { createCounterKeys } from './use-cases/counter-keys.ts';
import { counterPlatform, type NamesOf } from './use-cases/counter-platform.ts';
import { createCounterReports } from './use-cases/counter-reports.ts';
import { exportReport } from './use-cases/export-report.ts';
import { makeReport } from './use-cases/make-report.ts';

interface Parts {
  readonly database: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly configuration: NamesOf;
  readonly librarians: Librarians;
  readonly rateLimit: RateLimit;
  /** Of reports that are made at a time, and how long each may take. */
  readonly limits: { readonly share: ShareLimits; readonly milliseconds: number };
}

/** Usage reports for libraries, as COUNTER Release 5.1 defines them. */
export function createCounter({ database, log, clock, configuration, librarians, rateLimit, limits }: Parts) {
  const keys = createCounterKeys(postgresCounterKeys(database));
  const uses = postgresCounterUses(database);
  const make = makeReport({ uses, names: postgresCounterNames(database), clock });
  const reports = createCounterReports({ keys, uses, make, clock });
  const platformOf = counterPlatform(configuration);
  const exported = exportReport(reports, platformOf);
  const share = createFairShare<number>(() => limits.share);
  const inTurn = filesInTurn(share, limits.milliseconds);
  return {
    keys,
    reports,
    platformOf,
    /** One for libraries’ programs and for people. */
    share,
    /** For a worker. */
    countDays: countDays(postgresCounterDays(database), log),
    handlers: [
      ...counterKeyHandlers(keys),
      ...counterReportHandlers(reports, exported, inTurn),
      ...librarianHandlers({ librarians, keys, reports, exported, inTurn, platformOf, rateLimit }),
    ],
  };
}
