import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { Notify } from '../../../platform/ports/notices.ts';
import type { Comment, CommentStore } from './comment-store.ts';

export interface Moderation {
  /** What waits for a word, the oldest first. */
  waiting(site: number, most: number): Promise<readonly Comment[]>;
  decide(site: number, id: Id, state: 'shown' | 'refused'): Promise<Result<Comment, Failure>>;
}

export const createModeration = (
  store: CommentStore,
  titleOf: (site: number, item: Id) => Promise<string>,
  notify: Notify,
): Moderation => ({
  waiting: store.waiting,
  async decide(site, id, state) {
    const comment = await store.decide(site, id, state);
    if (!comment) return failed(failure('notFound'));
    const data = { title: await titleOf(site, comment.item), id: comment.item };
    await notify({ site, account: comment.account, about: `comment-${state}`, data });
    return success(comment);
  },
});
