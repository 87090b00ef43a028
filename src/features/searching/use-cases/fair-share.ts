import { failed, type Result, success } from '../../../platform/kernel/result.ts';

export interface ShareLimits {
  /** At the same time, of one site and of all sites together. */
  readonly running: number;
  readonly runningOfAll: number;
  readonly waiting: number;
  readonly waitMilliseconds: number;
}

/** Does the work when its site has its turn. `busy` means that the site has more under way than its share. */
export type FairShare = <Value>(site: number, work: () => Promise<Value>) => Promise<Result<Value, 'busy'>>;

interface Turn {
  readonly site: number;
  begin(): void;
}

/**
 * So that one site can't starve the others: a free place goes to the waiting site that has the fewest under way, and among
 * equals to the one that waits longest.
 */
export function createFairShare({ running, runningOfAll, waiting, waitMilliseconds }: ShareLimits): FairShare {
  const underWay = new Map<number, number>();
  let all = 0;
  let queue: readonly Turn[] = [];
  const of = (site: number) => underWay.get(site) ?? 0;

  const take = (site: number) => {
    all++;
    underWay.set(site, of(site) + 1);
  };
  const giveBack = (site: number) => {
    all--;
    if (of(site) > 1) underWay.set(site, of(site) - 1);
    else underWay.delete(site);
    while (all < runningOfAll) {
      const next = nextTurn(queue, of, running);
      if (!next) return;
      queue = queue.filter((turn) => turn !== next);
      take(next.site);
      next.begin();
    }
  };

  const turnOf = (site: number): Promise<boolean> => {
    if (all < runningOfAll && of(site) < running) {
      take(site);
      return Promise.resolve(true);
    }
    if (queue.filter((turn) => turn.site === site).length >= waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const turn: Turn = {
        site,
        begin() {
          clearTimeout(timer);
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        queue = queue.filter((one) => one !== turn);
        resolve(false);
      }, waitMilliseconds);
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
export const nextTurn = <T extends { readonly site: number }>(
  queue: readonly T[],
  underWay: (site: number) => number,
  most: number,
): T | undefined =>
  queue
    .filter(({ site }) => underWay(site) < most)
    .reduce<T | undefined>(
      (best, turn) => (best && underWay(best.site) <= underWay(turn.site) ? best : turn),
      undefined,
    );
