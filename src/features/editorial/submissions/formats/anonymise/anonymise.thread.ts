import { writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { fileSource } from '../../../../../platform/documents/byte-sources.ts';
import type { Reading } from '../../../../../platform/documents/refusal.ts';
import { failed, success } from '../../../../../platform/kernel/result.ts';
import type { ThreadAnswer } from '../../../../../platform/threads/limited-threads.ts';
import { type AuthorMarks, createAuthorFinder } from '../../domain/author-marks.ts';
import { anonymousDocx } from './anonymous-docx.ts';

/** Files by their places on this machine. */
export interface AnonymiseTask {
  readonly path: string;
  readonly target: string;
  readonly marks: AuthorMarks;
}

const answer = (message: ThreadAnswer<readonly string[]>): void => parentPort?.postMessage(message);

async function anonymise({ path, target, marks }: AnonymiseTask): Promise<Reading<readonly string[]>> {
  const file = await fileSource(path);
  try {
    const copy = await anonymousDocx(file, createAuthorFinder(marks));
    if (!copy.ok) return copy;
    await writeFile(target, copy.value.content);
    return success(copy.value.named);
  } finally {
    await file.close();
  }
}

parentPort?.on('message', (task: AnonymiseTask) => {
  anonymise(task).then(answer, (problem: Error) =>
    answer(failed({ reason: `the file could not be read: ${problem.message}` })),
  );
});
answer('ready');
