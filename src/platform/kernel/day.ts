/** Whether a calendar has this day, written as YYYY-MM-DD: the database refuses 2026-02-31 and the year 0. */
export function isDay(given: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || given < '0001') return false;
  const read = new Date(`${given}T00:00:00Z`);
  // Some engines take a day that a month has not for one of the next month.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(given);
}

/** A minute of some clock, written as YYYY-MM-DDTHH:MM. */
export const isMinute = (given: string): boolean =>
  isDay(given.slice(0, 10)) && /^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(given.slice(10));

/** The same day so many years earlier; 1 March for a 29 February that the year has not. */
export function yearsBefore(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year - years, month - 1, date)).toISOString().slice(0, 10);
}

const dayWriters = new Map<string, Intl.DateTimeFormat>();

/** The day that it is somewhere, as YYYY-MM-DD: Sweden writes its days so. Writers are kept: making one takes longer than all else of a call. */
export function dayIn(timeZone: string, now: Date): string {
  const writer = dayWriters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  dayWriters.set(timeZone, writer);
  return writer.format(now);
}
