import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { type Language, languageTag } from '../../../platform/kernel/language.ts';
import type { getInstitution } from '../contract.ts';
import type { ProfileFact } from './profile-view.ts';

type Institution = OutputOf<typeof getInstitution>;

/** What is known of an institution, in the order in which a reader asks. */
export function institutionFacts(institution: Institution, language: Language): ProfileFact[] {
  const { city, country, established, aliases, parents, website, ror } = institution;
  const place = [city, country && countryName(country, language)].filter(Boolean).join(', ');
  const facts: (ProfileFact | null)[] = [
    place ? { key: 'institution.fact.place', value: place } : null,
    established ? { key: 'institution.fact.established', value: String(established), leftToRight: true } : null,
    aliases.length > 0 ? { key: 'institution.fact.aliases', value: aliases.join('; ') } : null,
    parents.length > 0 ? { key: 'institution.fact.parents', value: parents.join('; ') } : null,
    website
      ? { key: 'institution.fact.website', value: shortAddress(website), href: website, leftToRight: true }
      : null,
    ror ? { key: 'institution.fact.ror', value: shortAddress(ror), href: ror, leftToRight: true } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** A code that is no country's is printed as it is stored. */
function countryName(country: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([languageTag(language)], { type: 'region', fallback: 'code' }).of(country) ?? country;
}

const shortAddress = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
