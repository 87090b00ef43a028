import { firstText } from '../domain/submission.ts';
import type { SubmissionParts } from './parts.ts';

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
