import { type ZippedFile, zipPieces } from '../../../../platform/documents/archives/write-zip.ts';
import { readXml } from '../../../../platform/documents/xml/read-xml.ts';
import { descendants, type XmlElement } from '../../../../platform/documents/xml/xml-tree.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { jatsArticle } from '../jats/jats-article.ts';
import { fullNames } from '../record-texts.ts';
import { languageCode, ownText } from '../written-languages.ts';
import { lineOf } from '../written-xml.ts';
import { type BookWords, bookChapter, type Chapter } from './book-chapter.ts';
import { type Book, type BookPicture, chapterFile, closingFiles, openingFiles, pictureFile } from './epub-files.ts';

/** Of all pictures of a book; those that come after stay where they are. */
const mostPictureBytes = 64 * 1024 * 1024;

/** A paper as far as this reader may have it. */
export interface BookPaper {
  readonly record: WorkRecord;
  /** Its text as safe HTML; nothing where the reader may not have it. */
  readonly body: string | null;
}

export interface BookParts {
  readonly origin: string;
  readonly words: BookWords;
  /** A picture of the site by the hash in its address, in a format that books may have. */
  readonly picture: (sha256: string) => Promise<Omit<BookPicture, 'name'> | undefined>;
}

/** An EPUB of these papers, piece by piece: there is never more of it in memory than one paper and one picture. */
export const writeBook = (
  book: Book,
  papers: AsyncIterable<BookPaper>,
  parts: BookParts,
): AsyncGenerator<Buffer, void, undefined> => zipPieces(filesOf(book, papers, parts));

async function* filesOf(book: Book, papers: AsyncIterable<BookPaper>, parts: BookParts): AsyncGenerator<ZippedFile> {
  const { origin, words } = parts;
  const chapters: Omit<Chapter, 'xhtml'>[] = [];
  const pictures = new Map<string, Omit<BookPicture, 'content'>>();
  let room = mostPictureBytes;
  yield* openingFiles;
  for await (const paper of papers) {
    const jats = inJats(paper, origin);
    for (const sha256 of pictureHashes(jats)) {
      if (pictures.has(sha256) || room <= 0) continue;
      const found = await parts.picture(sha256);
      const ending = endings[found?.contentType ?? ''];
      if (!found || !ending || found.content.length > room) continue;
      room -= found.content.length;
      const picture = { ...found, name: `picture-${pictures.size + 1}.${ending}` };
      pictures.set(sha256, { name: picture.name, contentType: picture.contentType });
      yield pictureFile(picture);
    }
    const picture = (address: string) => pictures.get(hashIn(address))?.name;
    const { xhtml, ...chapter } = bookChapter(paper.record, { jats, origin, words, picture });
    yield chapterFile({ ...chapter, xhtml }, chapters.length, languageCode(paper.record.language));
    chapters.push(chapter);
  }
  yield* closingFiles(book, { chapters, pictures: [...pictures.values()], words });
}

/** What an EPUB may have without something else to fall back on. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

const nothing: XmlElement = { name: 'article', attributes: {}, children: [] };

/** A text beyond what is read of any document is left out: what is said of the paper stays. */
export function inJats({ record, body }: BookPaper, origin: string): XmlElement {
  const read = (text: string | null) => readXml(Buffer.from(jatsArticle(record, { origin, body: text })));
  const whole = read(body);
  if (whole.ok) return whole.value;
  const barely = read(null);
  return barely.ok ? barely.value : nothing;
}

export const hashIn = (address: string): string => /\/files\/([0-9a-f]{64})$/.exec(address)?.[1] ?? '';

export function pictureHashes(jats: XmlElement): string[] {
  const addresses = [...descendants(jats)]
    .filter(({ name }) => name === 'graphic' || name === 'inline-graphic')
    .map(({ attributes }) => hashIn(attributes['xlink:href'] ?? ''));
  return [...new Set(addresses)].filter(Boolean);
}

/** A published work as a book: a paper, an issue, a collection, a book. */
export function bookOf(of: WorkRecord, origin: string): Book {
  const { journal, issue } = of;
  const number = issue ? [issue.year, issue.volume, issue.issue && `(${issue.issue})`].filter(Boolean).join(' ') : '';
  const isIssue = of.kind === 'issue' && journal !== null;
  const authors = of.people.filter(({ role }) => role === 'author');
  return {
    identifier: of.doi ? `https://doi.org/${of.doi}` : origin + of.path,
    title: lineOf(isIssue ? `${ownText(journal.titles, of)} ${number}` : ownText(of.titles, of)),
    language: languageCode(of.language),
    creators: authors.map(({ names }) => ownText(fullNames(names), of)).filter(Boolean),
    publisher: ownText(journal?.publishers ?? of.publishers, of),
    date: of.publishedOn,
    rights: of.licence ?? (ownText(of.copyright, of) || null),
    source: origin + of.path,
    changedAt: of.changedAt,
  };
}
