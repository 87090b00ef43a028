import { redlineQueue } from '../content/article/use-cases/make-redlines.ts';
import { pdfQueue } from '../features/discovery/records/pdf/make-pdf.ts';
import { importQueue } from '../features/editorial/import/use-cases/browser/receive-package.ts';
import { recordingQueue, renderQueue } from '../features/editorial/renditions/use-cases/render-file.ts';
import { copyQueue } from '../features/editorial/submissions/use-cases/anonymous-copies.ts';
import { mailQueue } from '../features/editorial/submissions/use-cases/mails.ts';
import { readQueue } from '../features/editorial/submissions/use-cases/read-manuscripts.ts';
import { textQueue } from '../features/editorial/submissions/use-cases/read-texts.ts';
import { checkQueue, keepQueue } from '../features/editorial/uploads/use-cases/parts.ts';
import { digestQueue } from '../features/members/alerts/use-cases/send-digests.ts';
import { copiesQueue } from '../platform/item/searching/copies.ts';
import type { App } from './create-app.ts';

/** Every queue into which jobs are sent with the transaction that gives the reason. */
const queues = [
  checkQueue,
  keepQueue,
  copiesQueue,
  copyQueue,
  digestQueue,
  importQueue,
  mailQueue,
  pdfQueue,
  readQueue,
  recordingQueue,
  redlineQueue,
  renderQueue,
  textQueue,
];

/** A process that starts while the database is gone starts all the same; its first jobs ask for their queues themselves. */
export const prepareQueues = ({ jobs, log }: Pick<App, 'jobs' | 'log'>): Promise<void> =>
  jobs.prepare(queues).catch((problem: unknown) => log.warn({ problem }, 'the queues could not be prepared yet'));
