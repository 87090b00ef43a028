import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import type { getExpert } from '../contract.ts';

/** An expert as schema.org describes a person. */
export function personJsonLd(expert: OutputOf<typeof getExpert>, origin: string): JsonLd {
  const { names, expertName, institution, affiliation } = expert;
  const place = institution
    ? { '@type': 'Organization', '@id': origin + institution.url, name: affiliation }
    : affiliation && { '@type': 'Organization', name: affiliation };
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': 'Person',
      '@id': expert.orcid ?? origin + expert.url,
      url: origin + expert.url,
      sameAs: [expert.orcid, expert.website].filter(Boolean),
      name: expertName,
      alternateName: [...new Set(Object.values(names))].filter((name) => name !== expertName),
      jobTitle: expert.position,
      affiliation: place,
      description: expert.summary,
      image: expert.cover && new URL(fileAddress(expert.cover), origin).href,
      knowsAbout: expert.researchFields,
    }),
  };
}
