import { sql } from 'kysely';
import { kindCitation, peopleCited } from '../../../platform/item/citing/kind-citation.ts';
import type { Person } from '../../../platform/item/searching/people.ts';
import type { CitableType } from '../../../platform/kernel/citable.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface GeneralResourceFacts {
  readonly library: 'general' | 'standard' | 'patent';
  readonly number: string | null;
  readonly holders: Text;
  readonly people: readonly Person[];
}

const types: Readonly<Record<GeneralResourceFacts['library'], CitableType>> = {
  general: 'dataset',
  standard: 'standard',
  patent: 'patent',
};

export const generalResourceCitation = kindCitation<GeneralResourceFacts>(
  {
    facts: sql`(select jsonb_build_object('library', general_resource.library, 'number', general_resource.number,
        'holders', general_resource.holders, 'people', general_resource.people)
      from general_resource where general_resource.site_id = item.site_id and general_resource.id = item.id)`,
    toCitable: (_, { library, number, holders, people }) => ({
      type: types[library],
      number,
      // Whoever holds a patent or issues a standard speaks for it where no person does.
      authors: people.length > 0 ? peopleCited(people) : holderCited(holders),
      publishers: holders,
    }),
  },
  'other',
);

function holderCited(holders: Text) {
  const names = Object.entries(holders).flatMap(([language, full]) => (full ? [[language, { full }] as const] : []));
  return names.length > 0 ? [{ type: 'group' as const, names: Object.fromEntries(names), affiliations: [] }] : [];
}
