import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { inTemporaryFolder } from '../../../../platform/documents/temporary-folder.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Queue } from '../../../../platform/ports/jobs.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';
import { type AuthorMarks, marksOf } from '../domain/author-marks.ts';
import { isForReviewer, neutralName, type StoredCopyState } from '../domain/copies.ts';
import type { giveCleanFile } from '../editorial.contract.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import { type Action, type Done, keepFiles, type SubmissionParts } from './parts.ts';

/** Of a file that its author sent, by that file or by what an editor made of it. */
interface ToCopy {
  readonly site: number;
  readonly submission: Id;
  readonly file: Id;
  readonly source: Id;
  readonly upload?: string;
}

export const copyQueue: Queue<ToCopy> = { name: 'anonymous-copy', mostSeconds: 120, atOnce: 1 };

const readable: Readonly<Record<string, 'docx' | 'pdf'>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/pdf': 'pdf',
};
/** Whatever is larger an editor makes clean by hand. */
const mostBytes = 100 * 1_048_576;
const milliseconds = 60_000;

/** How far copies are. One that waits for a job which is no more has been interrupted. */
export const reportingCopies = ({ copies, jobs }: Pick<SubmissionParts, 'copies' | 'jobs'>) =>
  async function report(site: number, submission: Id, transaction?: Transaction) {
    const reports = await copies.reports(site, submission, transaction);
    const awaited = reports.filter(({ state }) => state === 'making').flatMap(({ sources }) => sources);
    if (awaited.length === 0) return reports;
    const alive = await jobs.alive(copyQueue, awaited, transaction);
    const isDead = (sources: readonly Id[]) => !sources.some((source) => alive.has(source));
    // A job that ended in between has told how it ended.
    return (await copies.reports(site, submission, transaction)).map((one) =>
      one.state === 'making' && isDead(one.sources) ? { ...one, state: 'interrupted' as const } : one,
    );
  };

interface MadeCopy {
  readonly state: StoredCopyState;
  readonly names: readonly string[];
  readonly stored?: { readonly sha256: string; readonly bytes: number };
}

/** Editors order copies that do not say who wrote them; a worker makes them and looks through their text. */
export function createAnonymousCopies(parts: SubmissionParts) {
  const { database, store, copies, access, jobs, files, anonymiser, keepUpload, takeUploads, record } = parts;

  const report = reportingCopies(parts);

  async function make(source: SubmissionFile, marks: AuthorMarks, isGiven: boolean): Promise<MadeCopy> {
    const type = readable[source.contentType];
    if (!type || source.bytes > mostBytes) return { state: 'refused', names: [] };
    const stored = await files.open(source.sha256);
    if (!stored) throw new Error('a file of a submission is not in the store');
    return inTemporaryFolder('anonymous', async (folder) => {
      const [path, target] = [join(folder, `sent.${type}`), join(folder, `copy.${type}`)];
      await pipeline(stored.stream, createWriteStream(path));
      const made = await anonymiser.copy({ path, type, target }, marks, AbortSignal.timeout(milliseconds));
      // Pages without letters are taken from an editor alone: they have looked.
      if (!made.ok || !(made.value.hasText || isGiven)) return { state: 'refused', names: [] };
      const { named: names } = made.value;
      if (names.length > 0) return { state: 'named', names };
      return { state: 'ready', names, stored: await files.putFile(madeHere(target), source.contentType) };
    });
  }

  return {
    make: (on: Action): Done =>
      database.transaction({ reads: [on.site], writes: on.site }, async (transaction) => {
        const { site, by, id } = on;
        const found = await access.take(transaction, on);
        if (!found.ok) return found;
        const { round, number } = found.value;
        const reports = await report(site, id, transaction);
        const wanted = (await store.files(site, id, transaction)).filter(
          (file) =>
            isForReviewer(file, round) &&
            !reports.some((one) => one.file === file.id && (one.state === 'ready' || one.state === 'making')),
        );
        for (const file of wanted) await copies.setCopy(transaction, site, file.id, 'making');
        const ordered = wanted.map((file) => ({ site, submission: id, file: file.id, source: file.id }));
        await jobs.send(
          copyQueue,
          ordered.map((data) => ({ data, key: data.source })),
          transaction,
        );
        await record(transaction, {
          site,
          account: by,
          action: 'make-copies',
          kind: 'submission',
          id,
          after: { number },
        });
        return success({ id });
      }),

    /** A file that an editor made clean takes the place of the author's. It is looked through like any other. */
    give: (on: Action, { file, upload }: InputOf<typeof giveCleanFile>): Done =>
      database.transaction({ reads: [on.site], writes: on.site }, async (transaction) => {
        const { site, by, id } = on;
        const found = await access.take(transaction, on);
        if (!found.ok) return found;
        const { round, number } = found.value;
        const original = (await store.files(site, id, transaction)).find((one) => one.id === file);
        if (!original || !isForReviewer(original, round)) return failed(failure('notFound'));
        const taken = await takeUploads(transaction, site, by, [upload]);
        if (!taken.ok) return taken;
        const { role, language } = original;
        const as = { role, language, side: 'editor', forAuthor: false, event: null, round, copyOf: file } as const;
        const [source] = await keepFiles(parts, transaction, on, taken.value, as);
        if (!source) return failed(failure('notFound'));
        await copies.setCopy(transaction, site, file, 'making', { except: source });
        const data = { site, submission: id, file, source, upload };
        await jobs.send(copyQueue, [{ data, key: source }], transaction);
        await record(transaction, {
          site,
          account: by,
          action: 'give-copy',
          kind: 'submission',
          id,
          after: { number },
        });
        return success({ id });
      }),

    startWorking: () =>
      jobs.work(copyQueue, async ({ data: { site, submission: id, file, source: wanted, upload } }) => {
        const [source, submission] = await Promise.all([copies.source(site, wanted), store.read(site, id)]);
        if (!source || !submission) return success(undefined);
        if (upload) await keepUpload(site, upload);
        const made = await make(source, marksOf(submission.details.authors), upload !== undefined);
        await database.transaction({ reads: [site], writes: site }, async (transaction) => {
          const reports = await copies.reports(site, id, transaction);
          if (reports.find((one) => one.file === file)?.state !== 'making') return;
          await copies.setCopy(transaction, site, file, made.state, made);
          if (!made.stored) return;
          const { role, language, round, contentType } = source;
          await store.addFile(transaction, site, id, {
            ...made.stored,
            role,
            language,
            round,
            contentType,
            side: 'editor',
            forAuthor: false,
            event: null,
            name: neutralName(role, 0, contentType),
            copyOf: file,
          });
        });
        return success(undefined);
      }),
  };
}
