import { answering } from '../../../../platform/contract/handler.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { plainDetails, type SubmissionFile } from '../domain/submission.ts';
import { answerReview, getReview, getReviewFile, submitReview } from '../review.contract.ts';
import type { ReviewCodes } from '../use-cases/review-codes.ts';
import type { ReviewLinks } from '../use-cases/review-links.ts';
import type { Review, ReviewStore } from '../use-cases/review-store.ts';
import type { Reviewing } from '../use-cases/reviewing.ts';
import type { Submission, SubmissionStore } from '../use-cases/submission-store.ts';
import { fileAnswer } from './file-answer.ts';
import { presentFile } from './present-submission.ts';

interface Parts {
  readonly store: SubmissionStore;
  readonly reviews: ReviewStore;
  readonly links: ReviewLinks;
  readonly reviewing: Reviewing;
  readonly codes: ReviewCodes;
}

/** Calls of people who were asked for their review. Who has the link is the one who was asked. */
export function answerReviews({ store, reviews, links, reviewing, codes }: Parts) {
  async function asked(
    site: number,
    code: string,
  ): Promise<Result<{ review: Review; submission: Submission; files: SubmissionFile[] }, Failure>> {
    const id = codes.read(site, code);
    const review = id && (await reviews.read(site, id));
    const submission = review && (await store.read(site, review.submission));
    if (!review || !submission) return failed(failure('reviewClosed'));
    const isOpen = await links.openAt(site);
    if (!isOpen(review, submission)) return failed(failure('reviewClosed'));
    // Whoever declined is thanked and shown nothing of the work any more.
    if (review.state === 'declined')
      return success({ review, submission: { ...submission, details: plainDetails(submission.language) }, files: [] });
    const files = await store.files(site, submission.id);
    return success({ review, submission, files: files.filter((file) => isForReader(file, review.round)) });
  }

  return [
    answering(getReview, async ({ site, input: { code } }) => {
      const found = await asked(site.host.id, code);
      if (!found.ok) return found;
      const { review, submission, files } = found.value;
      const { name, state, dueOn, advice, toAuthor, toEditor } = review;
      const { titles, abstracts, keywords } = submission.details;
      return success({
        ...{ name, state, dueOn, advice, toAuthor, toEditor, kind: submission.kind },
        ...{
          titles,
          abstracts,
          keywords: Object.fromEntries(Object.entries(keywords).map(([tag, all]) => [tag, [...all]])),
        },
        files: files.map(presentFile),
      });
    }),

    answering(answerReview, async ({ site, input: { code, agrees } }) => {
      const id = codes.read(site.host.id, code);
      if (!id) return failed(failure('reviewClosed'));
      const answered = await reviewing.answer(site.host.id, id, agrees);
      return answered.ok ? success({}) : answered;
    }),

    answering(submitReview, async ({ site, input: { code, ...said } }) => {
      const id = codes.read(site.host.id, code);
      if (!id) return failed(failure('reviewClosed'));
      const given = await reviewing.give(site.host.id, id, said);
      return given.ok ? success({}) : given;
    }),

    answering(getReviewFile, async ({ site, input: { code, file } }) => {
      const found = await asked(site.host.id, code);
      if (!found.ok) return found;
      if (found.value.review.state === 'declined') return failed(failure('reviewClosed'));
      return fileAnswer(found.value.files, file);
    }),
  ];
}

/** The work of the round that they were asked about; letters are between author and editors. */
const isForReader = ({ role, side, round }: SubmissionFile, asked: number): boolean =>
  side === 'author' && role !== 'letter' && round === asked;
