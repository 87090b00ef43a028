import { namedJournal } from '../../../features/sites/navigation/parts/named-journal.ts';
import { columnPlace, type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { type Say, useSay } from '../../../platform/i18n/use-say.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { ListPage } from '../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { useOffered } from '../../../platform/shell/use-offered.ts';
import layout from '../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import { Tabs } from '../../../platform/ui/tabs.tsx';
import text from '../../../platform/ui/text.module.css';
import type { getFirstTwoPeriods } from '../../journal/contract.ts';
import { ChooseJournal } from '../../journal/parts/choose-journal.tsx';
import { journalChoices } from '../../journal/parts/journal-choices.ts';
import { FirstPapers, loadFirstPapers } from '../parts/first-papers.tsx';
import { IssueContents, IssueHead } from '../parts/issue-detail.tsx';
import { loadIssue, loadYears } from '../parts/load-issue.ts';
import { PeriodTree } from '../parts/period-tree.tsx';
import type { Route } from './+types/academic-page';

/** The specification's ways into a journal's papers: the current issue, those before it, and what has no issue yet. */
const academicTypes = ['directory', 'backissue', 'singleFirst'] as const;

/** The papers of an issue with the tree of all issues: the current one, those before it, or what has no issue yet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const { parameters, language } = page;
  const type = academicTypes.find((known) => known === parameters.type) ?? 'directory';
  const [place, journal] = await Promise.all([columnPlace(page), namedJournal(page, parameters.publicationIndexId)]);
  const requested = { type, place, columnId: parameters.columnId ?? null };
  if (!journal) return { ...requested, choices: await journalChoices(page), journal: null, content: null };
  const named = { id: journal.id, name: journal.publicationName };
  if (type === 'singleFirst') {
    const first = await loadFirstPapers(page, 'onlineFirst', journal.id);
    return { ...requested, choices: null, journal: named, content: { first } };
  }
  const years = await loadYears(page, journal.id, type === 'backissue');
  const year = years.find((one) => one.year === parameters.year);
  const period = parameters.activeName ?? year?.periods[0]?.id ?? (await newestPeriod(page, journal.id, type));
  const issue = period ? await loadIssue(page, period) : null;
  if (parameters.activeName && !issue) throw showScreen('notFound', language);
  return { ...requested, choices: null, journal: named, content: { years, issue } };
}

/** Whatever the order of the list, a reader begins with the newest. */
async function newestPeriod({ call }: OpenPage, journal: string, type: 'directory' | 'backissue') {
  const newest = await call<typeof getFirstTwoPeriods>('GET /front/front-period/getFirstTwoPeriods', {
    publicationIndexId: journal,
  });
  return newest.ok ? newest.value[type === 'backissue' ? 1 : 0]?.id : undefined;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageTitle(
        matches,
        [titleOf(sayInHead(matches), loaderData), loaderData.journal?.name].filter(Boolean).join(' · '),
      )
    : [];

const names: Readonly<Record<(typeof academicTypes)[number], MessageKey>> = {
  directory: 'journal.issue.current',
  backissue: 'journal.issue.back',
  singleFirst: 'journal.issue.onlineFirst',
};

type View = Awaited<ReturnType<typeof loader>>;

/** The column's own name, as long as the reader has not gone on from there: whatever is not the newest issue is a back issue. */
function titleOf(say: Say, { place, type, content }: View): string {
  const way = type === 'directory' && content && 'issue' in content && content.issue?.next ? 'backissue' : type;
  return place && (place.code === way || !isWay(place.code)) ? place.title : say(names[way]);
}

const isWay = (code: string): boolean => academicTypes.some((type) => type === code);

const address = ({ columnId, journal }: View, parameters: Readonly<Record<string, string | number | undefined>>) => {
  const query = new URLSearchParams();
  const all = { columnId: columnId ?? undefined, publicationIndexId: journal?.id, ...parameters };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) query.set(name, String(value));
  return `/academic?${query}`;
};

/** /academic: the papers of an issue, with the way to all others. */
export default function AcademicPage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const offered = useOffered();
  const { type, place, choices, journal } = view;
  const title = titleOf(say, view);
  return (
    <ListPage title={title} path={[...(place?.path ?? []), { name: title, href: null }]}>
      {choices && (
        <ChooseJournal journals={choices} hrefOf={({ id }) => address(view, { publicationIndexId: id, type })} />
      )}
      {journal && (
        <>
          <Tabs
            label={say('journal.issue.browse')}
            part="academic-ways"
            tabs={academicTypes
              .filter((one) => offered(`/academic?type=${one}`))
              .map((one) => ({
                key: one,
                name: say(names[one]),
                href: href(address(view, { type: one })),
                isCurrent: one === type,
              }))}
          />
          <Content view={view} />
        </>
      )}
    </ListPage>
  );
}

function Content({ view }: { readonly view: View }) {
  const say = useSay();
  const href = useHref();
  const { content, type } = view;
  if (!content) return null;
  if (content.first)
    return (
      <FirstPapers
        view={content.first}
        heading="h2"
        current={address(view, { type: 'directory' })}
        hrefOf={(page) => address(view, { type, page })}
      />
    );
  const { issue, years } = content;
  return (
    <div className={layout.withAside}>
      <div className={layout.stack5}>
        {issue ? (
          <>
            <IssueHead issue={issue} heading="h2" linked />
            {issue.papers === 0 && <p>{say('journal.issue.noPapers')}</p>}
            <IssueContents issue={issue} heading="h3" />
            <PageLinks
              page={issue.page}
              total={issue.pages}
              hrefOf={(page) => href(address(view, { type, activeName: issue.id, page }))}
            />
          </>
        ) : (
          <p>{say('journal.tree.empty')}</p>
        )}
      </div>
      {years.length > 0 && (
        <nav aria-labelledby="issues-by-year">
          <h2 id="issues-by-year" className={text.asideTitle}>
            {say('journal.tree.label')}
          </h2>
          <PeriodTree
            years={years}
            current={issue?.id}
            open={issue?.year}
            hrefOf={(activeName) => address(view, { type, activeName })}
          />
        </nav>
      )}
    </div>
  );
}
