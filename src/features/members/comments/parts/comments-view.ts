import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { listComments } from '../contract.ts';

export type CommentView = OutputOf<typeof listComments>['content'][number];

/** The comments under an item, as its page begins with them. */
export interface CommentsView {
  readonly item: string;
  readonly content: readonly CommentView[];
  readonly total: number;
  readonly pages: number;
  readonly score: number | null;
}

export const commentsOnPage = 20;
