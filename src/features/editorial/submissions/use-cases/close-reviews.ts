import type { Id } from '../../../../platform/kernel/id.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { firstText } from '../domain/first-text.ts';
import type { Review, ReviewStore } from './review-store.ts';
import type { SubmissionParts } from './submission-parts.ts';
import type { Submission } from './submission-store.ts';

/** Closes the requests for a review that are still open, or one of them, and thanks whoever was waited for. */
export const closingReviews =
  ({ reviews, enqueue }: Pick<SubmissionParts, 'enqueue'> & { readonly reviews: ReviewStore }) =>
  async (transaction: Transaction, site: number, submission: Submission, only?: Id): Promise<readonly Review[]> => {
    const closed = await reviews.close(transaction, site, submission.id, only);
    for (const { name, email, language } of closed)
      await enqueue(transaction, site, {
        ...{ submission: submission.id, what: 'review-closed', to: email, language },
        data: { name, title: firstText(submission.details.titles) },
      });
    return closed;
  };
