import type { Refusal } from '../../../../platform/documents/refusal.ts';
import { failed, type Result } from '../../../../platform/kernel/result.ts';
import { createLimitedThreads, type ThreadLimits } from '../../../../platform/threads/limited-threads.ts';
import type { ManuscriptGuess } from '../domain/manuscript-guess.ts';
import type { LaidOutPdf } from './pdf/read-pdf.ts';
import type { ManuscriptTask } from './read-manuscript.thread.ts';

export const readableTypes = ['docx', 'pdf', 'xml', 'zip'] as const;
export type ReadableType = (typeof readableTypes)[number];

/** Takes the text out of a PDF, in a process of its own with limits of its own. */
export type LayOutPdf = (path: string, signal: AbortSignal) => Promise<Result<LaidOutPdf, Refusal>>;

export interface ManuscriptReader {
  /** What the file at this place seems to say of itself. It never throws because of what is in the file. */
  read(path: string, type: ReadableType, signal: AbortSignal): Promise<Result<ManuscriptGuess, Refusal>>;
  end(): Promise<void>;
}

// The bundle has the thread's file next to it; from source, Node reads TypeScript itself.
const file = import.meta.url.endsWith('.ts') ? './read-manuscript.thread.ts' : './read-manuscript.thread.js';

/** With what Node itself takes, a file costs less than 256 MB. */
const usualLimits: ThreadLimits = { milliseconds: 5_000, megabytes: 112 };

export function createManuscriptReader(
  layOutPdf: LayOutPdf,
  limits: ThreadLimits = usualLimits,
  most = 1,
): ManuscriptReader {
  const threads = createLimitedThreads<ManuscriptTask, ManuscriptGuess>(new URL(file, import.meta.url), most, limits);
  return {
    async read(path, type, signal) {
      signal.throwIfAborted();
      if (type !== 'pdf') return threads.read({ type, path }, []);
      const pdf = await layOutPdf(path, signal);
      return pdf.ok ? threads.read({ type, pdf: pdf.value }, []) : failed(pdf.failure);
    },
    end: threads.end,
  };
}
