import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Submission, SubmissionStore } from './submission-store.ts';

/** A submission as an editor may see it. An editor who is one of its authors sees what authors see. */
export interface EditorialView {
  readonly submission: Submission;
  readonly isAuthor: boolean;
}

/**
 * The one way in which the editorial side comes to a submission. Drafts are nobody's but their author's, and nobody
 * decides about their own work.
 */
export const createEditorialAccess = (store: SubmissionStore) => ({
  async read(site: number, account: string, id: Id): Promise<Result<EditorialView, Failure>> {
    const submission = await store.read(site, id);
    if (!submission || submission.state === 'draft') return failed(failure('notFound'));
    const conflicts = await store.conflicts(site, id, [account]);
    return success({ submission, isAuthor: conflicts.has(account) });
  },

  /** Holds it until the transaction ends, for something that is done to it. */
  async take(transaction: Transaction, site: number, account: string, id: Id): Promise<Result<Submission, Failure>> {
    const submission = await store.take(transaction, site, id);
    if (!submission || submission.state === 'draft') return failed(failure('notFound'));
    const conflicts = await store.conflicts(site, id, [account], transaction);
    return conflicts.has(account) ? failed(failure('conflictOfInterest')) : success(submission);
  },
});

export type EditorialAccess = ReturnType<typeof createEditorialAccess>;
