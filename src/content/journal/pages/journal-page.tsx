import { feedLinks } from '../../../features/discovery/feeds/parts/feed-links.ts';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import type { getChannelList, PublicChannel } from '../../../features/sites/navigation/contract.ts';
import { type JournalDetail, namedJournal } from '../../../features/sites/navigation/parts/named-journal.ts';
import { type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import type { DeferredHydrationHandle } from '../../../platform/ui/deferred-hydration.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import layout from '../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { getJournalColumns, getJournalFigures } from '../../issue/contract.ts';
import { loadFirstPapers } from '../../issue/parts/first-papers.tsx';
import { loadIssue, loadYears } from '../../issue/parts/load-issue.ts';
import type { getEditorialBoard, getFirstTwoPeriods } from '../contract.ts';
import { boardGroups } from '../parts/board-view.ts';
import { JournalHead } from '../parts/journal-head.tsx';
import { journalJsonLd } from '../parts/journal-json-ld.ts';
import { JournalTabContent } from '../parts/journal-tab-content.tsx';
import { type JournalTab, JournalTabs, journalTab } from '../parts/journal-tabs.tsx';
import styles from '../parts/journals.module.css';
import { journalHead } from '../parts/load-journal-head.ts';
import { YearPlot } from '../parts/year-plot.tsx';
import type { Route } from './+types/journal-page';

/** A journal with the part of its page that the address names. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  // One of the two addresses has no id in its path.
  const { id } = params as { id?: string };
  const page = await openPage(context, request);
  const { call, language, parameters } = page;
  const journal = await namedJournal(page, id ?? parameters.columnId);
  if (!journal || (id !== undefined && journal.id !== id)) throw showScreen('notFound', language);
  context.get(pageRequest).placeHtml(headSlot, jsonLdScript(journalJsonLd(journal, page)));
  const tab = journalTab(parameters.tab);
  const [head, figures, view, comments] = await Promise.all([
    journalHead(page, journal),
    call<typeof getJournalFigures>('GET /front/statistics/publication/{id}', { id: journal.id }),
    loadTab(page, journal, tab),
    loadComments(call, journal.id),
  ]);
  return { journal: head, tab, figures: figures.ok ? figures.value : [], view, comments };
}

export type JournalTabView = Awaited<ReturnType<typeof loadTab>>;

/** It can be read before any script has run. */
export const handle: DeferredHydrationHandle = { isDeferred: () => true };

/** Only the open part is read. */
async function loadTab(page: OpenPage, journal: JournalDetail, tab: JournalTab) {
  const { call } = page;
  const { id } = journal;
  switch (tab) {
    case 'current': {
      const newest = await call<typeof getFirstTwoPeriods>('GET /front/front-period/getFirstTwoPeriods', {
        publicationIndexId: id,
      });
      const period = newest.ok ? newest.value[0] : undefined;
      return { tab, issue: period ? await loadIssue(page, period.id) : null };
    }
    case 'issues':
      return { tab, years: await loadYears(page, id) };
    case 'onlineFirst':
    case 'justAccepted':
      return { tab, first: await loadFirstPapers(page, tab, id) };
    case 'columns': {
      const columns = await call<typeof getJournalColumns>('GET /front/front-publication/columns/{id}', { id });
      return {
        tab,
        columns: (columns.ok ? columns.value : []).map(({ column, names, papers }) => ({
          name: column,
          // The list of papers knows a column by one of its names.
          value: names.zh ?? names.en ?? column,
          papers,
        })),
      };
    }
    case 'introduction':
      return { tab };
    case 'board': {
      const board = await call<typeof getEditorialBoard>('GET /front/front-publication/board/{id}', { id });
      return { tab, groups: boardGroups(board.ok ? board.value : [], page) };
    }
    case 'contact':
      return { tab, more: journal.siteId === page.site.id ? await contactOf(page) : null };
  }
}

/** The site's own page about how to reach it. */
async function contactOf({ call }: OpenPage): Promise<string | null> {
  const channels = await call<typeof getChannelList>('GET /front/channel/getChannelList', {});
  const all = channels.ok ? flatten(channels.value) : [];
  return all.find(({ code }) => /^(?:sub)?contact(?:us)?$/i.test(code))?.target?.href ?? null;
}

const flatten = (channels: readonly PublicChannel[]): PublicChannel[] =>
  channels.flatMap((channel) => [channel, ...flatten(channel.children)]);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, loaderData?.journal.name),
  ...(loaderData ? feedLinks({ of: 'journal', id: loaderData.journal.id }, loaderData.journal.name) : []),
];

/** /mag/{id} and /periodicalDetail: one journal. */
export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { journal, tab, figures, view, comments } = loaderData;
  return (
    <div className={`${layout.page} ${layout.stack5}`}>
      <Breadcrumb
        path={[
          { name: say('journal.kind.many'), href: '/mag' },
          { name: journal.name, href: null },
        ]}
      />
      <div className={`${figures.length > 0 ? layout.withAside : layout.stack5} ${styles.journal}`}>
        <JournalHead journal={journal} />
        <div className={`${layout.stack5} ${styles.tabs}`}>
          <JournalTabs journal={journal.id} tab={tab} />
          <div className={layout.stack5} data-part="journal-tab">
            <JournalTabContent journal={journal} view={view} />
          </div>
        </div>
        {figures.length > 0 && <YearPlot figures={figures} />}
      </div>
      <Comments comments={comments} />
    </div>
  );
}
