import type { Say } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import type { unCollect } from '../contract.ts';

/** Takes things out of the favourites, after a question unless that was asked. Answers whether it was done. */
export async function takeOut(say: Say, ids: readonly string[], isAsked: boolean): Promise<boolean> {
  const words = { confirm: say('ui.action.confirm'), cancel: say('ui.action.cancel') };
  if (!isAsked && !(await confirmed(say('ui.confirm.cancelCollection'), words))) return false;
  const answer = await pageCall()<typeof unCollect>('POST /front/frontMembers/unCollectByIdAndType', { ids: [...ids] });
  if (answer.ok) showToast({ kind: 'success', text: say('ui.success.cancel') });
  return answer.ok;
}
