import type { Refusal } from '../../../../../platform/documents/refusal.ts';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { ManuscriptGuess } from '../../domain/manuscript-guess.ts';
import { guessManuscript } from '../guess/guess-manuscript.ts';
import { linesOf } from './lines.ts';
import { pdfParagraphs } from './paragraphs.ts';

/** What a tool took out of a PDF: the text of its pages with places and sizes, and the title among its properties. */
export interface LaidOutPdf {
  /** As poppler's `pdftohtml -xml` writes it. */
  readonly pages: string;
  readonly title?: string;
}

export function readPdf({ pages, title }: LaidOutPdf): Result<ManuscriptGuess, Refusal> {
  const paragraphs = pdfParagraphs(linesOf(pages));
  if (paragraphs.length === 0) return failed({ reason: 'the PDF has no text, only pictures of it' });
  return success(guessManuscript(paragraphs, title ? { title } : {}));
}
