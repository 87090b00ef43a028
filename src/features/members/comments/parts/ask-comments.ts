import type { Say } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import { tellDeletion } from '../../../../platform/ui/tell-deletion.ts';
import type { deleteComment, listComments, myComments } from '../contract.ts';
import { type CommentView, commentsOnPage } from './comments-view.ts';
import type { MyComment } from './own-comment.tsx';

export async function askComments(id: string, page: number): Promise<readonly CommentView[] | undefined> {
  const input = { id, page, size: commentsOnPage };
  const answer = await pageCall()<typeof listComments>('GET /front/comment/list', input);
  return answer.ok ? answer.value.content : undefined;
}

export async function askOwn(id: string): Promise<readonly MyComment[]> {
  const answer = await pageCall()<typeof myComments>('GET /front/comment/mine', { id, size: 50 }, { quiet: true });
  return answer.ok ? answer.value.content : [];
}

/** Deletes a comment of the member's own after a question; answers whether it is gone. */
export async function deleteOwn(say: Say, id: string): Promise<boolean> {
  const words = { confirm: say('ui.action.delete'), cancel: say('ui.action.cancel') };
  if (!(await confirmed(say('ui.confirm.deleteComment'), words))) return false;
  const answer = await pageCall()<typeof deleteComment>('POST /front/comment/delete', { id }, { quiet: true });
  return tellDeletion(say, answer);
}
