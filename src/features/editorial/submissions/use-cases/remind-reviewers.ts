import type { Id } from '../../../../platform/kernel/id.ts';
import { firstText } from '../domain/first-text.ts';
import type { MailSubject } from './queued-mail.ts';
import type { ReviewLinks } from './review-links.ts';
import type { DueReview, ReviewStore } from './review-store.ts';
import type { SubmissionParts } from './submission-parts.ts';

interface Parts extends Pick<SubmissionParts, 'database' | 'enqueue'> {
  readonly reviews: ReviewStore;
  readonly links: ReviewLinks;
  readonly reviewPath: (site: number, review: Id) => string;
  readonly today: (site: number) => Promise<string>;
}

/** So many days before a review is due its reviewer is reminded. */
const daysBefore = 3;

const mailOf: Readonly<Record<DueReview['reminder'], MailSubject>> = {
  before: 'review-due-soon',
  after: 'review-overdue',
};

/** Reminds reviewers once before and once after a review is due. However often it runs, nobody gets a mail twice. */
export function remindReviewers(parts: Parts) {
  const { database, reviews, links, enqueue, reviewPath, today } = parts;

  const remindAt = async (site: number): Promise<number> => {
    const [day, isOpen] = await Promise.all([today(site), links.openAt(site)]);
    return database.transaction({ reads: [site], writes: site }, async (transaction) => {
      let reminded = 0;
      const due = await reviews.takeDue(transaction, site, { today: day, daysBefore });
      for (const { review, titles, reminder } of due) {
        const { id, submission, round, name, email, language, dueOn } = review;
        if (!isOpen(review, { state: 'review', round })) continue;
        await enqueue(transaction, site, {
          ...{ submission, what: mailOf[reminder], to: email, language },
          data: { name, dueOn, title: firstText(titles), path: reviewPath(site, id) },
        });
        reminded += 1;
      }
      return reminded;
    });
  };

  const now = async (): Promise<number> => {
    let reminded = 0;
    for (const site of await reviews.sitesWaiting()) reminded += await remindAt(site);
    return reminded;
  };

  return {
    /** Reminds everybody who is due and answers how many that were. */
    now,
  };
}
