import { sql } from 'kysely';
import { kindSearch, named } from '../../../platform/item/searching/kind-search.ts';
import type { NamedItem } from '../../../platform/item/searching/searchable-item.ts';
import { facetValue, textGroup } from '../../../platform/item/searching/texts.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface IssueFacts {
  readonly journal: NamedItem | null;
  readonly year: number | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly themes: Text;
}

const facts = sql`(select jsonb_build_object('journal', ${named('period.journal_id')}, 'year', period.year, 'volume', period.volume,
    'issue', period.issue, 'themes', period.themes)
  from period where period.site_id = item.site_id and period.id = item.id)`;

export const issueSearch = kindSearch<IssueFacts>(
  {
    facts,
    toDocument(item, { journal, themes, ...read }) {
      const printed = {
        year: read.year ?? undefined,
        volume: read.volume ?? undefined,
        issue: read.issue ?? undefined,
      };
      return {
        ...printed,
        periodId: item.id,
        caption: textGroup(themes),
        journal: textGroup(journal?.titles),
        journals: journal ? [facetValue(journal)] : [],
        journalId: journal?.id,
        shown: { ...printed, journal: journal ? { id: journal.id, names: journal.titles } : undefined },
      };
    },
    copied: ({ year, volume, issue }) => [year, volume, issue],
  },
  { journal: null, year: null, volume: null, issue: null, themes: {} },
);
