import type { Log } from '../../../../platform/ports/log.ts';
import type { CounterDays } from '../store/postgres-counter-days.ts';

const sitesAtOnce = 50;
/** So that a site that was away for months holds up no other. */
const daysAtOnce = 31;

/** Counts the days that are over for the reports of libraries, and closes their months. It may be begun anywhere, any number of times. */
export const countDays = (store: CounterDays, log: Log) => async (): Promise<number> => {
  let counted = 0;
  for (const site of await store.due(sitesAtOnce)) {
    for (let day = 0; day < daysAtOnce; day += 1) {
      const done = await store.countDay(site).catch((problem: unknown) => {
        log.warn({ site, problem }, 'a day of a site could not be counted for COUNTER');
        return undefined;
      });
      if (done === undefined) break;
      counted += 1;
    }
  }
  return counted;
};
