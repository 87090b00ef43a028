import { feedLinks } from '../../../features/discovery/feeds/parts/feed-links.ts';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { FirstPapers } from '../../issue/parts/first-papers.tsx';
import { IssueContents } from '../../issue/parts/issue-contents.tsx';
import { IssueHead } from '../../issue/parts/issue-head.tsx';
import { PeriodTree } from '../../issue/parts/period-tree.tsx';
import { Board } from '../parts/board.tsx';
import { JournalColumns } from '../parts/journal-columns.tsx';
import { JournalContact } from '../parts/journal-contact.tsx';
import { JournalFacts } from '../parts/journal-facts.tsx';
import { JournalHead } from '../parts/journal-head.tsx';
import { tabAddress } from '../parts/journal-tab.ts';
import { JournalTabs, tabName } from '../parts/journal-tabs.tsx';
import { isShownFirst } from '../parts/journal-view.ts';
import { YearPlot } from '../parts/year-plot.tsx';
import type { Route } from './+types/journal-page';
import styles from './journal-page.module.css';
import { loadJournal } from './load-journal.ts';

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadJournal(context, request, (params as { id?: string }).id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, loaderData?.journal.name),
  ...(loaderData ? feedLinks({ of: 'journal', id: loaderData.journal.id }, loaderData.journal.name) : []),
];

type View = Awaited<ReturnType<typeof loader>>;

/** /mag/{id} and /periodicalDetail: one journal. */
export default function JournalPage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  const { journal, tab, figures, comments } = view;
  return (
    <div className={styles.page}>
      <Breadcrumb
        path={[
          { name: say('journal.kind.many'), href: '/mag' },
          { name: journal.name, href: null },
        ]}
      />
      <JournalHead journal={journal} />
      <JournalTabs journal={journal.id} tab={tab} />
      <div className={styles.columns} data-beside={figures.length > 0 ? '' : undefined}>
        <div className={styles.main} data-part="journal-tab">
          <Shown view={view} />
        </div>
        {figures.length > 0 && <YearPlot figures={figures} />}
      </div>
      <Comments comments={comments} />
    </div>
  );
}

function Shown({ view: { journal, shown } }: { readonly view: View }) {
  const say = useSay();
  const href = useHref();
  const title = <h2>{say(tabName[shown.tab])}</h2>;
  switch (shown.tab) {
    case 'current':
      if (!shown.issue)
        return (
          <>
            {title}
            <p>{say('journal.tree.empty')}</p>
            <p>
              <a href={href(tabAddress(journal.id, 'onlineFirst'))}>{say('journal.issue.onlineFirst')}</a>
            </p>
          </>
        );
      return (
        <>
          <IssueHead issue={shown.issue} heading="h2" linked />
          {shown.issue.papers === 0 && <p>{say('journal.issue.noPapers')}</p>}
          <IssueContents issue={shown.issue} heading="h3" />
          {shown.issue.pages > 1 && (
            <p>
              <a href={href(`/issue?activeName=${shown.issue.id}&page=1`)}>{say('ui.pagination.next')}</a>
            </p>
          )}
        </>
      );
    case 'issues':
      return (
        <>
          {title}
          <PeriodTree years={shown.years} />
        </>
      );
    case 'onlineFirst':
    case 'justAccepted':
      return (
        <>
          {title}
          <FirstPapers
            view={shown.first}
            heading="h3"
            current={tabAddress(journal.id, 'current')}
            hrefOf={(page) => `${tabAddress(journal.id, shown.tab)}&page=${page}`}
          />
        </>
      );
    case 'columns':
      return (
        <>
          {title}
          <JournalColumns journal={journal.id} columns={shown.columns} />
        </>
      );
    case 'introduction':
      return (
        <>
          {title}
          <p className={styles.text}>
            <bdi>{journal.introduction || say('journal.introduction.empty')}</bdi>
          </p>
          <JournalFacts facts={journal.facts.filter((fact) => !isShownFirst(fact))} />
        </>
      );
    case 'board':
      return (
        <>
          {title}
          {shown.groups.length === 0 ? (
            <p>
              <a href={href(tabAddress(journal.id, 'contact'))}>{say('journal.board.empty')}</a>
            </p>
          ) : (
            <Board groups={shown.groups} heading="h3" />
          )}
        </>
      );
    case 'contact':
      return (
        <>
          {title}
          <JournalContact journal={journal} more={shown.more} />
        </>
      );
  }
}
