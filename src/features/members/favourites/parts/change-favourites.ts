import type { Say } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import type { collect, isCollect, unCollect } from '../contract.ts';
import type { KeptItem } from './save-buttons.tsx';

export async function isAmongFavourites(id: string): Promise<boolean> {
  const answer = await pageCall()<typeof isCollect>('GET /front/frontMembers/isCollect', { id }, { quiet: true });
  return answer.ok && answer.value.collected;
}

/** Takes items out of the favourites, after a question unless that was confirmed. Answers whether it was done. */
export async function removeFavourites(say: Say, ids: readonly string[], isConfirmed: boolean): Promise<boolean> {
  if (!isConfirmed && !(await confirmed(say('ui.confirm.cancelCollection'), choices(say)))) return false;
  const answer = await pageCall()<typeof unCollect>('POST /front/frontMembers/unCollectByIdAndType', { ids: [...ids] });
  if (answer.ok) showToast({ kind: 'success', text: say('ui.success.cancel') });
  return answer.ok;
}

/** Collects an item or takes it back, after a question. Answers whether it is collected then. */
export async function toggleFavourite(say: Say, { id, kind }: KeptItem, isCollected: boolean): Promise<boolean> {
  if (isCollected) return !(await removeFavourites(say, [id], false));
  const question = say(kind === 'article' ? 'ui.confirm.collectArticle' : 'favourites.confirm.collect');
  if (!(await confirmed(question, choices(say)))) return false;
  const answer = await pageCall()<typeof collect>('POST /front/frontMembers/collect', { id });
  if (answer.ok) showToast({ kind: 'success', text: say('ui.success.collect') });
  return answer.ok;
}

const choices = (say: Say) => ({ confirm: say('ui.action.confirm'), cancel: say('ui.action.cancel') });
