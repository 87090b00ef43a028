import { readFile } from 'node:fs/promises';
import type { Refusal } from '../../../../../platform/documents/refusal.ts';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import { createLimitedThreads, type ThreadLimits } from '../../../../../platform/threads/limited-threads.ts';
import { type AuthorMarks, createAuthorFinder } from '../../domain/author-marks.ts';
import type { AnonymiseTask } from './anonymise.thread.ts';

interface AnonymousCopy {
  /** Whom and what of them the copy names all the same. */
  readonly named: readonly string[];
  /** Whether there was any text to look through: a scanned page has none. */
  readonly hasText: boolean;
}

export interface Anonymiser {
  /** Writes a copy that says nothing of its authors besides its text, and looks through that. */
  copy(
    file: { readonly path: string; readonly type: 'docx' | 'pdf'; readonly target: string },
    marks: AuthorMarks,
    signal: AbortSignal,
  ): Promise<Result<AnonymousCopy, Refusal>>;
}

// The bundle has the thread's file next to it; from source, Node reads TypeScript itself.
const file = import.meta.url.endsWith('.ts') ? './anonymise.thread.ts' : './anonymise.thread.js';
const limits: ThreadLimits = { milliseconds: 10_000, megabytes: 192 };

/** What draws a PDF anew, and reads its text. */
interface PdfTools {
  redrawPdf(path: string, target: string, signal: AbortSignal): Promise<Result<unknown, Refusal>>;
  extractText(path: string, target: string, signal: AbortSignal): Promise<Result<{ readonly path: string }, Refusal>>;
}

export function createAnonymiser(tools: PdfTools): Anonymiser {
  const threads = createLimitedThreads<AnonymiseTask, readonly string[]>(new URL(file, import.meta.url), 1, limits);
  return {
    async copy({ path, type, target }, marks, signal) {
      signal.throwIfAborted();
      if (type === 'docx') {
        const named = await threads.read({ path, target, marks }, []);
        return named.ok ? success({ named: named.value, hasText: true }) : failed(named.failure);
      }
      const drawn = await tools.redrawPdf(path, target, signal);
      if (!drawn.ok) return drawn;
      // Letters are set a little differently in the two; what is in either of them can be read.
      let text = '';
      for (const pdf of [path, target]) {
        const read = await tools.extractText(pdf, `${target}.txt`, signal);
        if (!read.ok) return read;
        text += `${await readFile(read.value.path, 'utf8')}\n`;
      }
      return success({ named: createAuthorFinder(marks).namedIn(text), hasText: /\p{L}{3}/u.test(text) });
    },
  };
}
