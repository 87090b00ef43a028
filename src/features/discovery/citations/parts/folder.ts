import { useEffect, useState } from 'react';
import type { Say } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { openCitationFolder } from '../../../../platform/ui/behaviour/citation-folder.ts';
import { type CitationList, mostCitations } from '../../../../platform/ui/behaviour/citation-list.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';

/** A work as lists and pages know it: enough to put it into the citation folder. */
export interface Work {
  readonly id: string;
  readonly resName: string;
  /** Who wrote it and where it stands. */
  readonly resString: string;
}

/** The site's citation folder as it stands now; nothing before the page is alive, since the server knows no folder. */
export function useFolder(): CitationList | undefined {
  const { site } = useFrame();
  const [list, setList] = useState<CitationList>();
  useEffect(() => {
    const folder = openCitationFolder(String(site.id));
    setList(folder.list());
    return folder.onChange(setList);
  }, [site.id]);
  return list;
}

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
