import type { Log } from '../../../../platform/ports/log.ts';

/** How events become numbers. All in seconds. */
export interface CountingTimes {
  /** An event younger than this may still be followed by its double click, or by one that is being written. */
  readonly settled: number;
  /** Between two looks at a site that has readers, and at one that had none. */
  readonly busy: number;
  readonly quiet: number;
  /** The search index learns of an item's new numbers at most this often. */
  readonly index: number;
  /** Between two looks for sites that are due, and between two preparations of the months ahead. */
  readonly look: number;
  readonly prepare: number;
}

export interface AddingUpStore {
  /** Sites whose events are due. */
  due(most: number): Promise<readonly number[]>;
  /** Adds the settled events of a site to its numbers, once and for all. Answers how many there were, double clicks included. */
  addUp(site: number, times: CountingTimes, mostEvents: number): Promise<number>;
  makeMonths(): Promise<void>;
}

export interface AddingUp {
  /** Everything that is due now. Answers how many events were added up. */
  now(): Promise<number>;
  /** The months ahead have their tables before they begin. */
  prepareMonths(): Promise<void>;
}

interface Parts {
  readonly store: AddingUpStore;
  readonly log: Log;
  readonly times: CountingTimes;
}

const sitesAtOnce = 50;
const eventsAtOnce = 20_000;

export function createAddingUp({ store, log, times }: Parts): AddingUp {
  const now = async () => {
    let added = 0;
    for (const site of await store.due(sitesAtOnce)) added += await addUp(site);
    return added;
  };

  /** One site in trouble must not hold up the others. */
  const addUp = (site: number) =>
    store.addUp(site, times, eventsAtOnce).catch((problem: unknown) => {
      log.warn({ site, problem }, 'the events of a site could not be added up');
      return 0;
    });

  return {
    now,
    prepareMonths: () => store.makeMonths(),
  };
}
