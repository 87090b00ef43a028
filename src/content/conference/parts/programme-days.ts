import type { Conference } from './event-view.ts';

type Session = Conference['programme'][number];

export interface ProgrammeDay {
  readonly day: string;
  readonly sessions: readonly Session[];
}

/** A programme day by day, each in the order of its hours; what has no hour comes first. */
export const programmeDays = (programme: readonly Session[]): ProgrammeDay[] =>
  [...Map.groupBy(programme, ({ day }) => day)]
    .map(([day, sessions]) => ({
      day,
      sessions: sessions.toSorted((one, other) => (one.time ?? '').localeCompare(other.time ?? '', 'en')),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day, 'en'));
