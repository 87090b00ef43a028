import { parentPort } from 'node:worker_threads';
import { fileSource } from '../../../../../platform/documents/byte-sources.ts';
import { failed } from '../../../../../platform/kernel/result.ts';
import type { ThreadAnswer } from '../../../../../platform/threads/limited-threads.ts';
import { readWord, type WordFacts, type WordText } from './read-word.ts';

export interface WordTask extends WordFacts {
  readonly path: string;
}

const answer = (message: ThreadAnswer<WordText>): void => parentPort?.postMessage(message);

async function read({ path, ...facts }: WordTask) {
  const file = await fileSource(path);
  try {
    return await readWord(file, facts);
  } finally {
    await file.close();
  }
}

parentPort?.on('message', (task: WordTask) => {
  read(task).then(answer, (problem: Error) =>
    answer(failed({ reason: `the document could not be read: ${problem.message}` })),
  );
});
answer('ready');
