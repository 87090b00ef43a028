import { dirname, join } from 'node:path';
import { failed, type Result, success } from '../../kernel/result.ts';
import type { Refusal } from '../../ports/jobs.ts';
import type { MediaTools } from '../../ports/media-tools.ts';
import { shrinkPicture } from './picture-process.ts';
import { runTool, type ToolLimits } from './run-tool.ts';

const mostPages = 20_000;
const pagesLaidOut = 40;

/** Someone waits for it, and a manuscript that needs more is typed in by hand. */
const hasty: ToolLimits = { seconds: 5, memoryBytes: 256 * 1_048_576, fileBytes: 1_048_576 };

/** Poppler reads PDFs; it neither runs their scripts nor follows their links. */
async function poppler(
  name: string,
  words: readonly string[],
  path: string,
  limits: ToolLimits,
  signal: AbortSignal,
): Promise<Result<string, Refusal>> {
  const outcome = await runTool(name, { words, folder: dirname(path), limits, signal });
  return outcome.ok ? outcome : failed({ reason: plainReason(outcome.failure.reason) });
}

const plainReason = (reason: string): string =>
  /password/i.test(reason) ? 'the PDF is locked with a password' : `the PDF can not be read (${reason})`;

export const documentTools = (
  limits: ToolLimits,
): Pick<MediaTools, 'countPages' | 'drawFirstPage' | 'extractText' | 'redrawPdf' | 'layOutPages'> => ({
  async countPages(path, signal) {
    const outcome = await poppler('pdfinfo', [path], path, limits, signal);
    if (!outcome.ok) return outcome;
    const pages = Number(/^Pages:\s+(\d+)$/m.exec(outcome.value)?.[1] ?? 0);
    if (pages < 1) return failed({ reason: 'the PDF has no pages' });
    return pages > mostPages ? failed({ reason: `the PDF has more than ${mostPages} pages` }) : success(pages);
  },

  async drawFirstPage(path, longest, target, signal) {
    const drawn = join(dirname(path), 'first-page');
    const words = ['-f', '1', '-l', '1', '-singlefile', '-png', '-scale-to', String(longest), path, drawn];
    const outcome = await poppler('pdftoppm', words, path, limits, signal);
    return outcome.ok ? shrinkPicture(`${drawn}.png`, longest, target) : outcome;
  },

  async extractText(path, target, signal) {
    const outcome = await poppler('pdftotext', ['-enc', 'UTF-8', path, target], path, limits, signal);
    return outcome.ok ? success({ path: target, contentType: 'text/plain' }) : outcome;
  },

  async redrawPdf(path, target, signal) {
    const outcome = await poppler('pdftocairo', ['-pdf', path, target], path, limits, signal);
    return outcome.ok ? success({ path: target, contentType: 'application/pdf' }) : outcome;
  },

  async layOutPages(path, signal) {
    const facts = await poppler('pdfinfo', [path], path, hasty, signal);
    if (!facts.ok) return facts;
    const words = ['-xml', '-i', '-stdout', '-enc', 'UTF-8', '-f', '1', '-l', String(pagesLaidOut), path];
    const pages = await poppler('pdftohtml', words, path, hasty, signal);
    if (!pages.ok) return pages;
    const title = /^Title:[^\S\n]+(\S.*)$/m.exec(facts.value)?.[1];
    return success({ pages: pages.value, ...(title && { title }) });
  },
});
