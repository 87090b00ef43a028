import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { downloadAddress } from '../../../platform/shell/file-addresses.ts';
import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type CitationTag, citationTags, slashedDate, writeTags } from '../../../platform/ui/citation-tags.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import type { Article } from '../contract.ts';
import {
  affiliationsOf,
  authorsOf,
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
