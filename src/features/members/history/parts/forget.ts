import type { Say } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import { tellDeletion } from '../../../../platform/ui/tell-deletion.ts';
import type { forgetUses } from '../contract.ts';

/** Takes lines out of a list, after a question where there is one; all of them without ids. Answers whether they are gone. */
export async function forget(
  say: Say,
  what: 'read' | 'download',
  ids: readonly string[] | undefined,
  question: string | undefined,
): Promise<boolean> {
  const words = { confirm: say('ui.action.delete'), cancel: say('ui.action.cancel') };
  if (question && !(await confirmed(question, words))) return false;
  const input = { what, ...(ids && { ids: [...ids] }) };
  const answer = await pageCall()<typeof forgetUses>('POST /front/frontMembers/forget', input, { quiet: true });
  return tellDeletion(say, answer);
}
