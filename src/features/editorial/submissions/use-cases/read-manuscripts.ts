import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inTemporaryFolder } from '../../../../platform/documents/temporary-folder.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import type { Queue } from '../../../../platform/ports/jobs.ts';
import { formGuess, guessInForm, withGuess } from '../domain/guess.ts';
import { isWithAuthor } from '../domain/steps.ts';
import { workingCopy } from '../domain/submission.ts';
import type { ManuscriptReader, ReadableType } from '../formats/read-manuscript.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import type { SubmissionEngines, SubmissionParts } from './parts.ts';

interface ToRead {
  readonly submission: Id;
  readonly file: Id;
  readonly upload: string;
}

export const readQueue: Queue<ToRead & { site: number }> = {
  name: 'read-manuscript',
  mostSeconds: 60,
  atOnce: 1,
};

export type FileReading = ReturnType<typeof createFileReading>;

/** What a manuscript says of itself is read in the background and put into the form where the author has written nothing. */
export const createFileReading = ({
  database,
  store,
  jobs,
  keepUpload,
  readManuscript,
}: Pick<SubmissionParts, 'database' | 'store' | 'jobs' | 'keepUpload' | 'readManuscript'>) => ({
  /** Orders it with the transaction that keeps the file. */
  readFile: (transaction: Transaction, site: number, what: ToRead): Promise<void> =>
    jobs.send(readQueue, [{ data: { site, ...what }, key: what.file }], transaction),

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

const readable: Readonly<Record<string, ReadableType>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/zip': 'zip',
};

interface StoredParts {
  readonly files: Pick<FileStore, 'open'>;
  readonly reader: Pick<ManuscriptReader, 'read'>;
  /** What is larger is typed in by hand. */
  readonly mostBytes: number;
  readonly milliseconds: number;
}

/** What a stored file says of itself, in the terms of the form; nothing where it is not of a kind that is read. */
export const readStoredManuscript =
  ({ files, reader, mostBytes, milliseconds }: StoredParts): SubmissionEngines['readManuscript'] =>
  async (file) => {
    const type = readable[file.contentType];
    if (!type || file.bytes > mostBytes) return null;
    return inStoredFile(files, file, type, async (path) => {
      const read = await reader.read(path, type, AbortSignal.timeout(milliseconds));
      return read.ok ? formGuess(read.value) : null;
    });
  };

/** Work with a stored file at a place on this machine, which is gone afterwards. */
export async function inStoredFile<Outcome>(
  files: Pick<FileStore, 'open'>,
  { sha256 }: Pick<SubmissionFile, 'sha256'>,
  type: ReadableType,
  work: (path: string) => Promise<Outcome>,
): Promise<Outcome> {
  const stored = await files.open(sha256);
  if (!stored) throw new Error('a file of a submission is not in the store');
  return inTemporaryFolder('manuscript', async (folder) => {
    const path = join(folder, `manuscript.${type}`);
    await pipeline(stored.stream, createWriteStream(path));
    return work(path);
  });
}
