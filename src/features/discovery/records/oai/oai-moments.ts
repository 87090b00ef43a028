const day = /^\d{4}-\d{2}-\d{2}$/;
const second = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

export type Granularity = 'day' | 'second';

/** As the protocol writes moments of UTC; nothing for what is none, like the 30th of February. */
export function granularityOf(text: string): Granularity | undefined {
  const granularity = day.test(text) ? 'day' : second.test(text) ? 'second' : undefined;
  const moment = granularity && new Date(granularity === 'day' ? `${text}T00:00:00Z` : text);
  if (!moment || Number.isNaN(moment.getTime()) || text.startsWith('0000')) return undefined;
  return moment.toISOString().startsWith(text.replace(/Z$/, '')) ? granularity : undefined;
}

const lengths: Readonly<Record<Granularity, number>> = { day: 86_400_000, second: 1_000 };

/** The moment at which such a day or second begins. */
export const beginningOf = (text: string): string => (day.test(text) ? `${text}T00:00:00Z` : text);

/** The moment at which it is over. */
export function endOf(text: string): string {
  const begun = Date.parse(beginningOf(text));
  const end = new Date(begun + lengths[day.test(text) ? 'day' : 'second']).toISOString();
  // The year 10000 has a sign, and PostgreSQL doesn't read it.
  return end.startsWith('+') ? 'infinity' : end;
}

/** A moment with microseconds as a datestamp. */
export const datestamp = (moment: string): string => moment.replace(/\.\d+Z$/, 'Z');
