import { feedLinks } from '../../../features/discovery/feeds/parts/feed-links.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import { ChooseJournal } from '../../journal/parts/choose-journal.tsx';
import { IssueContents } from '../parts/issue-contents.tsx';
import { IssueHead } from '../parts/issue-head.tsx';
import { type IssueView, issueAddress } from '../parts/issue-view.ts';
import type { Route } from './+types/issue-page';
import styles from './issue-page.module.css';
import { loadIssuePage } from './load-issue-page.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadIssuePage(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const issue = loaderData?.issue;
  const numbers = issue && [issue.year, `${issue.volume ?? ''}(${issue.issue})`].join(', ');
  if (!issue) return pageTitle(matches);
  const title = `${issue.journal.name} ${numbers}`;
  return [...pageTitle(matches, title), ...feedLinks({ of: 'issue', id: issue.id }, title)];
};

/** /issue: one issue with its contents. */
export default function IssuePage({ loaderData: { issue, choices } }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  if (issue) return <Issue issue={issue} />;
  return (
    <div className={styles.page}>
      <Breadcrumb path={[{ name: say('journal.issue.current'), href: null }]} />
      <h1>{say('journal.issue.current')}</h1>
      {choices ? (
        <ChooseJournal
          journals={choices}
          hrefOf={({ id, latest }) => (latest ? issueAddress(latest.id) : `/mag/${id}`)}
        />
      ) : (
        <p>
          <a href={href('/onlineFirst')}>{say('journal.tree.empty')}</a>
        </p>
      )}
    </div>
  );
}

function Issue({ issue }: { readonly issue: IssueView }) {
  const say = useSay();
  const href = useHref();
  return (
    <div className={styles.page}>
      <Breadcrumb
        path={[
          { name: issue.journal.name, href: `/mag/${issue.journal.id}` },
          { name: say('journal.issue.all'), href: `/issues?publicationIndexId=${issue.journal.id}` },
          { name: periodLabel(say, issue), href: null },
        ]}
      />
      <IssueHead issue={issue} heading="h1" />
      {issue.papers === 0 && (
        <p>
          {say('journal.issue.noPapers')}{' '}
          <a href={href(`/issues?publicationIndexId=${issue.journal.id}`)}>{say('journal.issue.seeAll')}</a>
        </p>
      )}
      <IssueContents issue={issue} heading="h2" />
      <PageLinks
        page={issue.page}
        total={issue.pages}
        hrefOf={(page) => href(`${issueAddress(issue.id)}${page > 0 ? `&page=${page}` : ''}`)}
      />
    </div>
  );
}
