import { failed, type Result, success } from './result.ts';

export interface ShareLimits {
  /** At the same time, of one site and of all sites together. */
  readonly running: number;
  readonly runningOfAll: number;
  readonly waiting: number;
  /** As many as wait per site if nothing is said. */
  readonly waitingOfAll?: number;
  readonly waitMilliseconds: number;
}

/** Does the work when its site has its turn. `busy` means that the site has more under way than its share. */
export type FairShare<Site> = <Value>(site: Site, work: () => Promise<Value>) => Promise<Result<Value, 'busy'>>;

interface Turn<Site> {
  readonly site: Site;
  begin(): void;
  giveUp(): void;
}

/**
 * So that one site can't starve the others: a free place goes to the waiting site that has the fewest under way, and among
 * equals to the one that waits longest. When too many wait, the site that has the most waiting loses one. The limits are asked for each time: they may depend on how the process does.
 */
export function createFairShare<Site>(limits: () => ShareLimits): FairShare<Site> {
  const underWay = new Map<Site, number>();
  let all = 0;
  let queue: readonly Turn<Site>[] = [];
  const of = (site: Site) => underWay.get(site) ?? 0;

  const take = (site: Site) => {
    all++;
    underWay.set(site, of(site) + 1);
  };
  const giveBack = (site: Site) => {
    all--;
    if (of(site) > 1) underWay.set(site, of(site) - 1);
    else underWay.delete(site);
    const { running, runningOfAll } = limits();
    while (all < runningOfAll) {
      const next = nextTurn(queue, of, running);
      if (!next) return;
      queue = queue.filter((turn) => turn !== next);
      take(next.site);
      next.begin();
    }
  };

  const turnOf = (site: Site): Promise<boolean> => {
    const { running, runningOfAll, waiting, waitingOfAll = Number.POSITIVE_INFINITY, waitMilliseconds } = limits();
    if (all < runningOfAll && of(site) < running) {
      take(site);
      return Promise.resolve(true);
    }
    const waitingOfSite = queue.filter((turn) => turn.site === site).length;
    if (waitingOfSite >= waiting) return Promise.resolve(false);
    if (queue.length >= waitingOfAll) {
      const displaced = lastOfGreediest(queue, waitingOfSite + 1);
      if (!displaced) return Promise.resolve(false);
      displaced.giveUp();
    }
    return new Promise((resolve) => {
      const turn: Turn<Site> = {
        site,
        begin() {
          clearTimeout(timer);
          resolve(true);
        },
        giveUp() {
          clearTimeout(timer);
          queue = queue.filter((one) => one !== turn);
          resolve(false);
        },
      };
      const timer = setTimeout(() => turn.giveUp(), waitMilliseconds);
      queue = [...queue, turn];
    });
  };

  return async (site, work) => {
    if (!(await turnOf(site))) return failed('busy');
    try {
      return success(await work());
    } finally {
      giveBack(site);
    }
  };
}

/** The queue is in the order of arrival, so the first of equals has waited longest. */
export const nextTurn = <Site, T extends { readonly site: Site }>(
  queue: readonly T[],
  underWay: (site: Site) => number,
  most: number,
): T | undefined =>
  queue
    .filter(({ site }) => underWay(site) < most)
    .reduce<T | undefined>(
      (best, turn) => (best && underWay(best.site) <= underWay(turn.site) ? best : turn),
      undefined,
    );

/** The latest turn of the site that has the most waiting, if those are more than so many. */
function lastOfGreediest<T extends { readonly site: unknown }>(queue: readonly T[], most: number): T | undefined {
  const waiting = new Map<unknown, number>();
  for (const { site } of queue) waiting.set(site, (waiting.get(site) ?? 0) + 1);
  const [greediest] = [...waiting].reduce(
    (one, other) => (other[1] > one[1] ? other : one),
    [undefined as unknown, most],
  );
  return greediest === undefined ? undefined : queue.findLast(({ site }) => site === greediest);
}
