import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { todayAt } from '../../../../platform/item/today-at.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { canBeAnonymous } from '../domain/copies.ts';
import { type Decision, stepFrom, takesMessages } from '../domain/steps.ts';
import { firstText } from '../domain/submission.ts';
import type {
  assignSubmission,
  cancelReview,
  decideSubmission,
  noteSubmission,
  requestReview,
  waiveConflict,
  writeToAuthor,
} from '../editorial.contract.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { MailSubject } from './mails.ts';
import { type Action, addMessage, type Done, type SubmissionParts } from './parts.ts';

const mailOf: Readonly<Record<Decision, MailSubject>> = {
  'ask-revision': 'revision-asked',
  accept: 'accepted',
  decline: 'declined',
};

/** What editors do to what was sent. Each step is in the log of the site, in the transaction that takes it. */
export function createEditorialOffice(parts: SubmissionParts) {
  const { database, store, access, reviews, copies, enqueue, notify, links, record, editorsOf, textReading } = parts;
  const act = <Value>(
    on: Action,
    work: (transaction: Transaction, submission: Submission) => Done<Value>,
  ): Done<Value> =>
    database.transaction({ reads: [on.site], writes: on.site }, async (transaction) => {
      const found = await access.take(transaction, on);
      return found.ok ? work(transaction, found.value) : found;
    });

  const log = (
    transaction: Transaction,
    { site, by: account }: Action,
    { id, number }: Submission,
    action: string,
    after: Readonly<Record<string, unknown>> = {},
  ) => record(transaction, { site, account, action, kind: 'submission', id, after: { number, ...after } });

  /** Whoever does something about it has begun with it. */
  const begin = async (transaction: Transaction, { site, by: account }: Action, submission: Submission) => {
    const step = stepFrom(submission.state, 'begin-review');
    if (!step) return;
    await store.change(transaction, site, submission.id, { state: step.to });
    await store.event(transaction, site, submission, { what: step.event, side: 'editor', account });
  };

  return {
    assign: async (on: Action, { account }: InputOf<typeof assignSubmission>): Done => {
      const { site, by, id } = on;
      const isEditor = account === null || (await editorsOf(site)).some((editor) => editor.account === account);
      if (!isEditor) return failed(failure('notFound'));
      const name = (account && (await store.names([account])).get(account)) ?? '';
      return act(on, async (transaction, submission) => {
        const isTheirs = account !== null && (await store.conflicts(site, id, [account], transaction)).has(account);
        if (isTheirs) return failed(failure('conflictOfInterest'));
        await store.change(transaction, site, id, { editor: account });
        const assigned = { what: 'assigned', side: 'editor', account: by, data: { name } } as const;
        await store.event(transaction, site, submission, assigned);
        if (account !== null) await begin(transaction, on, submission);
        await log(transaction, on, submission, 'assign', { editor: account });
        return success({ id });
      });
    },

    requestReview: (
      on: Action,
      { name, email, language, dueOn, text, anonymous }: InputOf<typeof requestReview>,
    ): Done<{ review: Id }> =>
      act(on, async (transaction, submission) => {
        const { site, by, id } = on;
        const { state, round, details } = submission;
        if (state !== 'received' && state !== 'review') return failed(failure('submissionClosed'));
        if (dueOn < (await todayAt(transaction, site))) return failed(failure('dayPassed', { field: 'dueOn' }));
        if (anonymous) {
          const [files, made] = [await store.files(site, id, transaction), await copies.reports(site, id, transaction)];
          if (!canBeAnonymous(files, round, made)) return failed(failure('notAnonymous'));
        }
        const request = { submission: id, round, name, email, language, dueOn, anonymous };
        const review = await reviews.add(transaction, site, request);
        const requested = { what: 'opinion-asked', side: 'editor', account: by, data: { name, review } } as const;
        await store.event(transaction, site, submission, requested);
        await begin(transaction, on, submission);
        await log(transaction, on, submission, 'request-review', { review });
        await enqueue(transaction, site, {
          submission: id,
          what: 'opinion-asked',
          to: email,
          language,
          data: { name, dueOn, text, title: firstText(details.titles), path: links.path(site, review) },
        });
        return success({ review });
      }),

    cancelReview: (on: Action, { review }: InputOf<typeof cancelReview>): Done =>
      act(on, async (transaction, submission) => {
        const { site, by, id } = on;
        const [closed] = await notify.closeReviews(transaction, site, submission, review);
        if (!closed) return failed(failure('notFound'));
        const data = { name: closed.name };
        const cancelled = { what: 'opinion-cancelled', side: 'editor', account: by, data } as const;
        await store.event(transaction, site, submission, cancelled);
        await log(transaction, on, submission, 'cancel-review', { review });
        return success({ id });
      }),

    /** A decision answers the state that its editor saw: one that came in between is looked at first. */
    decide: (on: Action, { revision, decision, letter }: InputOf<typeof decideSubmission>): Done =>
      act(on, async (transaction, submission) => {
        const { site, by, id } = on;
        const step = stepFrom(submission.state, decision);
        if (!step) return failed(failure('submissionClosed'));
        if (submission.revision !== revision) return failed(failure('submissionChanged'));
        await store.change(transaction, site, id, { state: step.to, isDecided: true });
        const decided = { what: step.event, side: 'editor', account: by, text: letter } as const;
        await store.event(transaction, site, submission, decided);
        if (decision === 'accept') await textReading.order(transaction, site, submission);
        await notify.closeReviews(transaction, site, submission);
        await log(transaction, on, submission, decision);
        await notify.author(transaction, site, submission, mailOf[decision], { text: letter });
        return success({ id });
      }),

    message: (on: Action, input: InputOf<typeof writeToAuthor>): Done<{ event: Id }> =>
      act(on, async (transaction, submission) => {
        if (!takesMessages(submission.state)) return failed(failure('submissionClosed'));
        const added = await addMessage(parts, transaction, on, submission, { ...input, side: 'editor' });
        if (!added.ok) return added;
        await log(transaction, on, submission, 'write-author');
        await notify.author(transaction, on.site, submission, 'message', { text: input.text });
        return added;
      }),

    /** Lets someone deal with it who is one of its authors. Whoever does so answers for it: it stands in the log. */
    waiveConflict: async (on: Action, { account, reason }: InputOf<typeof waiveConflict>): Done => {
      const { site, by, id } = on;
      const name = (await store.names([account])).get(account) ?? '';
      return database.transaction({ reads: [site], writes: site }, async (transaction) => {
        const submission = await store.take(transaction, site, id);
        if (!submission || submission.state === 'draft') return failed(failure('notFound'));
        if (!(await store.conflicts(site, id, [account], transaction)).has(account)) return failed(failure('notFound'));
        const data = { account, name };
        const waived = { what: 'conflict-waived', side: 'editor', account: by, text: reason, data } as const;
        await store.event(transaction, site, submission, waived);
        await log(transaction, on, submission, 'waive-conflict', { account, reason });
        return success({ id });
      });
    },

    /** For those at the console alone. */
    note: (on: Action, { text }: InputOf<typeof noteSubmission>): Done<{ event: Id }> =>
      act(on, async (transaction, submission) => {
        const note = { what: 'note', side: 'editor', account: on.by, text } as const;
        const event = await store.event(transaction, on.site, submission, note);
        await log(transaction, on, submission, 'note');
        return success({ event });
      }),
  };
}
