import { isLinkOpen } from '../domain/opinion.ts';
import type { Opinion } from './opinion-store.ts';
import type { Submission } from './submission-store.ts';

interface Parts {
  /** The day at a site, YYYY-MM-DD. */
  readonly today: (site: number) => Promise<string>;
  /** How long after a review was due its link still works. */
  readonly reviewLinkDays: number;
}

/** Whether the link of a reviewer opens anything today. */
export const createReviewLinks = ({ today, reviewLinkDays }: Parts) => ({
  async openAt(site: number): Promise<(opinion: Opinion, submission: Pick<Submission, 'state' | 'round'>) => boolean> {
    const at = { today: await today(site), daysAfterDue: reviewLinkDays };
    return (opinion, submission) => isLinkOpen(opinion, submission, at);
  },
});

export type ReviewLinks = ReturnType<typeof createReviewLinks>;
