import { data, redirect } from 'react-router';
import type { Call } from '../../../../platform/contract/call.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { type PageParameters, readPageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { savedTypes } from '../../../../platform/kernel/saved-item.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { type AskList, pageOrLast } from '../../../../platform/shell/page-or-last.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { PageWords } from '../../../../platform/shell/page-words.tsx';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import { Tabs } from '../../../../platform/ui/tabs.tsx';
import text from '../../../../platform/ui/text.module.css';
import type { mySubmissions } from '../../../editorial/submissions/contract.ts';
import { OwnSubmission } from '../../../editorial/submissions/parts/own-submission.tsx';
import { OwnSubmissions } from '../../../editorial/submissions/parts/own-submissions.tsx';
import { TaskList } from '../../../editorial/submissions/parts/task-list.tsx';
import type { myTasks } from '../../../editorial/submissions/tasks.contract.ts';
import type { subscribeList } from '../../../members/alerts/contract.ts';
import { SubscriptionList } from '../../../members/alerts/parts/subscription-list.tsx';
import type { myComments } from '../../../members/comments/contract.ts';
import { MyComments } from '../../../members/comments/parts/my-comments.tsx';
import type { collects } from '../../../members/favourites/contract.ts';
import { Favourites } from '../../../members/favourites/parts/saved-list.tsx';
import type { getDownloads, getHistorys } from '../../../members/history/contract.ts';
import { UsedList } from '../../../members/history/parts/used-list.tsx';
import type { getInfo } from '../../../members/membership/contract.ts';
import { Avatar } from '../../../members/membership/parts/avatar.tsx';
import { type Info, InfoForm } from '../../../members/membership/parts/info-form.tsx';
import type { getMessages } from '../../../members/notices/contract.ts';
import { NoticeList } from '../../../members/notices/parts/notice-list.tsx';
import { loadAlbums, PersonalAlbum, PersonalAlbums } from '../../../members/personal-album/parts/personal-albums.tsx';
import { loadOffers } from '../../../sites/site/parts/load-offers.ts';
import { addressOfEntry, entryAt, type MenuEntry, menuEntries } from '../domain/menu.ts';
import { AccountPane, loadAccount } from '../parts/account-pane.tsx';
import styles from '../parts/center.module.css';
import { CenterMenu, entryNames } from '../parts/center-menu.tsx';
import type { Route } from './+types/personal-page';
import { loadSubmissions, loadTasks } from './load-submissions.ts';

/** The personal center for a member; a visitor is led to the login, and from there back to here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  /** For nobody's cache. */
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };
  const { call, language, signedIn } = context.get(pageRequest);
  const { pathname, search, searchParams } = pageUrl(request);
  const info = signedIn ? await call<typeof getInfo>('GET /front/frontMembers/info', {}) : undefined;
  if (!info?.ok) {
    const query = new URLSearchParams({ url: `${pathname}${search}` });
    const lang = searchParams.get('lang');
    if (lang) query.set('lang', lang);
    throw redirect(`/login?${query}`, { headers });
  }
  const parameters = readPageParameters(searchParams);
  const entry = entryAt(pathname.replace(/\/$/, ''), parameters.menu);
  const [pane, menu] = await Promise.all([loadPane(call, entry, parameters, language), menuOf(call)]);
  return data({ info: info.value, pane, menu }, { headers });
}

/** What the site offers; submissions stand there too as long as the member has some, and tasks for whoever ever had a part. */
async function menuOf(call: Call): Promise<MenuEntry[]> {
  const offers = await loadOffers(call);
  const part = await call<typeof myTasks>('GET /front/submission/tasks', {});
  const hasPart = part.ok && part.value.isPart;
  const sent = offers.submission ? null : await call<typeof mySubmissions>('GET /front/submission/mine', { size: 1 });
  const hasSent = sent?.ok === true && sent.value.totalElements > 0;
  return menuEntries.filter(
    (entry) =>
      (entry !== 'album' || offers.album) &&
      (entry !== 'submission' || offers.submission || hasSent) &&
      (entry !== 'tasks' || hasPart),
  );
}

/** What the chosen part of the personal center shows. */
async function loadPane(call: Call, entry: MenuEntry, parameters: PageParameters, language: Language | undefined) {
  const listed: AskList = async (ask) =>
    expectAnswer(await pageOrLast(parameters.page ?? 0, (page) => ask({ page, size: 20 })));
  switch (entry) {
    case 'collect': {
      const type = savedTypes.find((known) => known === parameters.type) ?? ('all' as const);
      const ofType = type === 'all' ? {} : { type };
      const list = await listed((paging) =>
        call<typeof collects>('GET /front/frontMembers/collects', { ...paging, ...ofType }),
      );
      return { entry, type, list };
    }
    case 'comment':
      return { entry, list: await listed((paging) => call<typeof myComments>('GET /front/comment/mine', paging)) };
    case 'message': {
      if (parameters.tab === 'alerts') {
        const alerts = await call<typeof subscribeList>('GET /front/frontMembers/subscribeList', {});
        return { entry, messages: null, alerts: expectAnswer(alerts) };
      }
      const messages = await listed((paging) => call<typeof getMessages>('GET /front/frontMembers/messages', paging));
      return { entry, messages, alerts: null };
    }
    case 'download': {
      const what = parameters.tab === 'read' ? ('read' as const) : ('download' as const);
      const used = await listed((paging) =>
        what === 'read'
          ? call<typeof getHistorys>('GET /front/frontMembers/historys', paging)
          : call<typeof getDownloads>('GET /front/frontMembers/downloads', paging),
      );
      return { entry, what, used };
    }
    case 'album':
      return { entry, ...(await loadAlbums(call, parameters, listed)) };
    case 'submission':
      return { entry, ...(await loadSubmissions(call, parameters, listed, language)) };
    case 'tasks':
      return { entry, ...(await loadTasks(call, language)) };
    case 'account':
      return { entry, account: await loadAccount(call) };
    default:
      return { entry };
  }
}

