import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { type Language, languageTag } from '../../../platform/kernel/language.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import type { findSubject } from '../../subject/contract.ts';
import type { Institution } from '../contract.ts';

export interface ProfileFact {
  readonly key: MessageKey;
  readonly value: string;
  readonly href?: string;
  readonly leftToRight?: boolean;
}

/** What is known of an institution, in the order in which a reader asks. */
export function institutionFacts(institution: Institution, language: Language): ProfileFact[] {
  const { city, country, established, aliases, parents, website, ror } = institution;
  const comma = language === 'ara' ? '، ' : ', ';
  const place = [city, country && countryName(country, language)].filter(Boolean).join(comma);
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

export function institutionJsonLd(institution: Institution, origin: string): JsonLd {
  const { institutionName, names, ror, city, country, established, website, aliases } = institution;
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': 'Organization',
      '@id': ror ?? origin + institution.url,
      url: origin + institution.url,
      sameAs: [ror, website].filter(Boolean),
      name: institutionName,
      alternateName: [...new Set([...Object.values(names), ...aliases])].filter((name) => name !== institutionName),
      address:
        city || country ? known({ '@type': 'PostalAddress', addressLocality: city, addressCountry: country }) : null,
      foundingDate: established && String(established),
      description: institution.summary,
    }),
  };
}

export const subjectJsonLd = (subject: OutputOf<typeof findSubject>, origin: string): JsonLd => ({
  '@context': 'https://schema.org',
  ...known({
    '@type': 'DefinedTerm',
    '@id': origin + subject.url,
    url: origin + subject.url,
    name: subject.name,
    alternateName: [...new Set(Object.values(subject.names))].filter((name) => name !== subject.name),
    termCode: subject.code,
    description: subject.summary,
  }),
});
