import { sql } from 'kysely';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { kindSearch } from '../../platform/item/searching/kind-search.ts';
import { textGroup, unique } from '../../platform/item/searching/texts.ts';
import type { Database } from '../../platform/ports/database.ts';
import { answerGetInstitution } from './api/get-institution.ts';
import { postgresInstitutions } from './store/postgres-institutions.ts';

interface InstitutionFacts {
  readonly ror: string | null;
  readonly aliases: readonly string[];
  readonly country: string | null;
  readonly city: string | null;
}

const facts = sql`(select jsonb_build_object('ror', institution.ror, 'aliases', institution.aliases, 'country', institution.country,
    'city', institution.city)
  from institution where institution.site_id = item.site_id and institution.id = item.id)`;

const isChinese = (name: string): boolean => /\p{Script=Han}/u.test(name);

export const institutionKind: Kind = {
  name: 'institution',
  hasPage: true,
  family: 'people',
  table: {
    name: 'institution',
    owner: 'id',
    fields: {
      ror: null,
      types: [],
      country: null,
      city: null,
      latitude: null,
      longitude: null,
      established: null,
      website: null,
      aliases: [],
      parents: [],
      otherIds: {},
    },
  },
  search: kindSearch<InstitutionFacts>(
    {
      facts,
      toDocument(item, { ror, aliases, country, city }) {
        const others = { zh: aliases.filter(isChinese), en: aliases.filter((alias) => !isChinese(alias)) };
        return {
          ids: unique([ror, ror?.replace(/^https?:\/\/ror\.org\//, '')]),
          title: textGroup(item.titles, others),
          affiliation: textGroup(item.titles, others),
          caption: textGroup({ en: unique([city, country]) }),
        };
      },
    },
    { ror: null, aliases: [], country: null, city: null },
  ),
};

interface Parts {
  readonly database: Database;
  readonly siteOfItem: SiteOfItem;
}

export const institutionHandlers = ({ database, siteOfItem }: Parts): AnyHandler[] => [
  answerGetInstitution(postgresInstitutions(database), siteOfItem),
];
