import type { Clock } from '../../../platform/ports/clock.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import type { RankingMaker } from './ranking-store.ts';

/** All in seconds. */
export interface RankingTimes {
  /** Between two rankings of a site. */
  readonly every: number;
  /** Between two looks for sites that are due, and between two looks for new sites. */
  readonly look: number;
  readonly know: number;
}

export interface Rankings {
  /** Everything that is due now. Answers how many sites that were. */
  now(): Promise<number>;
  /** The same for whoever calls often: does nothing most of the time, and a problem waits for the next time. */
  nowAndThen(): Promise<void>;
  /** One site at once, whether it is due or not. */
  of(site: number): Promise<void>;
}

interface Parts {
  readonly maker: RankingMaker;
  readonly directory: SiteDirectory;
  readonly clock: Clock;
  readonly log: Log;
  readonly times: RankingTimes;
}

const sitesAtOnce = 20;

export function createRankings({ maker, directory, clock, log, times }: Parts): Rankings {
  let nextLook = 0;
  let nextKnow = 0;

  const of = async (site: number) => {
    const gathers = (await directory.byId(site))?.gathers ?? [];
    await maker.rank(site, gathers, times.every);
  };

  /** One site in trouble must not hold up the others. */
  const now = async () => {
    const due = await maker.due(sitesAtOnce);
    for (const site of due)
      await of(site).catch((problem: unknown) => log.warn({ site, problem }, 'a site could not be ranked'));
    return due.length;
  };

  return {
    of,
    now,
    async nowAndThen() {
      const time = clock.now().getTime();
      if (time < nextLook) return;
      nextLook = time + times.look * 1_000;
      try {
        if (time >= nextKnow) await maker.know();
        nextKnow = Math.max(nextKnow, time + times.know * 1_000);
        await now();
      } catch (problem) {
        log.warn({ problem }, 'the rankings wait');
      }
    },
  };
}
