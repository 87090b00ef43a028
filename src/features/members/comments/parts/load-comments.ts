import type { Call } from '../../../../platform/contract/call.ts';
import type { listComments } from '../contract.ts';
import { type CommentsView, commentsOnPage } from './comments-view.ts';

/** The first comments under an item; nothing where a site has no comments. A page without them is whole. */
export async function loadComments(call: Call, item: string): Promise<CommentsView | null> {
  const answer = await call<typeof listComments>('GET /front/comment/list', { id: item, size: commentsOnPage });
  if (!answer.ok || !answer.value.enabled) return null;
  const { content, totalElements, totalPages, score } = answer.value;
  return { item, content, total: totalElements, pages: totalPages, score };
}
