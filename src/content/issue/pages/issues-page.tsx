import { namedJournal } from '../../../features/sites/navigation/parts/named-journal.ts';
import { artworkOf, columnPlace, hueOf, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { ListPage } from '../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { useOffered } from '../../../platform/shell/use-offered.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import text from '../../../platform/ui/text.module.css';
import { ChooseJournal } from '../../journal/parts/choose-journal.tsx';
import { CoverList } from '../../journal/parts/cover-list.tsx';
import { journalChoices } from '../../journal/parts/journal-choices.ts';
import { issueAddress } from '../parts/issue-view.ts';
import { loadYears } from '../parts/load-issue.ts';
import type { Route } from './+types/issues-page';

const coversOfYears = 3;
const coversOfPage = 48;

const cut = <Cover,>(covers: readonly Cover[], page: number): readonly Cover[] =>
  covers.slice(page * coversOfPage, (page + 1) * coversOfPage);

/** All issues of a journal, by year. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const place = await columnPlace(page);
  const journal = await namedJournal(page, page.parameters.publicationIndexId);
  if (!journal) return { place, journal: null, choices: await journalChoices(page) };
  const [years, artwork, hue] = await Promise.all([
    loadYears(page, journal.id),
    artworkOf(page),
    hueOf(page, journal.id),
  ]);
  const wanted = page.parameters.year;
  const currentPage = page.parameters.page ?? 0;
  return {
    place,
    journal: {
      id: journal.id,
      name: journal.publicationName,
      artwork,
      hue,
      all: years.flatMap(({ year }) => year ?? []),
      year: years.some(({ year }) => year === wanted) ? (wanted ?? null) : null,
      // A long history is shown year by year, its first years at once; page by page where the site doesn't part it.
      years: years
        .filter(({ year }, index) => (wanted && year ? year === wanted : index < coversOfYears))
        .map(({ year, periods }) => ({ year, periods: year ? periods : cut(periods, currentPage) })),
      page: currentPage,
      pages: Math.ceil((years.find(({ year }) => year === null)?.periods.length ?? 0) / coversOfPage),
    },
    choices: null,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.place?.title ?? sayInHead(matches)('journal.issue.all');
  return pageTitle(matches, [title, loaderData?.journal?.name].filter(Boolean).join(' · '));
};

/** /issues: all issues of a journal as covers, by year. */
export default function IssuesPage({ loaderData: { place, journal, choices } }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const offered = useOffered();
  const title = place?.title ?? say('journal.issue.all');
  const address = (year?: number) =>
    `/issues?publicationIndexId=${journal?.id}${year === undefined ? '' : `&year=${year}`}`;
  return (
    <ListPage
      title={title}
      path={[
        ...(place?.path ?? []),
        ...(journal && !place ? [{ name: journal.name, href: `/mag/${journal.id}` }] : []),
        { name: title, href: null },
      ]}
    >
      {choices && <ChooseJournal journals={choices} hrefOf={({ id }) => `/issues?publicationIndexId=${id}`} />}
      {journal && journal.years.length === 0 && (
        <p>
          {say('journal.tree.empty')}{' '}
          {offered('/onlineFirst') && <a href={href('/onlineFirst')}>{say('journal.issue.onlineFirst')}</a>}
        </p>
      )}
      {journal && journal.all.length > 0 && (
        <nav aria-label={say('journal.tree.label')} data-part="issue-years">
          <ul className={layout.row2}>
            {journal.all.map((year) => (
              <li key={year}>
                <a
                  className={box.chip}
                  href={href(address(year))}
                  aria-current={year === journal.year ? 'page' : undefined}
                >
                  {year}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {journal?.years.map(({ year, periods }) => (
        <section
          key={year}
          className={layout.stack4}
          aria-label={year ? say('journal.tree.year', { year: String(year), count: periods.length }) : title}
        >
          {year && (
            <h2 className={text.h2}>{say('journal.tree.year', { year: String(year), count: periods.length })}</h2>
          )}
          <CoverList
            part="issue-covers"
            covers={periods.map((period) => ({
              id: period.id,
              name: journal.name,
              label: periodLabel(say, period),
              picture: period.cover,
              artwork: journal.artwork,
              hue: journal.hue,
              href: issueAddress(period.id),
              note: period.theme,
            }))}
          />
        </section>
      ))}
      {journal && (
        <PageLinks page={journal.page} total={journal.pages} hrefOf={(page) => href(`${address()}&page=${page}`)} />
      )}
    </ListPage>
  );
}
