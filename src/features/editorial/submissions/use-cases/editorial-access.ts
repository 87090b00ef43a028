import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Submission, SubmissionStore } from '../store/postgres-submissions.ts';
import type { Action, Done } from './parts.ts';

/** A submission as an editor may see it. An editor who is one of its authors sees what authors see. */
export interface EditorialView {
  readonly submission: Submission;
  readonly isAuthor: boolean;
}

export type EditorialAccess = ReturnType<typeof createEditorialAccess>;

/**
 * The one way in which the editorial side comes to a submission. Drafts are nobody's but their author's, and nobody
 * decides about their own work.
 */
export const createEditorialAccess = (store: SubmissionStore) => ({
  async read({ site, by, id }: Action): Done<EditorialView> {
    const submission = await store.read(site, id);
    if (!submission || submission.state === 'draft') return failed(failure('notFound'));
    const conflicts = await store.conflicts(site, id, [by]);
    return success({ submission, isAuthor: conflicts.has(by) });
  },

  /** Holds it until the transaction ends, for something that is done to it. */
  async take(transaction: Transaction, { site, by, id }: Action): Done<Submission> {
    const submission = await store.take(transaction, site, id);
    if (!submission || submission.state === 'draft') return failed(failure('notFound'));
    const conflicts = await store.conflicts(site, id, [by], transaction);
    return conflicts.has(by) ? failed(failure('conflictOfInterest')) : success(submission);
  },
});
