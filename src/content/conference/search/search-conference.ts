import { sql } from 'kysely';
import { entryIds } from '../../../platform/item/searching/entries.ts';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { textGroup, unique } from '../../../platform/item/searching/texts.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface ConferenceFacts {
  readonly code: string | null;
  readonly year: number | null;
  readonly places: Text;
  readonly organizers: Text;
  readonly entries: readonly string[];
}

const facts = sql`(select jsonb_build_object('code', conference.code, 'year', conference.year, 'places', conference.places,
    'organizers', conference.organizers, 'entries', ${entryIds})
  from conference where conference.site_id = item.site_id and conference.id = item.id)`;

export const conferenceSearch = kindSearch<ConferenceFacts>(
  {
    facts,
    toDocument: (_, { code, year, places, organizers }) => ({
      ids: unique([code]),
      ...(year === null ? {} : { year, shown: { year } }),
      caption: textGroup(places),
      organizer: unique(Object.values(organizers)),
    }),
    copied: ({ entries }) => entries,
  },
  { code: null, year: null, places: {}, organizers: {}, entries: [] },
);
