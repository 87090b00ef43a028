import { parentPort } from 'node:worker_threads';
import { fileSource } from '../../../../platform/documents/byte-sources.ts';
import { readDocx } from '../../../../platform/documents/docx/read-docx.ts';
import type { Reading } from '../../../../platform/documents/refusal.ts';
import { usualCaps } from '../../../../platform/documents/xml/read-xml.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { ThreadAnswer } from '../../../../platform/threads/limited-threads.ts';
import type { ManuscriptGuess } from '../domain/manuscript-guess.ts';
import { guessManuscript } from './guess/guess-manuscript.ts';
import { readJatsHead, readJatsPackage } from './jats/read-jats-head.ts';
import { type LaidOutPdf, readPdf } from './pdf/read-pdf.ts';

/** A file by its place on this machine, or what a tool already took out of a PDF. */
export type ManuscriptTask =
  | { readonly type: 'docx' | 'xml' | 'zip'; readonly path: string }
  | { readonly type: 'pdf'; readonly pdf: LaidOutPdf };

const answer = (message: ThreadAnswer<ManuscriptGuess>): void => parentPort?.postMessage(message);

async function read(task: ManuscriptTask): Promise<Reading<ManuscriptGuess>> {
  if (task.type === 'pdf') return readPdf(task.pdf);
  const file = await fileSource(task.path);
  try {
    if (task.type === 'docx') {
      const document = await readDocx(file);
      return document.ok ? success(guessManuscript(document.value.paragraphs, document.value.properties)) : document;
    }
    if (task.type === 'zip') return await readJatsPackage(file);
    if (file.size > usualCaps.bytes) return failed({ reason: 'the file is too large for an article in XML' });
    return readJatsHead(await file.read(0, file.size));
  } finally {
    await file.close();
  }
}

parentPort?.on('message', (task: ManuscriptTask) => {
  read(task).then(answer, (problem: Error) =>
    answer(failed({ reason: `the file could not be read: ${problem.message}` })),
  );
});
answer('ready');
