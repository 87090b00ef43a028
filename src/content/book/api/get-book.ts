import { presentAccess } from '../../../platform/contract/access-output.ts';
import { answering } from '../../../platform/contract/handler.ts';
import { presentFiles, presentItem } from '../../../platform/contract/item-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Access } from '../../../platform/ports/access.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { getBook } from '../contract.ts';
import { nameOnly } from '../domain/book.ts';
import type { BookStore } from '../use-cases/book-store.ts';
import { presentChapter } from './present-chapter.ts';

interface Parts {
  readonly books: BookStore;
  readonly siteOfItem: SiteOfItem;
  readonly access: Access;
  readonly wording: Wording;
}

export const answerGetBook = ({ books, siteOfItem, access, wording }: Parts) =>
  answering(getBook, async ({ input: { id }, site: asking, reader, language, shows }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const stored = await books.book(owner.value, id);
    if (!stored) return failed(failure('notFound'));
    const isWithdrawn = stored.status === 'withdrawn';
    const book = isWithdrawn ? nameOnly(stored) : stored;
    const subject = { openAccess: book.accessType === 0, within: id };
    const downloading = await access.decide(owner.value, reader, subject, 'download');
    // Its site's powers decide what may be had of it.
    for (const key of [frameKey(owner.value.target.id), itemKey(id)]) shows(key);
    for (const { id: shown } of book.subjects) shows(itemKey(shown));
    const { authors, editors, publishers, series, classificationNumber, languages } = book;
    const { edition, printing, pages, isbn, accessType, subjects } = book;
    const presenting = { language, siteLanguage: owner.value.target.defaultLanguage, wording };
    return success({
      ...presentItem(book, presenting),
      ...{ authors, editors, publishers, series, classificationNumber, languages },
      ...{ edition, printing, pages, isbn, accessType, subjects },
      chapters: book.chapters.map((chapter) => presentChapter(id, chapter)),
      files: presentFiles(id, book.files),
      downloading: {
        allowed: downloading.allowed && !isWithdrawn,
        ...(isWithdrawn ? { message: null, reason: null } : presentAccess(downloading, presenting)),
      },
    });
  });
