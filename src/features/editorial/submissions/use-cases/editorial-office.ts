import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { firstText } from '../domain/first-text.ts';
import { type Decision, stepFrom, takesMessages } from '../domain/steps.ts';
import { closingReviews } from './close-reviews.ts';
import type { EditorialAccess } from './editorial-access.ts';
import { keepFiles } from './keep-files.ts';
import type { MailSubject } from './queued-mail.ts';
import type { ReviewStore } from './review-store.ts';
import type { Done, SubmissionParts } from './submission-parts.ts';
import type { Submission } from './submission-store.ts';
import { tellingAuthor } from './tell-author.ts';

interface EditorParts extends SubmissionParts {
  readonly access: EditorialAccess;
  readonly reviews: ReviewStore;
  readonly record: RecordAction;
  /** Those at the console who may deal with submissions. */
  readonly isEditor: (site: number, account: string) => Promise<boolean>;
  /** The path of the page where someone says what they think. */
  readonly reviewPath: (site: number, review: Id) => string;
}

interface Waiver {
  readonly account: string;
  readonly reason: string;
}

const mailOf: Readonly<Record<Decision, MailSubject>> = {
  'ask-revision': 'revision-asked',
  accept: 'accepted',
  decline: 'declined',
};

/** What editors do to what was sent. Each step is in the log of the site, in the transaction that takes it. */
export function createEditorialOffice(parts: EditorParts) {
  const { database, store, access, reviews, enqueue, takeUploads, record, isEditor, reviewPath } = parts;
  const act = <Value>(
    site: number,
    by: string,
    id: Id,
    work: (transaction: Transaction, submission: Submission) => Done<Value>,
  ): Done<Value> =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const found = await access.take(transaction, site, by, id);
      return found.ok ? work(transaction, found.value) : found;
    });

  const log = (
    transaction: Transaction,
    site: number,
    account: string,
    { id, number }: Submission,
    action: string,
    after: Readonly<Record<string, unknown>> = {},
  ) => record(transaction, { site, account, action, kind: 'submission', id, after: { number, ...after } });

  const tellAuthor = tellingAuthor({ store, enqueue });
  const closeReviews = closingReviews({ reviews, enqueue });

  /** Whoever does something about it has begun with it. */
  const begin = async (transaction: Transaction, site: number, account: string, submission: Submission) => {
    const step = stepFrom(submission.state, 'begin-review');
    if (!step) return;
    await store.change(transaction, site, submission.id, { state: step.to });
    await store.event(transaction, site, submission, { what: step.event, side: 'editor', account });
  };

  return {
    assign: async (site: number, by: string, id: Id, account: string | null): Done => {
      if (account !== null && !(await isEditor(site, account))) return failed(failure('notFound'));
      const name = account && (await store.names([account])).get(account);
      return act(site, by, id, async (transaction, submission) => {
        const isTheirs = account !== null && (await store.conflicts(site, id, [account], transaction)).has(account);
        if (isTheirs) return failed(failure('conflictOfInterest'));
        await store.change(transaction, site, id, { editor: account });
        await store.event(transaction, site, submission, {
          ...{ what: 'assigned', side: 'editor', account: by, data: { name: name ?? '' } },
        });
        if (account !== null) await begin(transaction, site, by, submission);
        await log(transaction, site, by, submission, 'assign', { editor: account });
        return success({ id });
      });
    },

    requestReview: (
      site: number,
      by: string,
      id: Id,
      wanted: { name: string; email: string; language: Language; dueOn: string; text: string },
    ): Done<{ review: Id }> =>
      act(site, by, id, async (transaction, submission) => {
        if (submission.state !== 'received' && submission.state !== 'review')
          return failed(failure('submissionClosed'));
        const { name, email, language, dueOn, text } = wanted;
        const review = await reviews.add(transaction, site, {
          ...{ submission: id, round: submission.round, name, email, language, dueOn },
        });
        const asked = { what: 'opinion-asked', side: 'editor', account: by, data: { name, review } } as const;
        await store.event(transaction, site, submission, asked);
        await begin(transaction, site, by, submission);
        await log(transaction, site, by, submission, 'request-review', { review });
        await enqueue(transaction, site, {
          ...{ submission: id, what: 'opinion-asked', to: email, language },
          data: { name, dueOn, text, title: firstText(submission.details.titles), path: reviewPath(site, review) },
        });
        return success({ review });
      }),

    cancelReview: (site: number, by: string, id: Id, review: Id): Done =>
      act(site, by, id, async (transaction, submission) => {
        const [asked] = await closeReviews(transaction, site, submission, review);
        if (!asked) return failed(failure('notFound'));
        const { name } = asked;
        await store.event(transaction, site, submission, {
          ...{ what: 'opinion-cancelled', side: 'editor', account: by, data: { name } },
        });
        await log(transaction, site, by, submission, 'cancel-review', { review });
        return success({ id });
      }),

    /** A decision answers the state that its editor saw: one that came in between is looked at first. */
    decide: (
      site: number,
      by: string,
      id: Id,
      { revision, decision, letter }: { revision: number; decision: Decision; letter: string },
    ): Done =>
      act(site, by, id, async (transaction, submission) => {
        const step = stepFrom(submission.state, decision);
        if (!step) return failed(failure('submissionClosed'));
        if (submission.revision !== revision) return failed(failure('submissionChanged'));
        await store.change(transaction, site, id, { state: step.to, isDecided: true });
        await store.event(transaction, site, submission, {
          what: step.event,
          side: 'editor',
          account: by,
          text: letter,
        });
        await closeReviews(transaction, site, submission);
        await log(transaction, site, by, submission, decision);
        await tellAuthor(transaction, site, submission, mailOf[decision], { text: letter });
        return success({ id });
      }),

    message: (
      site: number,
      by: string,
      id: Id,
      { text, uploads }: { text: string; uploads: readonly string[] },
    ): Done<{ event: Id }> =>
      act(site, by, id, async (transaction, submission) => {
        if (!takesMessages(submission.state)) return failed(failure('submissionClosed'));
        const taken = await takeUploads(transaction, site, by, uploads);
        if (!taken.ok) return taken;
        const said = { what: 'message', side: 'editor', account: by, text } as const;
        const event = await store.event(transaction, site, submission, said);
        await keepFiles(parts, transaction, site, id, taken.value, {
          ...{ role: 'letter', language: null, side: 'editor', forAuthor: true, event, round: submission.round },
        });
        await store.change(transaction, site, id, {});
        await log(transaction, site, by, submission, 'write-author');
        await tellAuthor(transaction, site, submission, 'message', { text });
        return success({ event });
      }),

    /** Lets someone deal with it who is one of its authors. Whoever does so answers for it: it stands in the log. */
    waiveConflict: async (site: number, by: string, id: Id, { account, reason }: Waiver): Done => {
      const name = (await store.names([account])).get(account) ?? '';
      return database.transaction({ reads: [site], writes: site }, async (transaction) => {
        const submission = await store.take(transaction, site, id);
        if (!submission || submission.state === 'draft') return failed(failure('notFound'));
        if (!(await store.conflicts(site, id, [account], transaction)).has(account)) return failed(failure('notFound'));
        await store.event(transaction, site, submission, {
          ...{ what: 'conflict-waived', side: 'editor', account: by, text: reason, data: { account, name } },
        });
        await log(transaction, site, by, submission, 'waive-conflict', { account, reason });
        return success({ id });
      });
    },

    /** For those at the console alone. */
    note: (site: number, by: string, id: Id, text: string): Done<{ event: Id }> =>
      act(site, by, id, async (transaction, submission) => {
        const event = await store.event(transaction, site, submission, {
          ...{ what: 'note', side: 'editor', account: by, text },
        });
        await log(transaction, site, by, submission, 'note');
        return success({ event });
      }),
  };
}

export type EditorialOffice = ReturnType<typeof createEditorialOffice>;
