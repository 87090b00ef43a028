import { data, redirect } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ListPage } from '../../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { pageWords } from '../../../../platform/shell/page-words.server.ts';
import { PageWords } from '../../../../platform/shell/page-words.tsx';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import box from '../../../../platform/ui/box.module.css';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import { Tabs } from '../../../../platform/ui/tabs.tsx';
import text from '../../../../platform/ui/text.module.css';
import type { listMyInstitutions } from '../../../access/librarian.contract.ts';
import { openPage } from '../../../sites/navigation/parts/open-page.ts';
import { librarianAddress, librarianTabOf, librarianTabs } from '../domain/librarian-tabs.ts';
import { AgreementPane } from '../parts/agreement-pane.tsx';
import { CorrectionPane } from '../parts/correction-pane.tsx';
import { KeysPane } from '../parts/keys-pane.tsx';
import { LinksPane } from '../parts/links-pane.tsx';
import { TitlesPane } from '../parts/titles-pane.tsx';
import { UsagePane } from '../parts/usage-pane.tsx';
import type { Route } from './+types/librarian-page';
import { loadTab } from './load-tab.ts';

/** Loads the page of a librarian; a visitor goes to the login first and returns here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  /** For nobody's cache. */
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };
  const { call, signedIn } = context.get(pageRequest);
  const { pathname, search, searchParams } = pageUrl(request);
  const mine = signedIn ? await call<typeof listMyInstitutions>('GET /front/librarian/institutions', {}) : undefined;
  if (!mine || (!mine.ok && mine.failure.code === 'loginRequired')) {
    const query = new URLSearchParams({ url: `${pathname}${search}` });
    const lang = searchParams.get('lang');
    if (lang) query.set('lang', lang);
    throw redirect(`/login?${query}`, { headers });
  }
  const { language, origin, parameters, say } = await openPage(context, request);
  const institutions = expectAnswer(mine);
  const chosen = institutions.find(({ id }) => id === parameters.childId) ?? institutions[0];
  if (!chosen) throw showScreen('notFound', language);
  const tab = librarianTabOf(parameters.tab);
  const view = await loadTab(call, tab, chosen.id);
  return data(
    {
      view,
      origin,
      name: say(chosen.names) || chosen.id,
      institutions: institutions.map(({ id, names }) => ({ id, name: say(names) || id })),
      titles: Object.fromEntries(
        view.institution.entitlements.flatMap(({ about }) =>
          about ? [[about.id, say(about.titles) || about.id]] : [],
        ),
      ),
      words: pageWords(language, ['librarian.page', `librarian.${tab}`]),
    },
    { headers },
  );
}

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, sayInHead(matches)('frame.account.librarian')),
  { name: 'robots', content: 'noindex' },
];

/** /librarian: what a library has agreed with the site, how it is used, and what its systems need, for its librarian. */
export default function LibrarianPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <Librarian {...loaderData} />
    </PageWords>
  );
}

type LoaderData = Route.ComponentProps['loaderData'];

function Librarian(loaderData: LoaderData) {
  const { view, name, institutions } = loaderData;
  const { id, librarians, ror } = view.institution;
  const say = useSay();
  const href = useHref();
  return (
    <ListPage title={say('frame.account.librarian')} part="librarian">
      {institutions.length > 1 && (
        <nav aria-label={say('librarian.page.choose')}>
          <ul className={layout.row2}>
            {institutions.map((one) => (
              <li key={one.id}>
                <a
                  className={box.chip}
                  href={href(librarianAddress(view.tab, one.id))}
                  aria-current={one.id === id ? 'true' : undefined}
                >
                  {one.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={layout.stack2} data-part="institution">
        <p className={text.h2}>{name}</p>
        <p className={`${layout.line} ${text.fine}`}>
          <span>
            {say('librarian.page.customerId')} <bdi>{id}</bdi>
          </span>
          {ror && <a href={`https://ror.org/${ror.replace(/^https?:\/\/ror\.org\//, '')}`}>ROR</a>}
          <span>
            {say('librarian.page.librarians')} <bdi>{librarians.join(', ')}</bdi>
          </span>
        </p>
      </div>
      <Tabs
        label={say('librarian.page.parts')}
        tabs={librarianTabs.map((tab) => ({
          key: tab,
          name: say(`librarian.page.tab.${tab}`),
          href: href(librarianAddress(tab, id)),
          isCurrent: tab === view.tab,
        }))}
      />
      <div className={layout.stack6} data-tab={view.tab}>
        <Pane {...loaderData} />
      </div>
    </ListPage>
  );
}

function Pane({ view, origin, titles }: LoaderData) {
  const { institution } = view;
  if ('usage' in view) return <UsagePane customer={institution.id} usage={view.usage} />;
  if ('keys' in view)
    return <KeysPane key={institution.id} customer={institution.id} origin={origin} keys={view.keys} />;
  const { id, resolver, proxyPrefix } = institution;
  switch (view.tab) {
    case 'titles':
      return <TitlesPane customer={id} origin={origin} />;
    case 'links':
      return <LinksPane key={id} customer={id} origin={origin} resolver={resolver} proxyPrefix={proxyPrefix} />;
    case 'correction':
      return <CorrectionPane key={id} customer={id} />;
    default:
      return <AgreementPane institution={institution} titles={titles} origin={origin} />;
  }
}
