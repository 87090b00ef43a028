import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { DecideReading } from '../../../platform/ports/access.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { RememberUse } from '../../../platform/ports/member-history.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import type { CustomerOf } from '../../../platform/ports/usage.ts';
import {
  answerCountSearch,
  answerCountView,
  answerGetChart,
  answerGetItemStatistics,
  consoleUsageHandlers,
} from './api/usage-calls.ts';
import { postgresAddingUp } from './store/postgres-adding-up.ts';
import { postgresUsage } from './store/postgres-usage.ts';
import { type CountingTimes, createAddingUp } from './use-cases/add-up.ts';
import { countUsage } from './use-cases/count-usage.ts';

interface Parts {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly siteOfItem: SiteOfItem;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
  readonly log: Log;
  readonly times: CountingTimes;
  /** What members did is also theirs to look at. */
  readonly remember: RememberUse;
  /** Why the reader of a page may read it, or that they may not. */
  readonly decideReading: DecideReading;
  readonly customerOf: CustomerOf;
}

export function createUsage(parts: Parts) {
  const { database, directory, siteOfItem, rateLimit, clock, log, times, remember, decideReading, customerOf } = parts;
  const store = postgresUsage(database);
  const usage = countUsage({ store, clock, log, remember, customerOf });
  return {
    usage,
    /** For a worker. */
    addingUp: createAddingUp({ store: postgresAddingUp(database), log, times }),
    handlers: [
      answerCountView({ usage, siteOfItem, rateLimit, decideReading }),
      answerCountSearch({ usage, rateLimit }),
      answerGetItemStatistics(store, siteOfItem, clock),
      answerGetChart(store, directory, siteOfItem, clock),
      ...consoleUsageHandlers(store, clock),
    ],
  };
}
