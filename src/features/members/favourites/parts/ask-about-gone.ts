import type { Say } from '../../../../platform/i18n/use-say.ts';

const questions = {
  article: 'ui.confirm.paperGone',
  journal: 'ui.confirm.journalGone',
  other: 'favourites.confirm.gone',
} as const;

/** A kept thing that is no longer there: shall its line go too? */
export async function askAboutGone(say: Say, { kind }: { readonly kind: string }): Promise<boolean> {
  const { confirmed } = await import('../../../../platform/ui/confirm.ts');
  const question = questions[kind === 'article' || kind === 'journal' ? kind : 'other'];
  return confirmed(say(question), { confirm: say('ui.action.delete'), cancel: say('ui.action.cancel') });
}
