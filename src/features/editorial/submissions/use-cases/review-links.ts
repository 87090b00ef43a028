import type { Id } from '../../../../platform/kernel/id.ts';
import type { Keys } from '../../../../platform/ports/keys.ts';
import { isLinkOpen } from '../domain/review.ts';
import type { Review } from '../store/postgres-reviews.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { SubmissionEngines } from './parts.ts';

/** Codes are computed and not kept: whoever reads the database can answer for nobody. */
export const reviewCodes = (keys: Keys) => ({
  /** What stands in the link of a request for a review. */
  write: (site: number, review: Id): string => `${review}.${keys.sign(`${site} ${review}`)}`,
  /** The request that a code was made for, or nothing if nobody here made it. */
  read(site: number, code: string): Id | undefined {
    const [review = '', signature = ''] = code.split('.');
    return keys.verify(`${site} ${review}`, signature) ? review : undefined;
  },
});

export type ReviewLinks = ReturnType<typeof createReviewLinks>;

/** The links by which reviewers come. */
export function createReviewLinks({
  linkKeys,
  today,
  reviewLinkDays,
}: Pick<SubmissionEngines, 'linkKeys' | 'today' | 'reviewLinkDays'>) {
  const codes = reviewCodes(linkKeys);
  return {
    /** The path of the page where someone says what they think. */
    path: (site: number, review: Id): string => `/opinion?code=${codes.write(site, review)}`,
    read: codes.read,
    /** Whether the link of a review opens anything today. */
    async openAt(site: number): Promise<(review: Review, submission: Pick<Submission, 'state' | 'round'>) => boolean> {
      const at = { today: await today(site), daysAfterDue: reviewLinkDays };
      return (review, submission) => isLinkOpen(review, submission, at);
    },
  };
}
