import { sql } from 'kysely';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { textGroup, unique } from '../../../platform/item/searching/texts.ts';

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

export const institutionSearch = kindSearch<InstitutionFacts>(
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
);
