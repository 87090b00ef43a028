import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { ChooseJournal } from '../../journal/parts/choose-journal.tsx';
import { IssueCovers } from '../parts/issue-covers.tsx';
import type { Route } from './+types/issues-page';
import styles from './issue-page.module.css';
import { loadIssues } from './load-issue-page.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadIssues(context, request);

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