export type PaneView = Awaited<ReturnType<typeof loadPane>>;

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(loaderData ? pageTitle(matches, sayInHead(matches)(entryNames[loaderData.pane.entry])) : []),
  { name: 'robots', content: 'noindex' },
];

/** /personal and its five other addresses: one page, of whose parts the address chooses one. */
export default function PersonalPage({ loaderData: { info, pane, menu } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const say = useSay();
  const name = info.name || info.userName;
  return (
    <div
      className={`${layout.page} ${layout.stack5} ${styles.page}`}
      data-part="personal-center"
      data-menu={pane.entry}
    >
      <aside className={layout.stack4} aria-label={say('personalCenter.title')}>
        <div className={styles.member} data-part="center-member">
          <Avatar picture={info.headPicture} name={name} />
          <p>
            <strong className={text.h3}>
              <bdi>{name}</bdi>
            </strong>
            {info.institution && <span className={text.fine}>{info.institution}</span>}
          </p>
        </div>
        <CenterMenu entries={menu} current={pane.entry} />
      </aside>
      <div className={`${layout.stack4} ${styles.pane}`}>
        <h1 className={text.h1}>{say(entryNames[pane.entry])}</h1>
        <Pane key={pane.entry} pane={pane} info={info} />
      </div>
    </div>
  );
}

/** The chosen part of the personal center. What is in it belongs to those who make it. */
function Pane({ pane, info }: { readonly pane: PaneView; readonly info: Info }) {
  const say = useSay();
  const href = useHref();
  const address = addressOfEntry(pane.entry);
  /** An address of this part with other parameters. */
  const here = (parameters: Readonly<Record<string, string | number>>) => {
    const rest = Object.entries(parameters).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
    return href(rest.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${rest.join('&')}` : address);
  };
  const pageHref = (page: number) => here({ page });

  switch (pane.entry) {
    case 'collect':
      return (
        <Favourites
          collects={pane.list}
          type={pane.type}
          hrefOf={(page, type) => here({ type: type === 'all' ? '' : type, page })}
        />
      );
    case 'comment':
      return <MyComments comments={pane.list} hrefOf={pageHref} />;
    case 'message':
      return (
        <>
          <Tabs
            label={say('personalCenter.menu.message')}
            tabs={[
              { key: 'message', name: say('personalCenter.menu.message'), href: here({}), isCurrent: !pane.alerts },
              {
                key: 'alerts',
                name: say('alerts.list.title'),
                href: here({ tab: 'alerts' }),
                isCurrent: pane.alerts !== null,
              },
            ]}
          />
          {pane.alerts ? (
            <SubscriptionList alerts={pane.alerts} />
          ) : (
            <NoticeList messages={pane.messages} hrefOf={pageHref} />
          )}
        </>
      );
    case 'download': {
      const tab = pane.what === 'read' ? 'read' : '';
      return (
        <>
          <Tabs
            label={say('personalCenter.menu.download')}
            tabs={[
              { key: 'download', name: say('personalCenter.tab.downloads'), href: here({}), isCurrent: !tab },
              { key: 'read', name: say('personalCenter.tab.historys'), href: here({ tab: 'read' }), isCurrent: !!tab },
            ]}
          />
          <UsedList key={pane.what} used={pane.used} what={pane.what} hrefOf={(page) => here({ tab, page })} />
        </>
      );
    }
    case 'album': {
      if (!pane.opened)
        return <PersonalAlbums albums={pane.albums} albumHref={(id) => here({ childId: id })} hrefOf={pageHref} />;
      const { id } = pane.opened.album;
      return (
        <PersonalAlbum
          {...pane.opened}
          backHref={here({})}
          hrefOf={(page, type) => here({ childId: id, type, page })}
        />
      );
    }
    case 'infomation':
      return <InfoForm info={info} />;
    case 'account':
      return <AccountPane account={pane.account} info={info} />;
    case 'tasks':
      return (
        <PageWords words={pane.words}>
          <TaskList tasks={pane.tasks} />
        </PageWords>
      );
    case 'submission':
      return (
        <PageWords words={pane.words}>
          {pane.opened ? (
            <OwnSubmission submission={pane.opened} backHref={here({})} />
          ) : (
            <OwnSubmissions
              submissions={pane.submissions}
              submissionHref={(id) => here({ childId: id })}
              hrefOf={pageHref}
            />
          )}
        </PageWords>
      );
  }
}
