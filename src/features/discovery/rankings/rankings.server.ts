import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import { answerListRanking } from './api/list-ranking.ts';
import { postgresRankingMaker, type SumUp } from './store/postgres-ranking-maker.ts';
import { postgresRankings } from './store/postgres-rankings.ts';
import { createRankings, type RankingTimes } from './use-cases/make-rankings.ts';

interface Parts {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly siteOfItem: SiteOfItem;
  readonly clock: Clock;
  readonly log: Log;
  readonly times: RankingTimes;
  readonly sumUp: SumUp;
}

export const createRanking = ({ database, directory, siteOfItem, sumUp, ...parts }: Parts) => ({
  /** For a worker. */
  rankings: createRankings({ maker: postgresRankingMaker(database, sumUp), directory, ...parts }),
  handlers: [answerListRanking(postgresRankings(database), directory, siteOfItem)],
});
