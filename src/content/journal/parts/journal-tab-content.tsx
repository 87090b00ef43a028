import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { FirstPapers } from '../../issue/parts/first-papers.tsx';
import { IssueContents, IssueHead } from '../../issue/parts/issue-detail.tsx';
import { PeriodTree } from '../../issue/parts/period-tree.tsx';
import styles from '../pages/journal-page.module.css';
import type { JournalTabView } from '../pages/journal-page.tsx';
import { Board } from './board.tsx';
import columnStyles from './journal-columns.module.css';
import { JournalFacts } from './journal-head.tsx';
import { tabAddress, tabName } from './journal-tabs.tsx';
import { isShownFirst } from './journal-view.ts';
import type { JournalHeadView } from './load-journal-head.ts';

interface Props {
  readonly journal: JournalHeadView;
  readonly shown: JournalTabView;
}

/** The part of a journal's page that is open. */
export function JournalTabContent({ journal, shown }: Props) {
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
          <Columns journal={journal.id} columns={shown.columns} />
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
          <Contact journal={journal} more={shown.more} />
        </>
      );
  }
}

interface ColumnsProps {
  readonly journal: string;
  readonly columns: Extract<JournalTabView, { tab: 'columns' }>['columns'];
}

/** The columns of a journal; each leads to the list of its papers. */
function Columns({ journal, columns }: ColumnsProps) {
  const say = useSay();
  const href = useHref();
  if (columns.length === 0)
    return (
      <p>
        <a href={href(tabAddress(journal, 'issues'))}>{say('journal.column.empty')}</a>
      </p>
    );
  const papersOf = (value: string) =>
    `/article?${new URLSearchParams([
      ['facet', `journal:${journal}`],
      ['facet', `part:${value}`],
    ])}`;
  return (
    <ul className={columnStyles.columns}>
      {columns.map(({ name, value, papers }) => (
        <li key={value}>
          <NameLink to={papersOf(value)} name={name} />
          <span>{say('journal.count.papers', { count: papers })}</span>
        </li>
      ))}
    </ul>
  );
}

const behindTheJournal: readonly string[] = [
  'journal.field.editorInChief',
  'journal.field.sponsor',
  'journal.field.supervisor',
  'journal.field.publisher',
  'journal.field.place',
];

/** Who stands behind a journal, and the way to them. */
function Contact({ journal, more }: { readonly journal: JournalHeadView; readonly more: string | null }) {
  const say = useSay();
  const href = useHref();
  return (
    <>
      <JournalFacts facts={journal.facts.filter(({ key }) => behindTheJournal.includes(key))} />
      {(more || journal.home) && (
        <p>
          <a href={more ? href(more) : (journal.home ?? '')}>
            {say(more ? 'journal.contact.more' : 'journal.action.visit')}
          </a>
        </p>
      )}
    </>
  );
}
