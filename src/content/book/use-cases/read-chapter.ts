import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import { chooseText } from '../../../platform/kernel/text.ts';
import type { Access, Reader, ReadTrial } from '../../../platform/ports/access.ts';
import type { BookStore } from '../store/postgres-books.ts';

interface RequestedChapter {
  readonly book: Id;
  readonly position: number;
  readonly language: Language;
}

export type ReadChapter = ReturnType<typeof readChapter>;

/** A chapter as far as one reader may have it. */
export const readChapter =
  (books: BookStore, access: Access & { readonly trial: ReadTrial }) =>
  async (site: SiteContext, { book, position, language }: RequestedChapter, reader: Reader) => {
    const chapter = await books.chapter(site, book, position);
    if (!chapter) return failed(failure('notFound'));
    // Its text in the language that serves the reader best.
    const found = chooseText(chapter.bodies, language, site.target.defaultLanguage);
    const body = found ? { sha256: found.text, language: found.language } : null;
    const subject = { openAccess: chapter.accessType === 0, within: book, embargo: chapter.embargo };
    const reading = await access.decide(site, reader, subject, 'read');
    // For a reader who may not read all of it: how the text begins.
    const trial =
      body && !reading.allowed && !chapter.embargo ? ((await access.trial(body.sha256, new Map())) ?? null) : null;
    return success({ chapter, body, reading, trial });
  };
