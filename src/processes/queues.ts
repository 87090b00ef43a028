import { importQueue } from '../features/importing/use-cases/browser/import-queue.ts';
import { recordingQueue, renderQueue } from '../features/rendition/use-cases/render-file.ts';
import { mailQueue } from '../features/submitting/use-cases/owed-mail.ts';
import { readQueue } from '../features/submitting/use-cases/read-files.ts';
import { digestQueue } from '../features/subscribing/use-cases/send-digests.ts';
import { checkQueue, keepQueue } from '../features/uploading/use-cases/queues.ts';
import { copiesQueue } from '../platform/item/searching/copies.ts';
import type { House } from './compose.ts';

/** Every queue into which jobs are sent with the transaction that gives the reason. */
const queues = [
  ...[checkQueue, keepQueue, copiesQueue, digestQueue, importQueue],
  ...[mailQueue, readQueue, recordingQueue, renderQueue],
];

/** A process that starts while the database is gone starts all the same; its first jobs ask for their queues themselves. */
export const prepareQueues = ({ jobs, log }: Pick<House, 'jobs' | 'log'>): Promise<void> =>
  jobs.prepare(queues).catch((problem: unknown) => log.warn({ problem }, 'the queues could not be prepared yet'));
