import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type {
  addSubmissionFile,
  beginSubmission,
  removeSubmissionFile,
  saveSubmission,
  sendSubmission,
  withdrawSubmission,
  writeToEditors,
} from '../contract.ts';
import { sendingProblems } from '../domain/sending-problems.ts';
import { isWithAuthor, stepFrom, takesMessages } from '../domain/steps.ts';
import { plainDetails, workingCopy } from '../domain/submission.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import { type Action, addMessage, type Done, keepFiles, type SubmissionParts } from './parts.ts';

/** Nobody writes more at once; robots would. */
const mostDrafts = 20;
const mostFiles = 100;

const wrongJournal = failure('badInput', { field: 'journalId' });

/** What whoever sends a submission does to it. Co-authors only look on. */
export function createAuthorSubmissions(parts: SubmissionParts) {
  const { database, store, notify, takeUploads, reading, hasJournals, editorsOf } = parts;
  /** Only the sender's own, and held until it is done. */
  const own = <Value>(
    { site, by, id }: Action,
    act: (transaction: Transaction, submission: Submission) => Done<Value>,
  ): Done<Value> =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const submission = await store.take(transaction, site, id);
      if (submission?.account !== by) return failed(failure('notFound'));
      return act(transaction, workingCopy(submission));
    });

  const mayChoose = async (transaction: Transaction, site: number, journal: Id | null): Promise<boolean> =>
    journal === null || store.isOpenJournal(transaction, site, journal);

  return {
    begin: (
      site: number,
      account: string,
      { kind, journalId, language }: InputOf<typeof beginSubmission> & { readonly language: Language },
    ): Done =>
      database.transaction({ reads: [site], writes: site }, async (transaction) => {
        const journal = journalId ?? null;
        if ((await store.openOf(transaction, site, account)) >= mostDrafts) return failed(failure('tooManyDrafts'));
        if (!(await mayChoose(transaction, site, journal))) return failed(wrongJournal);
        const details = plainDetails(language);
        return success({ id: await store.add(transaction, site, { kind, language, journal, account, details }) });
      }),

    save: (on: Action, { revision, details, journalId }: InputOf<typeof saveSubmission>): Done<{ revision: number }> =>
      own(on, async (transaction, { state, revision: current }) => {
        if (!isWithAuthor(state)) return failed(failure('submissionClosed'));
        if (current !== revision) return failed(failure('submissionChanged'));
        // What was sent to a journal stays with it.
        const isNew = state === 'draft';
        if (isNew && !(await mayChoose(transaction, on.site, journalId))) return failed(wrongJournal);
        await store.change(transaction, on.site, on.id, isNew ? { details, journal: journalId } : { details });
        return success({ revision: revision + 1 });
      }),

    addFile: (on: Action, { upload, role, language = null }: InputOf<typeof addSubmissionFile>): Done<{ file: Id }> =>
      own(on, async (transaction, { state, round }) => {
        const { site, by, id } = on;
        // Captions come late: they are made when the film is done.
        const isLate = role === 'captions' && takesMessages(state);
        if (!isWithAuthor(state) && !isLate) return failed(failure('submissionClosed'));
        const files = await store.files(site, id, transaction);
        if (files.length >= mostFiles) return failed(failure('tooManyFiles'));
        const taken = await takeUploads(transaction, site, by, [upload]);
        if (!taken.ok) return taken;
        const [file] = await keepFiles(parts, transaction, on, taken.value, {
          role,
          language,
          side: 'author',
          forAuthor: true,
          event: null,
          round: isLate ? round : round + 1,
        });
        if (!file) return failed(failure('notFound'));
        await store.change(transaction, site, id, {});
        if (role === 'manuscript') await reading.readFile(transaction, site, { submission: id, file, upload });
        return success({ file });
      }),

    removeFile: (on: Action, { file }: InputOf<typeof removeSubmissionFile>): Done =>
      own(on, async (transaction, { state, round }) => {
        const { site, id } = on;
        const files = await store.files(site, id, transaction);
        const isOwn = files.some((one) => one.id === file && one.side === 'author' && one.round === round + 1);
        if (!isWithAuthor(state) || !isOwn) return failed(failure('notFound'));
        await store.removeFile(transaction, site, id, file);
        await store.change(transaction, site, id, {});
        return success({ id });
      }),

    send: async (on: Action, { revision }: InputOf<typeof sendSubmission>): Done<{ number: string }> => {
      const { site, by, id } = on;
      const [needsJournal, editors] = await Promise.all([hasJournals(site), editorsOf(site)]);
      return own(on, async (transaction, submission) => {
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
        await store.event(transaction, site, { id, round }, { what: step.event, side: 'author', account: by });
        await notify.author(transaction, site, { ...submission, number }, name === 'send' ? 'received' : 'revised');
        await notify.editors(transaction, site, { ...submission, number, round }, editors);
        return success({ number });
      });
    },

    withdraw: async (on: Action, { reason }: InputOf<typeof withdrawSubmission>): Done => {
      const { site, by, id } = on;
      const editors = await editorsOf(site);
      return own(on, async (transaction, submission) => {
        const step = stepFrom(submission.state, 'withdraw');
        if (!step) return failed(failure('submissionClosed'));
        await store.change(transaction, site, id, { state: step.to, isDecided: true });
        const withdrawn = { what: step.event, side: 'author', account: by, text: reason } as const;
        await store.event(transaction, site, submission, withdrawn);
        await notify.closeReviews(transaction, site, submission);
        await notify.author(transaction, site, submission, 'withdrawn');
        await notify.editors(transaction, site, { ...submission, state: step.to }, editors);
        return success({ id });
      });
    },

    /** What was never sent goes, and its files after it (decision 114). */
    discard: (on: Action): Done =>
      own(on, async (transaction, { state }) => {
        if (state !== 'draft') return failed(failure('submissionClosed'));
        await store.remove(transaction, on.site, on.id);
        return success({ id: on.id });
      }),

    message: async (on: Action, input: InputOf<typeof writeToEditors>): Done<{ event: Id }> => {
      const editors = await editorsOf(on.site);
      return own(on, async (transaction, submission) => {
        if (!takesMessages(submission.state)) return failed(failure('submissionClosed'));
        const added = await addMessage(parts, transaction, on, submission, { ...input, side: 'author' });
        if (added.ok) await notify.editors(transaction, on.site, submission, editors);
        return added;
      });
    },
  };
}
