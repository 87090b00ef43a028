import { sql } from 'kysely';
import type { Kind } from '../../platform/item/kind.ts';
import { entryIds } from '../../platform/item/searching/entries.ts';
import { kindSearch, named } from '../../platform/item/searching/kind-search.ts';
import { type Person, peopleFields } from '../../platform/item/searching/people.ts';
import type { NamedItem } from '../../platform/item/searching/searchable-item.ts';
import { facetValue, textGroup } from '../../platform/item/searching/texts.ts';

interface SpecialIssueFacts {
  readonly editors: readonly Person[];
  readonly journal: NamedItem | null;
  readonly periodId: string | null;
  readonly entries: readonly string[];
}

const facts = sql`(select jsonb_build_object('editors', special_issue.guest_editors, 'journal', ${named('special_issue.journal_id')},
    'periodId', special_issue.period_id::text, 'entries', ${entryIds})
  from special_issue where special_issue.site_id = item.site_id and special_issue.id = item.id)`;

export const specialIssueKind: Kind = {
  name: 'special-issue',
  hasPage: true,
  family: 'others',
  table: {
    name: 'special_issue',
    owner: 'id',
    fields: { journal: null, period: null, guestEditors: [], bodies: {}, opensOn: null, closesOn: null },
    links: ['journal', 'period'],
  },
  search: kindSearch<SpecialIssueFacts>(
    {
      facts,
      toDocument(item, { editors, journal, periodId }) {
        const people = peopleFields(editors, item.language);
        return {
          ...people.fields,
          ids: people.orcids,
          journal: textGroup(journal?.titles),
          journals: journal ? [facetValue(journal)] : [],
          journalId: journal?.id,
          periodId: periodId ?? undefined,
          shown: { ...people.shown, journal: journal ? { id: journal.id, names: journal.titles } : undefined },
        };
      },
      copied: ({ entries }) => entries,
    },
    { editors: [], journal: null, periodId: null, entries: [] },
  ),
};
