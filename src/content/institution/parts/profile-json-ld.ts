import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import type { findSubject } from '../../subject/contract.ts';
import type { getInstitution } from '../contract.ts';

export function institutionJsonLd(institution: OutputOf<typeof getInstitution>, origin: string): JsonLd {
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
