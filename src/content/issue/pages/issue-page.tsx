import { feedLinks } from '../../../features/discovery/feeds/parts/feed-links.ts';
import { namedJournal } from '../../../features/sites/navigation/parts/named-journal.ts';
import { type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { ListPage } from '../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { useOffered } from '../../../platform/shell/use-offered.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import layout from '../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import type { getFirstTwoPeriods } from '../../journal/contract.ts';
import { ChooseJournal } from '../../journal/parts/choose-journal.tsx';
import { journalChoices } from '../../journal/parts/journal-choices.ts';
import { IssueContents, IssueHead } from '../parts/issue-detail.tsx';
import { issueJsonLd } from '../parts/issue-json-ld.ts';
import { issueAddress } from '../parts/issue-view.ts';
import { type IssueView, loadIssue } from '../parts/load-issue.ts';
import type { Route } from './+types/issue-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const view = await loadNamedIssue(page);
  if (view.issue) context.get(pageRequest).placeHtml(headSlot, jsonLdScript(issueJsonLd(view.issue, page.origin)));
  return view;
}

/** The issue that the address names, else the journal's current one; a portal asks for the journal first. */
async function loadNamedIssue(page: OpenPage) {
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

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const issue = loaderData?.issue;
  if (!issue) return pageTitle(matches);
  const title = [periodLabel(sayInHead(matches), issue), issue.journal.name].join(' · ');
  return [...pageTitle(matches, title), ...feedLinks({ of: 'issue', id: issue.id }, title)];
};

/** /issue: one issue with its contents. */
export default function IssuePage({ loaderData: { issue, choices } }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const offered = useOffered();
  if (issue) return <Issue issue={issue} />;
  return (
    <ListPage title={say('journal.issue.current')} path={[{ name: say('journal.issue.current'), href: null }]}>
      {choices ? (
        <ChooseJournal
          journals={choices}
          hrefOf={({ id, latest }) => (latest ? issueAddress(latest.id) : `/mag/${id}`)}
        />
      ) : (
        <p>
          {say('journal.tree.empty')}{' '}
          {offered('/onlineFirst') && <a href={href('/onlineFirst')}>{say('journal.issue.onlineFirst')}</a>}
        </p>
      )}
    </ListPage>
  );
}

function Issue({ issue }: { readonly issue: IssueView }) {
  const say = useSay();
  const href = useHref();
  const offered = useOffered();
  const all = `/issues?publicationIndexId=${issue.journal.id}`;
  return (
    <div className={`${layout.page} ${layout.stack5}`}>
      <Breadcrumb
        path={[
          { name: issue.journal.name, href: `/mag/${issue.journal.id}` },
          ...(offered(all) ? [{ name: say('journal.issue.all'), href: all }] : []),
          { name: periodLabel(say, issue), href: null },
        ]}
      />
      <IssueHead issue={issue} heading="h1" />
      {issue.papers === 0 && (
        <p>
          {say('journal.issue.noPapers')} {offered(all) && <a href={href(all)}>{say('journal.issue.seeAll')}</a>}
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
