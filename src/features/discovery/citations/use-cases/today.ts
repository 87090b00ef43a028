import type { Clock } from '../../../../platform/ports/clock.ts';

/** The day it is at a site, as YYYY-MM-DD. */
export type TodayAt = (site: number) => Promise<string>;

export const todayAt =
  (clock: Clock, timeZoneOf: (site: number) => Promise<string | undefined>): TodayAt =>
  async (site) =>
    dayWriter((await timeZoneOf(site)) ?? 'UTC').format(clock.now());

const writers = new Map<string, Intl.DateTimeFormat>();

/** Kept for each zone: making one takes longer than all else that a citation needs. Sweden writes dates as ISO does. */
function dayWriter(timeZone: string): Intl.DateTimeFormat {
  const writer = writers.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  writers.set(timeZone, writer);
  return writer;
}
