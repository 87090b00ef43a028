import type { Say } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import type { collect, isCollect, unCollect } from '../contract.ts';
import type { KeptThing } from './kept-thing.ts';

export async function askCollected(id: string): Promise<boolean> {
  const answer = await pageCall()<typeof isCollect>('GET /front/frontMembers/isCollect', { id }, { quiet: true });
  return answer.ok && answer.value.collected;
}

/** Collects a thing or takes it back, after a question. Answers how it stands then. */
export async function pressCollect(say: Say, { id, kind }: KeptThing, isCollected: boolean): Promise<boolean> {
  const words = { confirm: say('ui.action.confirm'), cancel: say('ui.action.cancel') };
  const question = isCollected
    ? say('ui.confirm.cancelCollection')
    : say(kind === 'article' ? 'ui.confirm.collectArticle' : 'favourites.confirm.collect');
  if (!(await confirmed(question, words))) return isCollected;
  const call = pageCall();
  const answer = isCollected
    ? await call<typeof unCollect>('POST /front/frontMembers/unCollectByIdAndType', { id })
    : await call<typeof collect>('POST /front/frontMembers/collect', { id });
  if (!answer.ok) return isCollected;
  showToast({ kind: 'success', text: say(isCollected ? 'ui.success.cancel' : 'ui.success.collect') });
  return !isCollected;
}
