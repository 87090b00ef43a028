import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { extendReview, listReviewers } from '../reviewers.contract.ts';
import type { ReviewerStore } from '../store/postgres-reviewers.ts';
import { createExtendReview } from '../use-cases/extend-review.ts';
import { actAt, type SubmissionParts } from '../use-cases/parts.ts';

/** Calls of editors about reviewers. */
export function answerReviewers(parts: SubmissionParts, reviewers: ReviewerStore) {
  const extend = createExtendReview(parts);
  return [
    answering(listReviewers, async ({ site: { host }, consoleUser, input }) => {
      const own = await parts.store.conflictsOf(host.id, consoleUser.account);
      const { reviewers: found, total } = await reviewers.list(host.id, input, own);
      return success(presentPage(found, total, input));
    }),
    answering(extendReview, ({ site, consoleUser, input }) => actAt(site.host.id, consoleUser.account, input, extend)),
  ];
}
