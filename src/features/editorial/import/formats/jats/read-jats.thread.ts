import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../../../../../platform/threads/limited-threads.ts';
import type { ReadDocument } from '../format.ts';
import { readJats } from './read-jats.ts';

export interface ThreadTask {
  readonly source: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const answer = (message: ThreadAnswer<ReadDocument>, moved: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, moved);

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
