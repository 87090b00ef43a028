import { join, resolve } from 'node:path';
import type { BookWords } from '../../../src/features/discovery/records/epub/book-chapter.ts';
import { readableParts } from '../../../src/features/discovery/records/epub/book-parts.ts';
import { bookOf, writeBook } from '../../../src/features/discovery/records/epub/write-book.ts';
import type { Finding, Standard, WritingContext, WrittenDocument } from '../standard.ts';
import { judgeFiles } from '../tools/files.ts';
import { javaProgram } from '../tools/java.ts';

const words: BookWords = {
  tag: 'en',
  contents: 'Contents',
  abstract: 'Abstract',
  keywords: 'Keywords',
  references: 'References',
  published: 'Published',
  abstractOnly: 'The full text is on its web page:',
  integrity: { corrected: 'Corrected', retracted: 'Retracted', concern: 'Concern' },
  day: (date) => date,
};

/** All that a validator asks of a picture is that it begins like one. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Work = Parameters<Standard['write']>[0][number];

/** A paper, or a book with those of its chapters that have a text; nothing of what becomes no book. */
async function written(record: Work, { origin, bytes }: WritingContext): Promise<Buffer | undefined> {
  const works = record.kind === 'article' ? [record] : readableParts(record, 'en', 'en');
  if (works.length === 0) return undefined;
  async function* papers() {
    for (const work of works)
      yield { record: work, body: work.body === null ? null : (await bytes(work.site, work.body)).toString() };
  }
  const picture = async () => ({ contentType: 'image/png', content: pixel });
  const pieces: Buffer[] = [];
  for await (const piece of writeBook(bookOf(record, origin), papers(), { origin, words, picture })) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Every paper as a book of its own, and every book. */
export const epub: Standard = {
  name: 'EPUB 3.3',
  validator: 'EPUBCheck 5.3.0, errors and warnings',
  missing: () => undefined,
  write: async (records, context) => {
    const all: WrittenDocument[] = [];
    for (const record of records) {
      const isBook = ['article', 'book'].includes(record.kind) && record.status === 'published';
      const content = isBook ? await written(record, context) : undefined;
      if (content) all.push({ name: `epub ${record.site}/${record.id}`, content });
    }
    return all;
  },
  judge: epubCheck,
  // Its first file is no longer the one by which programs know it.
  spoil: ({ name, content }) => ({
    name,
    content: Buffer.from(
      Buffer.from(content).toString('latin1').replace('application/epub+zip', 'application/epub-zip'),
      'latin1',
    ),
  }),
};

function epubCheck(documents: readonly WrittenDocument[]): Promise<Finding[]> {
  const program = javaProgram('org.w3c:epubcheck:5.3.0');
  // From the root of the checkout: the program that asks may be bundled elsewhere.
  const source = resolve('tests/conformance/tools/CheckBooks.java');
  return judgeFiles(documents, 'epub', { program: 'java', words: ['-cp', join(program, 'lib', '*'), source] });
}
