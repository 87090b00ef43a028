import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { useOffered } from '../../../platform/shell/use-offered.ts';
import text from '../../../platform/ui/text.module.css';
import { FirstPapers } from '../../issue/parts/first-papers.tsx';
import { IssueContents, IssueHead } from '../../issue/parts/issue-detail.tsx';
import { PeriodTree } from '../../issue/parts/period-tree.tsx';
import type { JournalTabView } from '../pages/journal-page.tsx';
import { Board } from './board.tsx';
import { JournalFacts } from './journal-head.tsx';
import { tabAddress, tabName } from './journal-tabs.tsx';
import { isHeadFact } from './journal-view.ts';
import type { JournalHeadView } from './load-journal-head.ts';
import { NameColumns } from './name-columns.tsx';

interface Props {
  readonly journal: JournalHeadView;
  readonly view: JournalTabView;
}

/** The part of a journal's page that is open. An issue has a heading of its own. */
export function JournalTabContent({ journal, view }: Props) {
  const say = useSay();
  return (
    <>
      {!(view.tab === 'current' && view.issue) && <h2 className={text.h2}>{say(tabName[view.tab])}</h2>}
      <Content journal={journal} view={view} />
    </>
  );
}

function Content({ journal, view }: Props) {
  const say = useSay();
  const href = useHref();
  const offered = useOffered();
  switch (view.tab) {
    case 'current':
      if (!view.issue)
        return (
          <>
            <p>{say('journal.tree.empty')}</p>
            {offered('/onlineFirst') && (
              <p>
                <a href={href(tabAddress(journal.id, 'onlineFirst'))}>{say('journal.issue.onlineFirst')}</a>
              </p>
            )}
          </>
        );
      return (
        <>
          <IssueHead issue={view.issue} heading="h2" linked />
          {view.issue.papers === 0 && <p>{say('journal.issue.noPapers')}</p>}
          <IssueContents issue={view.issue} heading="h3" />
          {view.issue.pages > 1 && (
            <p>
              <a href={href(`/issue?activeName=${view.issue.id}&page=1`)}>{say('ui.pagination.next')}</a>
            </p>
          )}
        </>
      );
    case 'issues':
      return <PeriodTree years={view.years} />;
    case 'onlineFirst':
    case 'justAccepted':
      return (
        <FirstPapers
          view={view.first}
          heading="h3"
          current={tabAddress(journal.id, 'current')}
          hrefOf={(page) => `${tabAddress(journal.id, view.tab)}&page=${page}`}
        />
      );
    case 'columns':
      return <Columns journal={journal.id} columns={view.columns} />;
    case 'introduction':
      return (
        <>
          <p className={`${text.lead} ${text.written}`}>
            <bdi>{journal.introduction || say('journal.introduction.empty')}</bdi>
          </p>
          <JournalFacts facts={journal.facts.filter((fact) => !isHeadFact(fact))} />
        </>
      );
    case 'board':
      return view.groups.length === 0 ? (
        <p>
          <a href={href(tabAddress(journal.id, 'contact'))}>{say('journal.board.empty')}</a>
        </p>
      ) : (
        <Board groups={view.groups} heading="h3" />
      );
    case 'contact':
      return <Contact journal={journal} more={view.more} />;
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
    <NameColumns
      entries={columns.map(({ name, value, papers }) => ({
        name,
        href: papersOf(value),
        count: say('journal.count.papers', { count: papers }),
      }))}
    />
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
