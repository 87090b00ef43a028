import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { downloadAddress } from '../../../platform/shell/file-addresses.ts';
import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type CitationTag, citationTags, slashedDate, writeTags } from '../../../platform/ui/citation-tags.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import type { Article } from '../contract.ts';
import {
  affiliationsOf,
  authorsOf,
  doiAddress,
  openPdf,
  ownName,
  ownText,
  publishedOn,
  registeredTitle,
} from './facts-in-own-language.ts';
import { articleJsonLd } from './json-ld.ts';

/** What an article's document carries for machines alone. It goes to the end of the head as it is, and never into loader data. */
export const headForMachines = (article: Article, origin: string): string =>
  writeTags(highwireTags(article, origin)) + jsonLdScript(articleJsonLd(article, origin));

/** The tags by which Google Scholar, Zotero and their kin read an article. The facts about an author follow the author's name. */
export function highwireTags(article: Article, origin: string): CitationTag[] {
  const { journal, period } = article;
  const pdf = openPdf(article);
  const own = (text: Readonly<Record<string, string>>) => ownText(text, article);
  const tags: [name: string, content: string | null | undefined][] = [
    ['title', registeredTitle(article)],
    ...authorsOf(article).flatMap((author): [string, string][] => [
      ['author', ownName(author, article).full],
      ...affiliationsOf(article, author).map(({ names }): [string, string] => ['author_institution', own(names)]),
      ['author_orcid', author.orcid ? orcidAddress(author.orcid) : ''],
    ]),
    ['publication_date', slashedDate(publishedOn(article))],
    ['online_date', slashedDate(article.dates.online)],
    ['journal_title', journal && own(journal.names)],
    ['issn', journal?.issn],
    ['issn', journal?.eissn],
    ['publisher', own(article.publishers)],
    ['volume', article.volume ?? period?.volume],
    ['issue', period?.issue],
    ['firstpage', article.firstPageNum ?? article.elocation],
    ['lastpage', article.lastPageNum],
    ['conference_title', article.conference && own(article.conference.names)],
    ['isbn', article.isbn],
    ['doi', article.doi],
    ['pdf_url', pdf && origin + downloadAddress(article.id, pdf.attachType)],
    ['abstract_html_url', origin + article.url],
    ['fulltext_html_url', article.reading.extent === 'full' ? origin + article.url : ''],
    ['language', tagOf(article.language)],
    ...(article.keywords[article.language] ?? []).map((word): [string, string] => ['keywords', word]),
  ];
  return citationTags(tags);
}

/** Proxies on the way cut or refuse long headers; a paper of a thousand authors must not fail on that. */
const mostAuthors = 20;

const exports = { bibtex: 'application/x-bibtex', refman: 'application/x-research-info-systems' } as const;

/** Where the same facts stand as JSON-LD, by themselves. */
const jsonLdAddress = (id: string): string => `/article/${id}.jsonld`;

/** The header `Link` by which machines find their way from an article's page (signposting.org). */
export function signpostingLinks(article: Article, origin: string): string {
  const pdf = openPdf(article);
  const links: [relation: string, address: string | null | undefined | false, type?: string][] = [
    ['cite-as', article.doi && doiAddress(article.doi)],
    ['type', 'https://schema.org/ScholarlyArticle'],
    ['type', 'https://schema.org/AboutPage'],
    ...authorsOf(article)
      .flatMap(({ orcid }) => orcid ?? [])
      .slice(0, mostAuthors)
      .map((orcid): [string, string] => ['author', orcidAddress(orcid)]),
    ...Object.entries(exports).map(([citationType, type]): [string, string, string] => [
      'describedby',
      `${origin}/rc-pub/front/front-article/downloadCitation?${new URLSearchParams({ id: article.id, citationType })}`,
      type,
    ]),
    ['describedby', origin + jsonLdAddress(article.id), 'application/ld+json'],
    ['item', pdf && origin + downloadAddress(article.id, pdf.attachType), 'application/pdf'],
    ['license', article.licence],
  ];
  return links.flatMap(([relation, address, type]) => linkTo(relation, address, type)).join(', ');
}

/** Only an address, and only in letters that a header can carry. */
function linkTo(relation: string, address: string | null | undefined | false, type?: string): string[] {
  const url = address ? URL.parse(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  return [`<${url.href}>; rel="${relation}"${type ? `; type="${type}"` : ''}`];
}
