import type { Say } from '../../../../platform/i18n/use-say.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import { tellDeletion, tellFailedDeletion } from '../../../../platform/ui/tell-deletion.ts';
import type { deleteFromAlbum, deleteAlbum as deletion } from '../contract.ts';

const wordsOf = (say: Say) => ({ confirm: say('ui.action.delete'), cancel: say('ui.action.cancel') });

/** Deletes an album after a question; answers whether it is gone, which the page that comes next says. */
export async function deleteAlbum(say: Say, id: string): Promise<boolean> {
  if (!(await confirmed(say('ui.confirm.deleteAlbum'), wordsOf(say)))) return false;
  const answer = await pageCall()<typeof deletion>('POST /front/personalAlbum/delete', { id }, { quiet: true });
  if (answer.ok) leaveMessageForNextPage(say('ui.success.delete'));
  return tellFailedDeletion(say, answer);
}

/** Takes items out of an album, after a question unless that was confirmed. Answers whether it was done. */
export async function takeOut(
  say: Say,
  albumId: string,
  ids: readonly string[],
  isConfirmed: boolean,
): Promise<boolean> {
  const question = say('ui.confirm.deleteSelected', { count: ids.length });
  if (!isConfirmed && !(await confirmed(question, wordsOf(say)))) return false;
  const input = { albumId, ids: [...ids] };
  const answer = await pageCall()<typeof deleteFromAlbum>('POST /front/personalAlbum/res/delete', input, {
    quiet: true,
  });
  return tellDeletion(say, answer);
}
