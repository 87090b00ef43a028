import { sql } from 'kysely';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { kindSearch, namedRecord } from '../../platform/item/searching/kind-search.ts';
import { nameForms } from '../../platform/item/searching/name-forms.ts';
import { orcidForms } from '../../platform/item/searching/people.ts';
import type { NamedItem } from '../../platform/item/searching/searchable-item.ts';
import { facetValue, textGroup, unique } from '../../platform/item/searching/texts.ts';
import type { Text } from '../../platform/kernel/text.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetExpert, type ReadOwnWords } from './api/get-expert.ts';
import { postgresExperts } from './store/postgres-experts.ts';

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

/** The name with its family part distinguished, where that is known. */
const printed = (full: string, family: string | undefined) => {
  const given = family ? full.replace(family, '').replace(/^[\s,]+|[\s,]+$/g, '') : '';
  return family && given ? { full, family, given } : { full };
};

export const expertKind: Kind = {
  name: 'expert',
  hasPage: true,
  family: 'people',
  table: {
    name: 'expert',
    owner: 'id',
    fields: {
      orcid: null,
      familyNames: {},
      institution: null,
      affiliations: {},
      positions: {},
      researchFields: {},
      bodies: {},
      website: null,
    },
    links: ['institution'],
  },
  search: kindSearch<ExpertFacts>(
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
  ),
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
  readonly ownWordsOf: ReadOwnWords;
}

export const expertHandlers = ({ database, files, siteOfItem, ownWordsOf }: Parts): AnyHandler[] => [
  answerGetExpert({ experts: postgresExperts(database), files, siteOfItem, ownWordsOf }),
];

/** The record of a person, for whoever says that it is theirs. */
export const expertRecord = (database: Database) => postgresExperts(database).record;
