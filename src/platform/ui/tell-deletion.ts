import type { Say } from '../i18n/use-say.ts';
import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import { type ShowToast, showToast } from './behaviour/toasts.ts';

/** Says that something could not be deleted, and why; to whom the login opens that was said already. Answers whether it is gone. */
export function tellFailedDeletion(say: Say, answer: Result<unknown, Failure>, toast: ShowToast = showToast): boolean {
  if (answer.ok) return true;
  const { code, values } = answer.failure;
  const words = [say('failure.deleteFailed'), String(values?.message ?? '')].filter(Boolean);
  if (code !== 'loginRequired') toast({ kind: 'error', text: words.join('\n') });
  return false;
}

/** The same, and says that it is gone. */
export function tellDeletion(say: Say, answer: Result<unknown, Failure>, toast: ShowToast = showToast): boolean {
  if (answer.ok) toast({ kind: 'success', text: say('ui.success.delete') });
  return tellFailedDeletion(say, answer, toast);
}
