import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { sendingProblems } from '../domain/sending-problems.ts';
import { isWithAuthor, stepFrom, takesMessages } from '../domain/steps.ts';
import { plainDetails, type SubmissionDetails, type SubmissionKind } from '../domain/submission.ts';
import { workingCopy } from '../domain/working-copy.ts';
import { closingReviews } from './close-reviews.ts';
import { keepFiles } from './keep-files.ts';
import type { ReadFile } from './read-files.ts';
import type { ReviewStore } from './review-store.ts';
import type { Done, SubmissionParts } from './submission-parts.ts';
import type { Submission } from './submission-store.ts';
import { tellingAuthor } from './tell-author.ts';
import { type EditorsOf, tellingEditors } from './tell-editors.ts';

/** Nobody writes more at once; robots would. */
const mostDrafts = 20;
const mostFiles = 100;

const wrongJournal = failure('badInput', { field: 'journalId' });

interface AuthorParts extends SubmissionParts {
  readonly reviews: ReviewStore;
  /** Has what a manuscript says of itself read by a worker. */
  readonly readFile: ReadFile;
  /** Whether authors have to say for which journal it is. */
  readonly hasJournals: (site: number) => Promise<boolean>;
  readonly editorsOf: EditorsOf;
}

/** What whoever sends a submission does to it. Co-authors only look on. */
export function createAuthorSubmissions(parts: AuthorParts) {
  const { database, store, reviews, enqueue, takeUploads, readFile, hasJournals, editorsOf } = parts;
  /** Only the sender's own, and held until it is done. */
  const own = <Value>(
    site: number,
    account: string,
    id: Id,
    act: (transaction: Transaction, submission: Submission) => Done<Value>,
  ): Done<Value> =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const submission = await store.take(transaction, site, id);
      if (submission?.account !== account) return failed(failure('notFound'));
      return act(transaction, workingCopy(submission));
    });

  const mayChoose = async (transaction: Transaction, site: number, journal: Id | null): Promise<boolean> =>
    journal === null || store.isOpenJournal(transaction, site, journal);

  const tellAuthor = tellingAuthor({ store, enqueue });

  const tellEditors = tellingEditors({ store, enqueue });

  return {
    begin: (
      site: number,
      account: string,
      wanted: { kind: SubmissionKind; language: Language; journal: Id | null },
    ): Done =>
      database.transaction({ reads: [site], writes: site }, async (transaction) => {
        if ((await store.openOf(transaction, site, account)) >= mostDrafts) return failed(failure('tooManyDrafts'));
        if (!(await mayChoose(transaction, site, wanted.journal))) return failed(wrongJournal);
        const details = plainDetails(wanted.language);
        return success({ id: await store.add(transaction, site, { ...wanted, account, details }) });
      }),

    save: (
      site: number,
      account: string,
      id: Id,
      { revision, details, journal }: { revision: number; details: SubmissionDetails; journal: Id | null },
    ): Done<{ revision: number }> =>
      own(site, account, id, async (transaction, submission) => {
        if (!isWithAuthor(submission.state)) return failed(failure('submissionClosed'));
        if (submission.revision !== revision) return failed(failure('submissionChanged'));
        // What was sent to a journal stays with it.
        const isNew = submission.state === 'draft';
        if (isNew && !(await mayChoose(transaction, site, journal))) return failed(wrongJournal);
        await store.change(transaction, site, id, isNew ? { details, journal } : { details });
        return success({ revision: revision + 1 });
      }),

    addFile: (
      site: number,
      account: string,
      id: Id,
      { upload, role, language }: { upload: string; role: SentFileRole; language: string | null },
    ): Done<{ file: Id }> =>
      own(site, account, id, async (transaction, submission) => {
        // Captions come late: they are made when the film is done.
        const isLate = role === 'captions' && takesMessages(submission.state);
        if (!isWithAuthor(submission.state) && !isLate) return failed(failure('submissionClosed'));
        const files = await store.files(site, id, transaction);
        if (files.length >= mostFiles) return failed(failure('tooManyFiles'));
        const taken = await takeUploads(transaction, site, account, [upload]);
        if (!taken.ok) return taken;
        const [file] = await keepFiles(parts, transaction, site, id, taken.value, {
          ...{ role, language, side: 'author', forAuthor: true, event: null },
          round: isLate ? submission.round : submission.round + 1,
        });
        if (!file) return failed(failure('notFound'));
        await store.change(transaction, site, id, {});
        if (role === 'manuscript') await readFile(transaction, site, { submission: id, file, upload });
        return success({ file });
      }),

    removeFile: (site: number, account: string, id: Id, file: Id): Done =>
      own(site, account, id, async (transaction, submission) => {
        const files = await store.files(site, id, transaction);
        const isOwn = files.some(
          (one) => one.id === file && one.side === 'author' && one.round === submission.round + 1,
        );
        if (!isWithAuthor(submission.state) || !isOwn) return failed(failure('notFound'));
        await store.removeFile(transaction, site, id, file);
        await store.change(transaction, site, id, {});
        return success({ id });
      }),

    send: async (site: number, account: string, id: Id, revision: number): Done<{ number: string }> => {
      const [needsJournal, editors] = await Promise.all([hasJournals(site), editorsOf(site)]);
      return own(site, account, id, async (transaction, submission) => {
        const name = submission.state === 'draft' ? 'send' : 'send-again';
        const step = stepFrom(submission.state, name);
        if (!step) return failed(failure('submissionClosed'));
        if (submission.revision !== revision) return failed(failure('submissionChanged'));
        const round = submission.round + 1;
        const files = (await store.files(site, id, transaction)).filter((file) => file.round === round);
        const lacksJournal = needsJournal && submission.kind === 'manuscript' && submission.journal === null;
        const [problem] = sendingProblems({ ...submission, files, lacksJournal });
        if (problem) return failed(failure('submissionIncomplete', { field: problem.field }));
        await store.change(transaction, site, id, { state: step.to, round, isSent: true });
        await store.authors(transaction, site, id, submission.details.authors);
        const number = submission.number ?? (await store.number(transaction, site, id));
        await store.event(transaction, site, { id, round }, { what: step.event, side: 'author', account });
        await tellAuthor(transaction, site, { ...submission, number }, name === 'send' ? 'received' : 'revised');
        await tellEditors(transaction, site, { ...submission, number, round }, editors);
        return success({ number });
      });
    },

    withdraw: async (site: number, account: string, id: Id, reason: string): Done => {
      const editors = await editorsOf(site);
      return own(site, account, id, async (transaction, submission) => {
        const step = stepFrom(submission.state, 'withdraw');
        if (!step) return failed(failure('submissionClosed'));
        await store.change(transaction, site, id, { state: step.to, isDecided: true });
        await store.event(transaction, site, submission, { what: step.event, side: 'author', account, text: reason });
        await closingReviews({ reviews, enqueue })(transaction, site, submission);
        await tellAuthor(transaction, site, submission, 'withdrawn');
        await tellEditors(transaction, site, { ...submission, state: step.to }, editors);
        return success({ id });
      });
    },

    /** What was never sent goes, and its files after it (decision 114). */
    discard: (site: number, account: string, id: Id): Done =>
      own(site, account, id, async (transaction, submission) => {
        if (submission.state !== 'draft') return failed(failure('submissionClosed'));
        await store.remove(transaction, site, id);
        return success({ id });
      }),

    message: async (
      site: number,
      account: string,
      id: Id,
      { text, uploads }: { text: string; uploads: readonly string[] },
    ): Done<{ event: Id }> => {
      const editors = await editorsOf(site);
      return own(site, account, id, async (transaction, submission) => {
        if (!takesMessages(submission.state)) return failed(failure('submissionClosed'));
        const taken = await takeUploads(transaction, site, account, uploads);
        if (!taken.ok) return taken;
        const said = { what: 'message', side: 'author', account, text } as const;
        const event = await store.event(transaction, site, submission, said);
        await keepFiles(parts, transaction, site, id, taken.value, {
          ...{ role: 'letter', language: null, side: 'author', forAuthor: true, event, round: submission.round },
        });
        await store.change(transaction, site, id, {});
        await tellEditors(transaction, site, submission, editors);
        return success({ event });
      });
    },
  };
}

export type AuthorSubmissions = ReturnType<typeof createAuthorSubmissions>;
