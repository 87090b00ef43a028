import { namedJournal } from '../../../features/sites/navigation/parts/named-journal.ts';
import { artworkOf, columnPlace, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { Cover } from '../../../platform/shell/cover.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import type { ArtworkName } from '../../../platform/ui/artwork.tsx';
import { ChooseJournal } from '../../journal/parts/choose-journal.tsx';
import { journalChoices } from '../../journal/parts/journal-choices.ts';
import covers from '../parts/issue-covers.module.css';
import { issueAddress } from '../parts/issue-view.ts';
import { loadYears, type YearOfPeriods } from '../parts/load-issue.ts';
import type { Route } from './+types/issues-page';
import styles from './issue-page.module.css';

const coversOfYears = 3;

/** All issues of a journal, by year. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const place = await columnPlace(page);
  const journal = await namedJournal(page, page.parameters.publicationIndexId);
  if (!journal) return { place, journal: null, choices: await journalChoices(page) };
  const [years, artwork] = await Promise.all([loadYears(page, journal.id), artworkOf(page)]);
  const wanted = page.parameters.year;
  return {
    place,
    journal: {
      id: journal.id,
      name: journal.publicationName,
      artwork,
      all: years.map(({ year }) => year),
      year: years.some(({ year }) => year === wanted) ? (wanted ?? null) : null,
      // A long history is shown year by year; the newest years are covers at once.
      years: years.filter(({ year }, index) => (wanted ? year === wanted : index < coversOfYears)),
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
  const title = place?.title ?? say('journal.issue.all');
  const address = (year?: number) =>
    `/issues?publicationIndexId=${journal?.id}${year === undefined ? '' : `&year=${year}`}`;
  return (
    <div className={styles.page}>
      <Breadcrumb
        path={[
          ...(place?.path ?? []),
          ...(journal && !place ? [{ name: journal.name, href: `/mag/${journal.id}` }] : []),
          { name: title, href: null },
        ]}
      />
      <h1>{title}</h1>
      {choices && <ChooseJournal journals={choices} hrefOf={({ id }) => `/issues?publicationIndexId=${id}`} />}
      {journal && journal.all.length === 0 && (
        <p>
          {say('journal.tree.empty')} <a href={href('/onlineFirst')}>{say('journal.issue.onlineFirst')}</a>
        </p>
      )}
      {journal && journal.all.length > 0 && (
        <nav aria-label={say('journal.tree.label')} data-part="issue-years">
          <ul className={styles.years}>
            {journal.all.map((year) => (
              <li key={year}>
                <a href={href(address(year))} aria-current={year === journal.year ? 'page' : undefined}>
                  {year}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {journal?.years.map(({ year, periods }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{say('journal.tree.year', { year: String(year), count: periods.length })}</h2>
          <IssueCovers journal={journal.name} artwork={journal.artwork} periods={periods} />
        </section>
      ))}
    </div>
  );
}

interface Props {
  readonly journal: string;
  readonly artwork: ArtworkName;
  readonly periods: YearOfPeriods['periods'];
}

/** Issues by their covers. */
function IssueCovers({ journal, artwork, periods }: Props) {
  const say = useSay();
  const href = useHref();
  return (
    <ul className={covers.covers} data-part="issue-covers">
      {periods.map((period) => {
        const label = periodLabel(say, period);
        return (
          <li key={period.id}>
            <a href={href(issueAddress(period.id))}>
              <Cover name={journal} label={label} picture={period.cover} artwork={artwork} size="small" />
              <span>{label}</span>
            </a>
            {period.theme && <p>{period.theme}</p>}
          </li>
        );
      })}
    </ul>
  );
}
