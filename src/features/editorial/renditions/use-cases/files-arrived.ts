import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Jobs } from '../../../../platform/ports/jobs.ts';
import { isCalledRecording, mayHaveForms } from '../domain/forms.ts';
import { recordingQueue, renderQueue } from './render-file.ts';

interface Arrived {
  readonly sha256: string;
  readonly contentType: string;
}

export type FilesArrived = (transaction: Transaction, site: number, files: readonly Arrived[]) => Promise<void>;

/** Whoever stores rows of files says so in the same transaction, and the worker makes their forms. */
export const createFilesArrived =
  (jobs: Jobs): FilesArrived =>
  async (transaction, site, files) => {
    const wanted = files.filter(({ contentType }) => mayHaveForms(contentType));
    const [recordings, others] = [
      wanted.filter(({ contentType }) => isCalledRecording(contentType)),
      wanted.filter(({ contentType }) => !isCalledRecording(contentType)),
    ];
    const jobOf = ({ sha256 }: Arrived) => ({ data: { site, sha256 }, key: `${site}/${sha256}` });
    await jobs.send(recordingQueue, recordings.map(jobOf), transaction);
    await jobs.send(renderQueue, others.map(jobOf), transaction);
  };
