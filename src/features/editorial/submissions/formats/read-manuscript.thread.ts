import { parentPort } from 'node:worker_threads';
import { failed } from '../../../../platform/kernel/result.ts';
import type { Reading, ThreadAnswer } from '../../../../platform/reading/limited-thread.ts';
import { usualCaps } from '../../../../platform/reading/xml/read-xml.ts';
import type { ManuscriptGuess } from '../domain/manuscript-guess.ts';
import { fileSource } from './byte-sources.ts';
import { readDocx } from './docx/read-docx.ts';
import { readJatsHead } from './jats/read-jats-head.ts';
import { readJatsPackage } from './jats/read-jats-package.ts';
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
    if (task.type === 'docx') return await readDocx(file);
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
