import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { plainDetails } from '../domain/submission.ts';
import { answerReview, getReview, getReviewFile, submitReview } from '../review.contract.ts';
import type { Review } from '../store/postgres-reviews.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import type { Done, SubmissionParts } from '../use-cases/parts.ts';
import { createReviewing } from '../use-cases/reviewing.ts';
import { fileAnswer } from './file-answers.ts';

/** Calls of people who were asked for their review. Who has the link is the one who was asked. */
export function answerReviews(parts: SubmissionParts) {
  const { store, reviews, links } = parts;
  const reviewing = createReviewing(parts);

  async function opened(
    site: number,
    code: string,
  ): Done<{ review: Review; submission: Submission; files: SubmissionFile[] }> {
    const id = links.read(site, code);
    const review = id && (await reviews.read(site, id));
    const submission = review && (await store.read(site, review.submission));
    if (!review || !submission) return failed(failure('reviewClosed'));
    const isOpen = await links.openAt(site);
    if (!isOpen(review, submission)) return failed(failure('reviewClosed'));
    // Whoever declined is thanked and shown nothing of the work any more.
    if (review.state === 'declined')
      return success({ review, submission: { ...submission, details: plainDetails(submission.language) }, files: [] });
    const files = await store.files(site, submission.id);
    return success({ review, submission, files: files.filter((file) => isForReviewer(file, review.round)) });
  }

  return [
    answering(getReview, async ({ site, input: { code } }) => {
      const found = await opened(site.host.id, code);
      if (!found.ok) return found;
      const { review, submission, files } = found.value;
      const { titles, abstracts, keywords } = submission.details;
      return success({
        ...review,
        kind: submission.kind,
        titles,
        abstracts,
        keywords: keywords as Record<string, string[]>,
        files,
      });
    }),

    answering(answerReview, async ({ site, input: { code, agrees } }) => {
      const id = links.read(site.host.id, code);
      return id ? reviewing.answer(site.host.id, id, agrees) : failed(failure('reviewClosed'));
    }),

    answering(submitReview, async ({ site, input: { code, ...said } }) => {
      const id = links.read(site.host.id, code);
      return id ? reviewing.give(site.host.id, id, said) : failed(failure('reviewClosed'));
    }),

    answering(getReviewFile, async ({ site, input: { code, file } }) => {
      const found = await opened(site.host.id, code);
      if (!found.ok) return found;
      if (found.value.review.state === 'declined') return failed(failure('reviewClosed'));
      return fileAnswer(found.value.files, file);
    }),
  ];
}

/** The work of the round that they were asked about; letters are between author and editors. */
const isForReviewer = ({ role, side, round }: SubmissionFile, requested: number): boolean =>
  side === 'author' && role !== 'letter' && round === requested;
