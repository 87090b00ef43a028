import { sql } from 'kysely';
import { kindSearch, namedRecord } from '../../../platform/item/searching/kind-search.ts';
import { nameForms } from '../../../platform/item/searching/name-forms.ts';
import { orcidForms } from '../../../platform/item/searching/people.ts';
import type { NamedItem } from '../../../platform/item/searching/searchable-item.ts';
import { facetValue, textGroup, unique } from '../../../platform/item/searching/texts.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface ExpertFacts {
  readonly orcid: string | null;
  readonly families: Text;
  readonly institution: NamedItem | null;
  readonly affiliations: Text;
  readonly positions: Text;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
}

const facts = sql`(select jsonb_build_object('orcid', expert.orcid, 'families', expert.family_names,
    'institution', ${namedRecord('expert.institution_id')}, 'affiliations', expert.affiliations, 'positions', expert.positions,
    'fields', expert.research_fields)
  from expert where expert.site_id = item.site_id and expert.id = item.id)`;

/** The name with its family part told apart, where that is known. */
const printed = (full: string, family: string | undefined) => {
  const given = family ? full.replace(family, '').replace(/^[\s,]+|[\s,]+$/g, '') : '';
  return family && given ? { full, family, given } : { full };
};

export const expertSearch = kindSearch<ExpertFacts>(
  {
    facts,
    toDocument(item, { orcid, families, institution, affiliations, positions, fields }) {
      const names = Object.fromEntries(
        Object.entries(item.titles).map(([language, full]) => [language, printed(full ?? '', families[language])]),
      );
      return {
        author: nameForms(names),
        authorNames: unique(Object.values(item.titles)),
        expertIds: [item.id],
        ids: orcidForms(orcid),
        affiliation: textGroup(affiliations, institution?.titles),
        institutions: institution ? [facetValue(institution)] : [],
        caption: textGroup(positions),
        keyword: textGroup(item.keywords, fields),
      };
    },
  },
  { orcid: null, families: {}, institution: null, affiliations: {}, positions: {}, fields: {} },
);
