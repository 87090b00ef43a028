import type { Clock } from '../../../platform/ports/clock.ts';

/** The day it is at a site, as YYYY-MM-DD. */
export type TodayAt = (site: number) => Promise<string>;

export const todayAt =
  (clock: Clock, timeZoneOf: (site: number) => Promise<string | undefined>): TodayAt =>
  async (site) =>
    // Sweden writes dates as ISO does.
    new Intl.DateTimeFormat('sv-SE', { timeZone: (await timeZoneOf(site)) ?? 'UTC' }).format(clock.now());
