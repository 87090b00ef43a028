import type { Log } from '../../../../platform/ports/log.ts';
import type { AddingUpStore } from '../store/postgres-adding-up.ts';

/** How events become numbers. All in seconds. */
export interface CountingTimes {
  /** An event younger than this may still be followed by its double click, or by one that is being written. */
  readonly complete: number;
  /** Between two looks at a site that has readers, and at one that had none. */
  readonly busy: number;
  readonly quiet: number;
  /** The search index learns of an item's new numbers at most this often. */
  readonly index: number;
  /** Between two looks for sites that are due, and between two preparations of the months ahead. */
  readonly poll: number;
  readonly prepare: number;
}

interface Parts {
  readonly store: AddingUpStore;
  readonly log: Log;
  readonly times: CountingTimes;
}

const sitesAtOnce = 50;
const eventsAtOnce = 20_000;

export function createAddingUp({ store, log, times }: Parts) {
  /** One site in trouble must not hold up the others. */
  const addUp = (site: number) =>
    store.addUp(site, times, eventsAtOnce).catch((problem: unknown) => {
      log.warn({ site, problem }, 'the events of a site could not be added up');
      return 0;
    });

  return {
    /** Everything that is due now; answers how many events were added up. */
    async now(): Promise<number> {
      let added = 0;
      for (const site of await store.due(sitesAtOnce)) added += await addUp(site);
      return added;
    },
    /** The months ahead have their tables before they begin. */
    prepareMonths: () => store.makeMonths(),
  };
}
