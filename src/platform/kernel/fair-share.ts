import { failed, type Result, success } from './result.ts';

export interface ShareLimits {
  /** At the same time, of one site and of all sites together. */
  readonly running: number;
  readonly runningOfAll: number;
  readonly waiting: number;
  /** As many as wait per site if nothing is said. */
  readonly waitingOfAll?: number;
  readonly waitMilliseconds: number;
  /** Whoever has waited so long is not displaced any more unless out of a crowd: a refusal comes soon or never. */
  readonly secureMilliseconds?: number;
  /** A site that has as many waiting as it may is a crowd. It begins only while nobody but crowds is under way or waits: it slows down itself. */
  readonly crowdsGiveWay?: boolean;
}

export interface FairShare<Site> {
  /** Does the work when its site has its turn. `busy` means that the site has more under way than its share. */
  serve<Value>(site: Site, work: () => Promise<Value>): Promise<Result<Value, 'busy'>>;
  /** Whether the site has as many waiting as it may: the next would be refused. */
  isFull(site: Site): boolean;
}

interface Turn<Site> {
  readonly site: Site;
  readonly since: number;
  begin(): void;
  giveUp(): void;
}

/**
 * So that one site can't starve the others: a free place goes to the waiting site that has the fewest under way, and among
 * equals to the one that waits longest. When too many wait, the site that has the most waiting loses one. The limits are asked
 * for each time: they may depend on how the process does.
 *
 * One turn of the event loop begins one piece of work. Work that waits for nothing would else begin and end in the very turn
 * that brought it, one after the other, and the process would hear nobody until all of a crowd is served.
 */
export function createFairShare<Site>(limits: () => ShareLimits): FairShare<Site> {
  const underWay = createTally<Site>();
  const waiting = createTally<Site>();
  let queue: readonly Turn<Site>[] = [];
  let isLooking = false;
  const freeOfAll = () => Math.max(0, limits().runningOfAll - underWay.all());
  const freeFor = (site: Site) => Math.min(freeOfAll(), Math.max(0, limits().running - underWay.of(site)));
  const isFull = (site: Site) => waiting.of(site) >= limits().waiting + freeFor(site);
  const isCrowd = (site: Site) => waiting.of(site) >= limits().waiting;
  const areCrowdsAlone = () => [...underWay.sites(), ...waiting.sites()].every(isCrowd);

  const leave = (turn: Turn<Site>) => {
    queue = queue.filter((one) => one !== turn);
    waiting.remove(turn.site);
  };
  const scheduleNext = () => {
    if (isLooking || queue.length === 0) return;
    isLooking = true;
    setImmediate(beginNext);
  };
  const beginNext = () => {
    isLooking = false;
    const mayCrowdsBegin = !limits().crowdsGiveWay || areCrowdsAlone();
    const next = nextTurn(queue, underWay.of, (site) => freeFor(site) > 0 && (mayCrowdsBegin || !isCrowd(site)));
    if (!next) return;
    leave(next);
    underWay.add(next.site);
    next.begin();
    scheduleNext();
  };
  const giveBack = (site: Site) => {
    underWay.remove(site);
    scheduleNext();
  };

  /** Whether there is room for one more of the site, if need be because another leaves. */
  const makeRoom = (site: Site): boolean => {
    if (isFull(site)) return false;
    const { waitingOfAll = Number.POSITIVE_INFINITY } = limits();
    if (queue.length < waitingOfAll + freeOfAll()) return true;
    const displaced = lastOfGreediest(queue, waiting.of(site) + 1);
    if (!displaced || isSecure(displaced)) return false;
    displaced.giveUp();
    return true;
  };
  const isSecure = ({ site, since }: Turn<Site>): boolean => {
    const { secureMilliseconds = Number.POSITIVE_INFINITY } = limits();
    return performance.now() - since > secureMilliseconds && !isCrowd(site);
  };

  const turnOf = (site: Site): Promise<boolean> =>
    new Promise((resolve) => {
      if (!makeRoom(site)) return resolve(false);
      const turn: Turn<Site> = {
        site,
        since: performance.now(),
        begin() {
          clearTimeout(timer);
          resolve(true);
        },
        giveUp() {
          clearTimeout(timer);
          leave(turn);
          resolve(false);
          scheduleNext();
        },
      };
      const timer = setTimeout(() => turn.giveUp(), limits().waitMilliseconds);
      queue = [...queue, turn];
      waiting.add(site);
      scheduleNext();
    });

  return {
    isFull,
    async serve(site, work) {
      if (!(await turnOf(site))) return failed('busy');
      try {
        return success(await work());
      } finally {
        giveBack(site);
      }
    },
  };
}

/** How many there are of each site and of all. */
function createTally<Site>() {
  const counts = new Map<Site, number>();
  let all = 0;
  const of = (site: Site): number => counts.get(site) ?? 0;
  return {
    of,
    all: () => all,
    sites: () => counts.keys(),
    add(site: Site) {
      all++;
      counts.set(site, of(site) + 1);
    },
    remove(site: Site) {
      all--;
      if (of(site) > 1) counts.set(site, of(site) - 1);
      else counts.delete(site);
    },
  };
}

/** The queue is in the order of arrival, so the first of equals has waited longest. */
export const nextTurn = <Site, T extends { readonly site: Site }>(
  queue: readonly T[],
  underWay: (site: Site) => number,
  mayBegin: (site: Site) => boolean,
): T | undefined =>
  queue
    .filter(({ site }) => mayBegin(site))
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
