import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { downloadAddress } from '../../../platform/shell/file-addresses.ts';
import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import type { Article } from '../contract.ts';
import {
  affiliationsOf,
  authorsOf,
  doiAddress,
  openPdf,
  ownName,
  ownText,
  publishedOn,
} from './facts-in-own-language.ts';

/** An article as schema.org describes it: ScholarlyArticle → PublicationIssue → Periodical. */
export function articleJsonLd(article: Article, origin: string): JsonLd {
  const own = (text: Readonly<Record<string, string>>) => ownText(text, article);
  const { doi, integrity } = article;
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': 'ScholarlyArticle',
      '@id': doi ? doiAddress(doi) : origin + article.url,
      url: origin + article.url,
      sameAs: doi && doiAddress(doi),
      identifier: doi && { '@type': 'PropertyValue', propertyID: 'doi', value: doi },
      headline: own(article.titles),
      name: own(article.titles),
      alternativeHeadline: Object.values(article.titles).filter((title) => title !== own(article.titles)),
      abstract: own(article.summaries),
      keywords: article.keywords[article.language] ?? [],
      inLanguage: tagOf(article.language),
      datePublished: publishedOn(article),
      author: authorsOf(article).map((author) => personNode(author, article)),
      publisher: organizationNode(own(article.publishers)),
      isPartOf: issueNode(article, own),
      pageStart: article.firstPageNum ?? article.elocation,
      pageEnd: article.lastPageNum,
      license: article.licence,
      isAccessibleForFree: article.reading.extent === 'full' || (article.accessType === 0 && !article.reading.opensAt),
      creativeWorkStatus: integrity === 'retracted' ? 'Retracted' : null,
      encoding: pdfNode(article, origin),
      funding: article.funds.flatMap((fund) => fundNodes(fund, own)),
    }),
  };
}

type OwnText = (text: Readonly<Record<string, string>>) => string;

function personNode(author: Article['contributors'][number], article: Article): JsonLd {
  const { full, family, given } = ownName(author, article);
  return known({
    '@type': author.type === 'group' ? 'Organization' : 'Person',
    '@id': author.orcid && orcidAddress(author.orcid),
    name: full,
    familyName: family,
    givenName: given,
    affiliation: affiliationsOf(article, author).map(({ names, ror }) =>
      organizationNode(ownText(names, article), ror),
    ),
  });
}

const organizationNode = (name: string, id: string | null = null): JsonLd | null =>
  name ? known({ '@type': 'Organization', '@id': id, name }) : null;

/** Online first an article is part of its journal alone. Each holds the next, as far as it is known: issue, volume, journal. */
function issueNode({ journal, period, volume }: Article, own: OwnText): JsonLd | null {
  const inVolume = volume ?? period?.volume ?? null;
  const periodical =
    journal &&
    known({
      '@type': 'Periodical',
      name: own(journal.names),
      issn: [journal.issn, journal.eissn].filter(Boolean),
    });
  const around =
    inVolume && periodical
      ? { '@type': 'PublicationVolume', volumeNumber: inVolume, isPartOf: periodical }
      : periodical;
  if (!period) return around;
  return known({
    '@type': 'PublicationIssue',
    issueNumber: period.issue,
    datePublished: String(period.year),
    isPartOf: around,
  });
}

function pdfNode(article: Article, origin: string): JsonLd | null {
  const pdf = openPdf(article);
  const contentUrl = pdf && origin + downloadAddress(article.id, pdf.attachType);
  return contentUrl ? { '@type': 'MediaObject', encodingFormat: 'application/pdf', contentUrl } : null;
}

const fundNodes = ({ names, ror, doi, awards }: Article['funds'][number], own: OwnText): JsonLd[] => {
  const funder = organizationNode(own(names), ror ?? (doi && doiAddress(doi)));
  const numbers = awards.length > 0 ? awards : [null];
  return funder ? numbers.map((identifier) => known({ '@type': 'Grant', identifier, funder })) : [];
};
