import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../../../../platform/threads/limited-threads.ts';
import { redline } from './redline.ts';
import type { Redline } from './write-redline.ts';

export interface ThreadTask {
  readonly before: string;
  readonly after: string;
}

const answer = (message: ThreadAnswer<Redline>): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ before, after }: ThreadTask) => answer({ ok: true, value: redline(before, after) }));
answer('ready');
