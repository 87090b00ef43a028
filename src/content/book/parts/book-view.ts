import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import {
  type LocalizedText,
  languagesInOrder,
  localizedIn,
  localizedName,
  localizedText,
} from '../../../platform/shell/localized-text.ts';
import { headlined } from '../../../platform/shell/phrases.ts';
import type { ArtworkName } from '../../../platform/ui/artwork.tsx';
import type { Book, Chapter } from '../contract.ts';
import { contentsTree, isSection, type Nested } from '../domain/contents.ts';

export type BookView = ReturnType<typeof bookView>;
export type ChapterView = ReturnType<typeof chapterView>;

interface Around {
  readonly citation: CitationView | null;
  readonly artwork: ArtworkName;
}

export const titleOf = ({ titles, language }: Book, reader: Language): LocalizedText =>
  localizedIn(titles, reader, language) ?? localizedText('—', language);

export function bookView(book: Book, reader: Language, around: Around) {
  const localized = (text: Readonly<Record<string, string>>) => localizedIn(text, reader, book.language);
  const [, second] = languagesInOrder(book.titles, reader, book.language);
  return {
    ...around,
    id: book.id,
    url: book.url,
    doi: book.doi,
    isbn: book.isbn,
    title: headlined(titleOf(book, reader)),
    secondTitle: second ? localizedText(book.titles[second] ?? '', second) : null,
    isOpen: book.accessType === 0,
    cover: book.cover && fileAddress(book.cover),
    authors: peopleOf(book.authors, reader, book.language),
    editors: peopleOf(book.editors, reader, book.language),
    publisher: localized(book.publishers)?.text ?? '',
    series: localized(book.series)?.text ?? '',
    classificationNumber: book.classificationNumber,
    languages: book.languages,
    edition: book.edition,
    printing: book.printing,
    pages: book.pages,
    date: book.publishDate,
    summary: localized(book.summaries),
    subjects: book.subjects.flatMap(({ id, names }) => {
      const name = localized(names)?.text;
      return name ? [{ name, href: itemAddress({ kind: 'subject', id }) }] : [];
    }),
    contents: contentsOf(book, reader),
    /** Where reading begins. */
    first: book.chapters.find(({ hasBody }) => hasBody)?.url ?? null,
    files: book.files.map(({ id, labels, name, bytes }) => ({
      href: storedFileAddress(id),
      name: localized(labels)?.text ?? name,
      bytes,
    })),
    refusal: book.downloading.message,
    opensAt: book.downloading.opensAt,
    use: { views: book.visits, downloads: book.downloads },
  };
}

export function chapterView(book: Book, chapter: Chapter, reader: Language, citation: CitationView | null) {
  const { position, reading } = chapter;
  const readable = book.chapters.filter(({ hasBody }) => hasBody).map((one) => entryView(one, reader, book.language));
  return {
    book: { id: book.id, title: titleOf(book, reader), url: book.url, cover: book.cover && fileAddress(book.cover) },
    citation,
    position,
    url: chapter.url,
    label: chapter.label ?? '',
    isSection: isSection(chapter, book.chapters),
    doi: chapter.doi,
    title: headlined(
      localizedIn(chapter.titles, reader, book.language) ?? localizedText(chapter.label ?? '—', book.language),
    ),
    authors: peopleOf(chapter.authors, reader, book.language),
    pages: pagesOf(chapter),
    isOpen: book.accessType === 0,
    contents: contentsOf(book, reader),
    previous: readable.findLast((one) => one.position < position) ?? null,
    next: readable.find((one) => one.position > position) ?? null,
    body: reading.body && reading.language ? { sha256: reading.body, language: reading.language } : null,
    refusal: reading.message,
    opensAt: reading.opensAt,
    /** Why this reader may read it. */
    reason: reading.reason,
  };
}

const peopleOf = (people: Book['authors'], reader: Language, original: string): LocalizedText[] =>
  people.flatMap(({ names }) => {
    const full = Object.fromEntries(Object.entries(names).map(([language, name]) => [language, name.full]));
    return localizedName(full, reader, original) ?? [];
  });

type Entry = Book['chapters'][number];

/** An entry of the contents with those below it. */
export interface ContentsEntry extends ReturnType<typeof entryView> {
  readonly entries: readonly ContentsEntry[];
}

const contentsOf = ({ chapters, language }: Book, reader: Language): ContentsEntry[] => {
  const nested = ({ entries, ...entry }: Nested<Entry>): ContentsEntry => ({
    ...entryView(entry as Entry, reader, language),
    entries: entries.map(nested),
  });
  return contentsTree(chapters).map(nested);
};

const entryView = (entry: Entry, reader: Language, original: string) => ({
  position: entry.position,
  label: entry.label ?? '',
  title: localizedIn(entry.titles, reader, original) ?? localizedText('—', original),
  authors: peopleOf(entry.authors, reader, original)
    .map(({ text }) => text)
    .join(', '),
  pages: pagesOf(entry),
  /** Null for what is named and cannot be opened. */
  href: entry.hasBody ? entry.url : null,
});

const pagesOf = ({ firstPageNum, lastPageNum }: Entry): string =>
  [...new Set([firstPageNum, lastPageNum])].filter(Boolean).join('–');
