import { presentAccess } from '../../../platform/contract/access-output.ts';
import { answering } from '../../../platform/contract/handler.ts';
import { presentFiles, presentItem } from '../../../platform/contract/item-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { chapterAddress } from '../../../platform/kernel/item-address.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Access } from '../../../platform/ports/access.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { getBook, getChapter } from '../contract.ts';
import type { BookStore, ChapterRow } from '../store/postgres-books.ts';
import type { ReadChapter } from '../use-cases/read-chapter.ts';

const presentChapter = (book: Id, { bodies, ...chapter }: ChapterRow) => ({
  ...chapter,
  hasBody: Object.values(bodies).some(Boolean),
  url: chapterAddress(book, chapter.position),
});

interface BookParts {
  readonly books: BookStore;
  readonly siteOfItem: SiteOfItem;
  readonly access: Access;
  readonly wording: Wording;
}

export const answerGetBook = ({ books, siteOfItem, access, wording }: BookParts) =>
  answering(getBook, async ({ input: { id }, site: asking, reader, language, shows }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const stored = await books.book(owner.value, id);
    if (!stored) return failed(failure('notFound'));
    const isWithdrawn = stored.status === 'withdrawn';
    // What stays of a book that was withdrawn is what it was and who wrote it.
    const book = isWithdrawn ? { ...stored, chapters: [], files: [] } : stored;
    const subject = { openAccess: book.accessType === 0, within: id, embargo: book.embargo };
    const downloading = await access.decide(owner.value, reader, subject, 'download');
    // Its site's powers decide what may be had of it.
    for (const key of [frameKey(owner.value.target.id), itemKey(id)]) shows(key);
    for (const { id: subjectId } of book.subjects) shows(itemKey(subjectId));
    const presenting = { language, siteLanguage: owner.value.target.defaultLanguage, wording };
    return success({
      ...book,
      ...presentItem(book, presenting),
      chapters: book.chapters.map((chapter) => presentChapter(id, chapter)),
      files: presentFiles(id, book.files),
      downloading: {
        allowed: downloading.allowed && !isWithdrawn,
        ...(isWithdrawn ? { message: null, reason: null } : presentAccess(downloading, presenting)),
      },
    });
  });

interface ChapterParts {
  readonly read: ReadChapter;
  readonly siteOfItem: SiteOfItem;
  readonly files: Pick<FileStore, 'get'>;
  readonly wording: Wording;
}

export const answerGetChapter = ({ read, siteOfItem, files, wording }: ChapterParts) =>
  answering(getChapter, async ({ input: { id, position }, site: asking, reader, language, shows, offers }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const found = await read(owner.value, { book: id, position, language }, reader);
    if (!found.ok) return found;
    // Its site's powers decide what is shown of it.
    for (const key of [frameKey(owner.value.target.id), itemKey(id)]) shows(key);
    const siteLanguage = owner.value.target.defaultLanguage;
    const { chapter, body, reading, trial } = found.value;
    if (trial) offers(trial.sha256, async () => trial.bytes);
    else if (body && reading.allowed) offers(body.sha256, () => files.get(body.sha256));
    return success({ ...presentChapter(id, chapter), reading: presentReading() });

    function presentReading() {
      if (!body) return { extent: 'none' as const, message: null, reason: null, body: null, language: null };
      const said = presentAccess(reading, { language, siteLanguage, wording });
      if (reading.allowed) return { extent: 'full' as const, ...said, body: body.sha256, language: body.language };
      return { extent: 'trial' as const, ...said, body: trial?.sha256 ?? null, language: body.language };
    }
  });
