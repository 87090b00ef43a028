import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { todayAt } from '../../../../platform/item/today-at.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { isAwaited } from '../domain/review.ts';
import { firstText } from '../domain/submission.ts';
import type { submitReview } from '../review.contract.ts';
import type { Review } from '../store/postgres-reviews.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import type { Editor } from './notify.ts';
import type { Done, SubmissionParts } from './parts.ts';

type Nothing = Record<string, never>;
type AttachedFile = Pick<SubmissionFile, 'name' | 'sha256' | 'bytes' | 'contentType'>;

/** The actions of invited reviewers, who come by a link and need no account. */
export function createReviewing({ database, store, reviews, links, editorsOf, enqueue, notify }: SubmissionParts) {
  const act = async (
    site: number,
    id: Id,
    work: (
      transaction: Transaction,
      review: Review,
      submission: Submission,
      editors: readonly Editor[],
    ) => Done<Nothing>,
  ): Done<Nothing> => {
    const [requested, isOpen, editors] = await Promise.all([
      reviews.read(site, id),
      links.openAt(site),
      editorsOf(site),
    ]);
    return database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const submission = requested && (await store.take(transaction, site, requested.submission));
      const review = submission && (await reviews.take(transaction, site, id));
      if (!review || !isAwaited(review.state) || !isOpen(review, submission)) return failed(failure('reviewClosed'));
      return work(transaction, review, submission, editors);
    });
  };

  return {
    answer: (site: number, id: Id, agrees: boolean) =>
      act(site, id, async (transaction, { name }, submission, editors) => {
        await reviews.change(transaction, site, id, { state: agrees ? 'agreed' : 'declined' });
        const what = agrees ? 'opinion-agreed' : 'opinion-declined';
        await store.event(transaction, site, submission, { what, side: 'reader', account: null, data: { name } });
        if (!agrees) await notify.editors(transaction, site, submission, editors, 'review-declined', { name });
        return success({});
      }),

    askForTime: (site: number, id: Id, until: string, reason: string) =>
      act(site, id, async (transaction, { name, dueOn }, submission, editors) => {
        if (until <= dueOn) return failed(failure('badInput', { field: 'until' }));
        if (until < (await todayAt(transaction, site))) return failed(failure('dayPassed', { field: 'until' }));
        await reviews.requestTime(transaction, site, id, until);
        const event = { side: 'reader', account: null, text: reason, data: { name, dueOn: until } } as const;
        await store.event(transaction, site, submission, { what: 'extension-asked', ...event });
        await notify.editors(transaction, site, submission, editors, 'extension-asked', { name, dueOn: until });
        return success({});
      }),

    /** The file is stored before: what was sent along earlier leaves with its line of the timeline. */
    attach: (site: number, id: Id, file: AttachedFile) =>
      act(site, id, async (transaction, { name }, submission) => {
        await store.removeAttachment(transaction, site, submission.id, id);
        const attached = {
          what: 'opinion-attached',
          side: 'reader',
          account: null,
          data: { name, review: id },
        } as const;
        const event = await store.event(transaction, site, submission, attached);
        const as = { role: 'letter', side: 'reader', forAuthor: false, language: null } as const;
        await store.addFile(transaction, site, submission.id, { ...file, ...as, event, round: submission.round });
        return success({});
      }),

    give: (site: number, id: Id, said: Omit<InputOf<typeof submitReview>, 'code'>) =>
      act(site, id, async (transaction, { name, email, language }, submission, editors) => {
        await reviews.change(transaction, site, id, { state: 'given', ...said });
        const data = { name, advice: said.advice };
        await store.event(transaction, site, submission, {
          what: 'opinion-given',
          side: 'reader',
          account: null,
          data,
        });
        await enqueue(transaction, site, {
          submission: submission.id,
          what: 'opinion-thanks',
          to: email,
          language,
          data: { name, title: firstText(submission.details.titles) },
        });
        await notify.editors(transaction, site, submission, editors, 'review-given', { name });
        return success({});
      }),
  };
}

/** So many days before a review is due its reviewer is reminded. */
const daysBefore = 3;

const mailOf = { before: 'review-due-soon', after: 'review-overdue' } as const;

/** Reminds reviewers once before and once after a review is due. However often it runs, nobody gets a mail twice. */
export function remindReviewers({ database, reviews, links, enqueue, today }: SubmissionParts) {
  const remindAt = async (site: number): Promise<number> => {
    const [day, isOpen] = await Promise.all([today(site), links.openAt(site)]);
    return database.transaction({ reads: [site], writes: site }, async (transaction) => {
      let reminded = 0;
      const due = await reviews.takeDue(transaction, site, { today: day, daysBefore });
      for (const review of due) {
        const { id, submission, round, name, email, language, dueOn, titles, reminder } = review;
        if (!isOpen(review, { state: 'review', round })) continue;
        await enqueue(transaction, site, {
          submission,
          what: mailOf[reminder],
          to: email,
          language,
          data: { name, dueOn, title: firstText(titles), path: links.path(site, id) },
        });
        reminded += 1;
      }
      return reminded;
    });
  };

  return {
    /** Reminds everybody who is due and answers how many that were. */
    async now(): Promise<number> {
      let reminded = 0;
      for (const site of await reviews.sitesWaiting()) reminded += await remindAt(site);
      return reminded;
    },
  };
}
