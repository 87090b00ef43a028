import { sql } from 'kysely';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { facetValue, textGroup, unique, wordsOfEach } from '../../../platform/item/searching/texts.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface JournalFacts {
  readonly issn: string | null;
  readonly eissn: string | null;
  readonly cn: string | null;
  readonly organizers: readonly Text[];
  readonly introductions: Text;
  /** For lists of journals. */
  readonly listed: Readonly<Record<string, unknown>>;
}

const facts = sql`(select jsonb_build_object('issn', journal.issn, 'eissn', journal.eissn, 'cn', journal.cn,
    'organizers', jsonb_build_array(journal.sponsors, journal.supervisors, journal.publishers), 'introductions', journal.introductions,
    'listed', jsonb_strip_nulls(jsonb_build_object('issn', journal.issn, 'eissn', journal.eissn, 'cn', journal.cn, 'groupType', journal.group_type,
      'impactFactor', journal.impact_factor, 'frequency', journal.frequency, 'sponsor', journal.sponsors)))
  from journal where journal.site_id = item.site_id and journal.id = item.id)`;

export const journalSearch = kindSearch<JournalFacts>(
  {
    facts,
    toDocument: (item, { issn, eissn, cn, organizers, introductions, listed }) => ({
      ids: unique([issn, eissn, cn]),
      issn: unique([issn, eissn]),
      cn: cn ?? undefined,
      summary: textGroup(item.summaries, wordsOfEach(introductions)),
      journal: textGroup(item.titles),
      journals: [facetValue(item)],
      journalId: item.id,
      organizer: unique(organizers.flatMap((text) => Object.values(text ?? {}))),
      shown: { journal: { id: item.id, names: item.titles }, facts: listed },
    }),
    copied: ({ issn, eissn, cn }) => [issn, eissn, cn],
  },
  { issn: null, eissn: null, cn: null, organizers: [], introductions: {}, listed: {} },
);
