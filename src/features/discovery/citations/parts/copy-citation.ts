import type { Say } from '../../../../platform/i18n/use-say.ts';
import { type Copied, copy } from '../../../../platform/ui/behaviour/copy.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';

const refusals = {
  /** A reference, with all that it tells. */
  information: 'failure.informationCopyFailed',
  link: 'failure.linkCopyFailed',
  /** Several at once. */
  list: 'failure.copyFailed',
} as const;

/** Copies and says whether it worked. */
export async function copyAndSay(say: Say, what: keyof typeof refusals, copied: Copied): Promise<void> {
  const done = await copy(copied);
  showToast(done ? { kind: 'success', text: say('ui.copy.success') } : { kind: 'error', text: say(refusals[what]) });
}
