import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import type { Entries } from '../../album/parts/load-collection.ts';
import { secondName } from '../../journal/parts/journal-view.ts';
import { printedItem } from '../../news/parts/item-view.ts';
import type { Conference } from '../contract.ts';

interface Around {
  readonly layout: 'page' | 'landing';
  /** What belongs to it, papers first. */
  readonly entries: Entries;
  readonly comments: CommentsView | null;
}

export const eventView = (found: Conference, around: Around) => ({
  ...printedItem(found),
  ...around,
  second: secondName(found.titles, found.resName),
  programme: programmeDays(found.programme),
});

export type EventView = ReturnType<typeof eventView>;

/** A programme day by day, each in the order of its hours; what has no hour comes first. */
export const programmeDays = (programme: Conference['programme']) =>
  [...Map.groupBy(programme, ({ day }) => day)]
    .map(([day, sessions]) => ({
      day,
      sessions: sessions.toSorted((one, other) => (one.time ?? '').localeCompare(other.time ?? '', 'en')),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day, 'en'));

/** A conference as schema.org describes it. An event without a day is a page. */
export const eventJsonLd = (event: EventView, origin: string): JsonLd => ({
  '@context': 'https://schema.org',
  ...known({
    '@type': event.startsOn ? 'Event' : 'WebPage',
    '@id': origin + event.url,
    url: origin + event.url,
    name: event.title,
    alternateName: event.second?.text,
    description: event.summary,
    inLanguage: event.body && tagOf(event.body.language),
    image: event.cover && URL.parse(event.cover, origin)?.href,
    sameAs: event.website,
    ...(event.startsOn && {
      startDate: event.startsOn,
      endDate: event.endsOn,
      location: event.place && { '@type': 'Place', name: event.place, address: event.place },
      organizer: event.organizer && { '@type': 'Organization', name: event.organizer },
    }),
  }),
});
