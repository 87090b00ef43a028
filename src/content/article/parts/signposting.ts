import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { downloadAddress } from '../../../platform/shell/file-addresses.ts';
import type { Article } from '../contract.ts';
import { authorsOf, doiAddress, openPdf } from './facts-in-own-language.ts';

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
