import type { RouterContextProvider } from 'react-router';
import { namedJournal } from '../../../features/sites/navigation/parts/named-journal.ts';
import { artworkOf, columnPlace, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import type { getFirstTwoPeriods } from '../../journal/contract.ts';
import { type JournalChoice, journalChoices } from '../../journal/parts/journal-choices.ts';
import type { IssueView } from '../parts/issue-view.ts';
import { loadIssue, loadYears } from '../parts/load-issue.ts';

/** The issue that the address names, else the journal's current one; a portal asks for the journal first. */
export async function loadIssuePage(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<{ issue: IssueView | null; choices: JournalChoice[] | null }> {
  const page = await openPage(context, request);
  const { call, language, parameters } = page;
  const { activeName, columnId, publicationIndexId } = parameters;
  const named = activeName ?? columnId;
  const found = named ? await loadIssue(page, named) : null;
  if (found) return { issue: found, choices: null };
  if (activeName) throw showScreen('notFound', language);
  const journal = await namedJournal(page, publicationIndexId);
  if (!journal) return { issue: null, choices: await journalChoices(page) };
  const newest = await call<typeof getFirstTwoPeriods>('GET /front/front-period/getFirstTwoPeriods', {
    publicationIndexId: journal.id,
  });
  const current = newest.ok ? newest.value[0] : undefined;
  return { issue: current ? await loadIssue(page, current.id) : null, choices: null };
}

/** All issues of a journal, by year. */
export async function loadIssues(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const place = await columnPlace(page);
  const journal = await namedJournal(page, page.parameters.publicationIndexId);
  if (!journal) return { place, journal: null, choices: await journalChoices(page) };
  const [years, artwork] = await Promise.all([loadYears(page, journal.id), artworkOf(page)]);
  const asked = page.parameters.year;
  return {
    place,
    journal: {
      id: journal.id,
      name: journal.publicationName,
      artwork,
      all: years.map(({ year }) => year),
      year: years.some(({ year }) => year === asked) ? (asked ?? null) : null,
      // A long history is shown year by year; the newest years are covers at once.
      years: years.filter(({ year }, index) => (asked ? year === asked : index < coversOfYears)),
    },
    choices: null,
  };
}

const coversOfYears = 3;
