import type { Say } from '../../../../platform/i18n/use-say.ts';
import { openCitationFolder } from '../../../../platform/ui/behaviour/citation-folder.ts';
import { mostCitations } from '../../../../platform/ui/behaviour/citation-list.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import type { Work } from './work.ts';

/** Puts works into the site's citation folder and says what came of it. */
export function addWorks(say: Say, siteId: number, works: readonly Work[]): void {
  const folder = openCitationFolder(String(siteId));
  const outcomes = works.map((work) => folder.add(work));
  const count = outcomes.filter((outcome) => outcome === 'added').length;
  if (count > 0) showToast({ kind: 'success', text: say('citations.message.added', { count }) });
  if (outcomes.includes('full'))
    showToast({ kind: 'error', text: say('citations.message.full', { max: mostCitations }) });
  else if (count === 0) showToast({ kind: 'notice', text: say('citations.message.alreadyAdded') });
}
