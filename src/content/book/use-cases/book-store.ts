import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Book, Chapter } from '../domain/book.ts';

/** `site` is the one that a book belongs to. */
export interface BookStore {
  /** A book that is published or was withdrawn. */
  book(site: SiteContext, id: Id): Promise<Book | undefined>;
  /** A chapter of a book that is published. */
  chapter(
    site: SiteContext,
    book: Id,
    position: number,
  ): Promise<(Chapter & { readonly accessType: number }) | undefined>;
}
