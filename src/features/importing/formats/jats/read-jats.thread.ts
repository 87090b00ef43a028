import { parentPort } from 'node:worker_threads';
import type { Result } from '../../../../platform/kernel/result.ts';
import type { ReadDocument, Refusal } from '../format.ts';
import { readJats } from './read-jats.ts';

/** What a thread says: that it is ready, or what it made of the document that it was given. */
export type ThreadAnswer = 'ready' | Result<ReadDocument, Refusal>;

export interface ThreadTask {
  readonly source: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const answer = (message: ThreadAnswer, moved: ArrayBuffer[] = []): void => parentPort?.postMessage(message, moved);

parentPort?.on('message', (task: ThreadTask) => {
  const read = readJats(task);
  if (!read.ok) return answer(read);
  // Small buffers share their memory with others, which must not move along.
  const contents = read.value.contents.map((content) => ({ ...content, bytes: new Uint8Array(content.bytes) }));
  answer(
    { ok: true, value: { ...read.value, contents } },
    contents.map(({ bytes }) => bytes.buffer),
  );
});
answer('ready');
