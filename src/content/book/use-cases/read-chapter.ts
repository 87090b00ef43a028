import type { AccessDecision } from '../../../platform/kernel/access.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import { chooseText } from '../../../platform/kernel/text.ts';
import type { Access, Reader, ReadTrial, Trial } from '../../../platform/ports/access.ts';
import type { Chapter } from '../domain/book.ts';
import type { BookStore } from './book-store.ts';

/** A chapter as far as one reader may have it. */
export interface ReadableChapter {
  readonly chapter: Chapter;
  /** Its text in the language that serves the reader best. */
  readonly body: { readonly sha256: string; readonly language: string } | null;
  readonly reading: AccessDecision;
  /** For a reader who may not read all of it: how the text begins. */
  readonly trial: Trial | null;
}

interface AskedChapter {
  readonly book: Id;
  readonly position: number;
  readonly language: Language;
}

export type ReadChapter = (
  site: SiteContext,
  asked: AskedChapter,
  reader: Reader,
) => Promise<Result<ReadableChapter, Failure>>;

export const readChapter =
  (books: BookStore, access: Access & { readonly trial: ReadTrial }): ReadChapter =>
  async (site, { book, position, language }, reader) => {
    const chapter = await books.chapter(site, book, position);
    if (!chapter) return failed(failure('notFound'));
    const found = chooseText(chapter.bodies, language, site.target.defaultLanguage);
    const body = found ? { sha256: found.text, language: found.language } : null;
    const reading = await access.decide(site, reader, { openAccess: chapter.accessType === 0, within: book }, 'read');
    const trial = body && !reading.allowed ? ((await access.trial(body.sha256, new Map())) ?? null) : null;
    return success({ chapter, body, reading, trial });
  };
