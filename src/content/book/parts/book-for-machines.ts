import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { tagOf } from '../../../platform/shell/localized-text.ts';
import { citationTags, slashedDate, writeTags } from '../../../platform/ui/citation-tags.ts';
import { type JsonLd, jsonLdScript, known } from '../../../platform/ui/json-ld.ts';
import { doiAddress, ownText } from '../../article/parts/facts-in-own-language.ts';
import type { Book, Chapter } from '../contract.ts';

type Person = Book['authors'][number];

/** What a book's document carries for machines alone. */
export function bookHead(book: Book, origin: string): string {
  const own = (text: Readonly<Record<string, string>>) => ownText(text, book);
  const tags = citationTags([
    ['title', own(book.titles)],
    ...book.authors.map((person) => ['author', nameOf(person, book)] as const),
    ...book.editors.map((person) => ['editor', nameOf(person, book)] as const),
    ...publication(book),
    ['doi', book.doi],
    ['abstract_html_url', origin + book.url],
  ]);
  return writeTags(tags) + jsonLdScript({ '@context': 'https://schema.org', ...bookNode(book, origin) });
}

export function chapterHead(book: Book, chapter: Chapter, origin: string): string {
  const own = (text: Readonly<Record<string, string>>) => ownText(text, book);
  const authors = chapter.authors.length > 0 ? chapter.authors : book.authors;
  const url = origin + chapter.url;
  const tags = citationTags([
    ['title', own(chapter.titles)],
    ...authors.map((person) => ['author', nameOf(person, book)] as const),
    ['inbook_title', own(book.titles)],
    ...publication(book),
    ['firstpage', chapter.firstPageNum],
    ['lastpage', chapter.lastPageNum],
    ['doi', chapter.doi],
    ['abstract_html_url', url],
    ['fulltext_html_url', chapter.reading.extent === 'full' ? url : ''],
  ]);
  const node = known({
    '@type': 'Chapter',
    '@id': chapter.doi ? doiAddress(chapter.doi) : url,
    url,
    name: own(chapter.titles),
    author: authors.map((person) => personNode(person, book)),
    pageStart: chapter.firstPageNum,
    pageEnd: chapter.lastPageNum,
    inLanguage: chapter.reading.language && tagOf(chapter.reading.language),
    isAccessibleForFree: chapter.reading.extent === 'full',
    isPartOf: bookNode(book, origin),
  });
  return writeTags(tags) + jsonLdScript({ '@context': 'https://schema.org', ...node });
}

const publication = (book: Book) =>
  [
    ['publisher', ownText(book.publishers, book)],
    ['publication_date', slashedDate(book.publishDate)],
    ['isbn', book.isbn],
    ['series_title', ownText(book.series, book)],
    ['language', tagOf(book.language)],
  ] as const;

function bookNode(book: Book, origin: string): JsonLd {
  const own = (text: Readonly<Record<string, string>>) => ownText(text, book);
  const [publisher, series] = [own(book.publishers), own(book.series)];
  return known({
    '@type': 'Book',
    '@id': book.doi ? doiAddress(book.doi) : origin + book.url,
    url: origin + book.url,
    name: own(book.titles),
    description: own(book.summaries),
    author: book.authors.map((person) => personNode(person, book)),
    editor: book.editors.map((person) => personNode(person, book)),
    publisher: publisher && { '@type': 'Organization', name: publisher },
    isPartOf: series && { '@type': 'BookSeries', name: series },
    isbn: book.isbn?.replaceAll('-', ''),
    bookEdition: book.edition && String(book.edition),
    numberOfPages: book.pages,
    inLanguage: book.languages.map(tagOf),
    datePublished: book.publishDate,
    image: book.cover && origin + fileAddress(book.cover),
    isAccessibleForFree: book.accessType === 0,
  });
}

const nameOf = ({ names }: Person, { language }: Book): string =>
  (names[language] ?? names.en ?? Object.values(names)[0])?.full ?? '';

const personNode = (person: Person, book: Book): JsonLd =>
  known({ '@type': 'Person', '@id': person.orcid && orcidAddress(person.orcid), name: nameOf(person, book) });
