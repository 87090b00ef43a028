import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import type { OpenPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { languagesInOrder, tagOf } from '../../../platform/shell/localized-text.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import type { Expert } from '../contract.ts';
import type { PapersView } from './expert-papers.tsx';

interface Around {
  /** Nothing where the list could not be had. */
  readonly papers: PapersView | null;
  readonly comments: CommentsView | null;
}

export type ExpertView = ReturnType<typeof expertView>;

/** What the page of an expert prints. */
export function expertView(expert: Expert, { language, path, say, site }: OpenPage, around: Around) {
  const { siteId, expertName: name, names, familyNames, cover, visits, institution, ...facts } = expert;
  // Who does not read Chinese is told the English name first.
  const other = languagesInOrder(names, language, site.defaultLanguage).find((one) => names[one] !== name);
  return {
    ...facts,
    ...around,
    /** The address of this very page, for its lists. */
    path,
    name,
    /** The name in a second language. */
    second: other ? { name: names[other] ?? '', lang: tagOf(other) } : null,
    portrait: cover && fileAddress(cover),
    institution: institution && { name: facts.affiliation || say(institution.names), href: institution.url },
  };
}

/** The page of a research term. */
export const termAddress = (term: string): string => `/researchDetail?${new URLSearchParams({ code: term })}`;

/** An expert as schema.org describes a person. */
export function personJsonLd(expert: Expert, origin: string): JsonLd {
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
