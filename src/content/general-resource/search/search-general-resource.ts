import { sql } from 'kysely';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { type Person, peopleFields } from '../../../platform/item/searching/people.ts';
import { unique } from '../../../platform/item/searching/texts.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface GeneralResourceFacts {
  readonly library: string | null;
  readonly number: string | null;
  readonly classification: string | null;
  readonly holders: Text;
  readonly people: readonly Person[];
}

const facts = sql`(select jsonb_build_object('library', general_resource.library, 'number', general_resource.number,
    'classification', general_resource.classification, 'holders', general_resource.holders, 'people', general_resource.people)
  from general_resource where general_resource.site_id = item.site_id and general_resource.id = item.id)`;

export const generalResourceSearch = kindSearch<GeneralResourceFacts>(
  {
    facts,
    toDocument(item, { library, number, classification, holders, people: listed }) {
      const people = peopleFields(listed, item.language);
      return {
        ...people.fields,
        ids: unique([...people.orcids, number, classification]),
        ...(library ? { library } : {}),
        organizer: unique(Object.values(holders)),
        shown: { ...people.shown, label: number ?? undefined },
      };
    },
  },
  { library: null, number: null, classification: null, holders: {}, people: [] },
);
