import type { Log } from '../../../../platform/ports/log.ts';
import type { SiteDirectory } from '../../../../platform/ports/site-directory.ts';
import type { RankingMaker } from '../store/postgres-ranking-maker.ts';

/** All in seconds. */
export interface RankingTimes {
  /** Between two rankings of a site. */
  readonly every: number;
  /** Between two looks for sites that are due, and between two looks for new sites. */
  readonly poll: number;
  readonly know: number;
}

interface Parts {
  readonly maker: RankingMaker;
  readonly directory: SiteDirectory;
  readonly log: Log;
  readonly times: RankingTimes;
}

const sitesAtOnce = 20;

export function createRankings({ maker, directory, log, times }: Parts) {
  /** One site at once, whether it is due or not. */
  const of = async (site: number) => {
    const gathers = (await directory.byId(site))?.gathers ?? [];
    await maker.rank(site, gathers, times.every);
  };

  /** Everything that is due now; answers how many sites that were. One site in trouble must not hold up the others. */
  const now = async () => {
    const due = await maker.due(sitesAtOnce);
    for (const site of due)
      await of(site).catch((problem: unknown) => log.warn({ site, problem }, 'a site could not be ranked'));
    return due.length;
  };

  return { of, now, know: maker.know };
}
