import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { chapterAddress } from '../../../platform/kernel/item-address.ts';
import type { getBook } from '../contract.ts';
import type { Chapter } from '../domain/book.ts';

export const presentChapter = (book: Id, chapter: Chapter): OutputOf<typeof getBook>['chapters'][number] => ({
  position: chapter.position,
  parentPosition: chapter.parentPosition,
  label: chapter.label,
  titles: chapter.titles,
  authors: chapter.authors,
  firstPageNum: chapter.firstPage,
  lastPageNum: chapter.lastPage,
  doi: chapter.doi,
  hasBody: Object.values(chapter.bodies).some(Boolean),
  url: chapterAddress(book, chapter.position),
});
