import type { RouterContextProvider } from 'react-router';
import { namedJournal } from '../../../features/sites/navigation/parts/named-journal.ts';
import { columnPlace, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { journalChoices } from '../../journal/parts/journal-choices.ts';
import { academicType } from '../parts/academic-type.ts';
import { loadFirstPapers } from '../parts/load-first-papers.ts';
import { loadIssue, loadYears } from '../parts/load-issue.ts';

/** The papers of an issue beside the tree of all issues: the current one, those before it, or what has no issue yet. */
export async function loadAcademic(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const { parameters, language } = page;
  const type = academicType(parameters.type);
  const [place, journal] = await Promise.all([columnPlace(page), namedJournal(page, parameters.publicationIndexId)]);
  const asked = { type, place, columnId: parameters.columnId ?? null };
  if (!journal) return { ...asked, choices: await journalChoices(page), journal: null, shown: null };
  const named = { id: journal.id, name: journal.publicationName };
  if (type === 'singleFirst') {
    const first = await loadFirstPapers(page, 'onlineFirst', journal.id);
    return { ...asked, choices: null, journal: named, shown: { first } };
  }
  const years = await loadYears(page, journal.id, type === 'backissue');
  const year = years.find((one) => one.year === parameters.year) ?? years[0];
  const period = parameters.activeName ?? year?.periods[0]?.id;
  const issue = period ? await loadIssue(page, period) : null;
  if (parameters.activeName && !issue) throw showScreen('notFound', language);
  return { ...asked, choices: null, journal: named, shown: { years, issue } };
}
