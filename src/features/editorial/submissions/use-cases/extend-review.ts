import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { todayAt } from '../../../../platform/item/today-at.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { isAwaited } from '../domain/review.ts';
import { firstText } from '../domain/submission.ts';
import type { extendReview } from '../reviewers.contract.ts';
import type { Action, Done, SubmissionParts } from './parts.ts';

/** An editor gives a reviewer another day, asked for it or not. Reminders begin anew. */
export const createExtendReview =
  ({ database, store, access, reviews, enqueue, links, record }: SubmissionParts) =>
  (on: Action, { review: id, dueOn }: InputOf<typeof extendReview>): Done =>
    database.transaction({ reads: [on.site], writes: on.site }, async (transaction) => {
      const { site, by: account } = on;
      const found = await access.take(transaction, on);
      if (!found.ok) return found;
      const submission = found.value;
      const review = await reviews.take(transaction, site, id);
      if (!review || review.submission !== on.id) return failed(failure('notFound'));
      if (!isAwaited(review.state)) return failed(failure('submissionClosed'));
      if (dueOn < (await todayAt(transaction, site))) return failed(failure('dayPassed', { field: 'dueOn' }));
      await reviews.extend(transaction, site, id, dueOn);
      const { name, email, language } = review;
      const extended = { what: 'review-extended', side: 'editor', account, data: { name, dueOn } } as const;
      await store.event(transaction, site, submission, extended);
      const { number, details } = submission;
      const after = { number, review: id, dueOn };
      await record(transaction, { site, account, action: 'extend-review', kind: 'submission', id: on.id, after });
      await enqueue(transaction, site, {
        submission: on.id,
        what: 'review-extended',
        to: email,
        language,
        data: { name, dueOn, title: firstText(details.titles), path: links.path(site, id) },
      });
      return success({ id: on.id });
    });
