import type { Id } from '../../../../platform/kernel/id.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { Jobs, Queue } from '../../../../platform/ports/jobs.ts';
import { isWithAuthor } from '../domain/steps.ts';
import type { Guess, SubmissionFile } from '../domain/submission.ts';
import { guessInForm, withGuess } from '../domain/with-guess.ts';
import { workingCopy } from '../domain/working-copy.ts';
import type { SubmissionStore } from './submission-store.ts';

interface ReadingParts {
  readonly database: Database;
  readonly store: SubmissionStore;
  readonly jobs: Jobs;
  /** Puts a file that was just taken where it can be read, if nobody has done that yet. */
  readonly keepUpload: (site: number, upload: string) => Promise<void>;
  /** What a file says of itself, or nothing. Bounded in time and memory. */
  readonly readManuscript: (file: Pick<SubmissionFile, 'sha256' | 'bytes' | 'contentType'>) => Promise<Guess | null>;
}

interface ToRead {
  readonly submission: Id;
  readonly file: Id;
  readonly upload: string;
}

/** Orders it with the transaction that keeps the file. */
export type ReadFile = (transaction: Transaction, site: number, what: ToRead) => Promise<void>;

export const readQueue: Queue<ToRead & { site: number }> = {
  name: 'read-manuscript',
  mostSeconds: 60,
  atOnce: 1,
};

/** What a manuscript says of itself is read in the background and put into the form where the author has written nothing. */
export const createFileReading = ({ database, store, jobs, keepUpload, readManuscript }: ReadingParts) => ({
  readFile: ((transaction, site, what) =>
    jobs.send(readQueue, [{ data: { site, ...what }, key: what.file }], transaction)) satisfies ReadFile,

  startWorking: () =>
    jobs.work(readQueue, async ({ data: { site, submission: id, file: wanted, upload } }) => {
      const file = (await store.files(site, id)).find((one) => one.id === wanted);
      if (!file) return success(undefined);
      await keepUpload(site, upload);
      const read = await readManuscript(file);
      await database.transaction({ reads: [site], writes: site }, async (transaction) => {
        const taken = await store.take(transaction, site, id);
        const submission = taken && workingCopy(taken);
        if (!submission || !isWithAuthor(submission.state) || submission.guessedFile === wanted) return;
        // What an earlier file said and nobody has looked at yet still waits for a look.
        const guess = read && { ...submission.guess, ...guessInForm(submission.details, read) };
        await store.change(transaction, site, id, {
          guessedFile: wanted,
          ...(guess && { guess, details: withGuess(submission.details, guess) }),
        });
      });
      return success(undefined);
    }),
});
