import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { createAuthorFinder, marksOf } from '../domain/author-marks.ts';
import { isForReviewer, neutralName } from '../domain/copies.ts';
import { plainDetails } from '../domain/submission.ts';
import {
  answerReview,
  askForTime,
  attachToReview,
  getReview,
  getReviewFile,
  submitReview,
} from '../review.contract.ts';
import type { Review } from '../store/postgres-reviews.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import { createAttachToReview } from '../use-cases/attach-to-review.ts';
import type { Done, SubmissionParts } from '../use-cases/parts.ts';
import { createReviewing } from '../use-cases/reviewing.ts';
import { fileAnswer } from './file-answers.ts';

/** Calls of invited reviewers. Whoever has the link is the reviewer. */
export function answerReviews(parts: SubmissionParts) {
  const { store, reviews, links, copies } = parts;
  const reviewing = createReviewing(parts);
  const attach = createAttachToReview(parts, reviewing);

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
    if (review.anonymous) return success({ review, ...(await withoutNames(site, submission, review.round)) });
    const files = await store.files(site, submission.id);
    return success({ review, submission, files: files.filter((file) => isForReviewer(file, review.round)) });
  }

  /** Copies alone, under names that say nothing; texts that name an author are left out. */
  async function withoutNames(site: number, submission: Submission, round: number) {
    const { namedIn } = createAuthorFinder(marksOf(submission.details.authors));
    const silent = (texts: Text): Text =>
      Object.fromEntries(Object.entries(texts).filter(([, text]) => namedIn(text ?? '').length === 0));
    const made = (await copies.copies(site, submission.id)).filter((file) => file.round === round);
    const files = made.map((file, place) => ({ ...file, name: neutralName(file.role, place, file.contentType) }));
    const { titles, abstracts } = submission.details;
    const details = { ...submission.details, titles: silent(titles), abstracts: silent(abstracts) };
    return { submission: { ...submission, details }, files };
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
        attachment: await store.attachmentOf(site.host.id, review.submission, review.id),
      });
    }),

    answering(answerReview, async ({ site, input: { code, agrees } }) => {
      const id = links.read(site.host.id, code);
      return id ? reviewing.answer(site.host.id, id, agrees) : failed(failure('reviewClosed'));
    }),

    answering(askForTime, async ({ site, input: { code, until, reason } }) => {
      const id = links.read(site.host.id, code);
      return id ? reviewing.askForTime(site.host.id, id, until, reason) : failed(failure('reviewClosed'));
    }),

    answering(attachToReview, async ({ site, input: { code, ...file } }) => {
      const found = await opened(site.host.id, code);
      if (!found.ok) return found;
      return attach(site.host.id, found.value.review.id, file);
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
