import { isLinkOpen } from '../domain/review.ts';
import type { Review } from './review-store.ts';
import type { Submission } from './submission-store.ts';

interface Parts {
  /** The day at a site, YYYY-MM-DD. */
  readonly today: (site: number) => Promise<string>;
  /** How long after a review was due its link still works. */
  readonly reviewLinkDays: number;
}

/** Whether the link of a reviewer opens anything today. */
export const createReviewLinks = ({ today, reviewLinkDays }: Parts) => ({
  async openAt(site: number): Promise<(review: Review, submission: Pick<Submission, 'state' | 'round'>) => boolean> {
    const at = { today: await today(site), daysAfterDue: reviewLinkDays };
    return (review, submission) => isLinkOpen(review, submission, at);
  },
});

export type ReviewLinks = ReturnType<typeof createReviewLinks>;
