import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import type { EventView } from './event-view.ts';

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
