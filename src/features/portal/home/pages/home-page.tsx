import { data, type MetaDescriptor, type RouterContextProvider } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../../platform/shell/breadcrumb.tsx';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { frameInHead, sayInHead } from '../../../../platform/shell/say-in-head.ts';
import { headSlot } from '../../../../platform/ui/body-marker.ts';
import type { DeferredHydrationHandle } from '../../../../platform/ui/deferred-hydration.ts';
import { jsonLdScript } from '../../../../platform/ui/json-ld.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import text from '../../../../platform/ui/text.module.css';
import { unkept } from '../../../../platform/ui/unkept.ts';
import { columnPlace, type OpenPage, openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { findSeoBySiteId, getConfigHeader, getFooterConfig } from '../../../sites/site/contract.ts';
import { loadModules } from '../parts/load-modules.ts';
import { loadRecommendation } from '../parts/load-recommendation.ts';
import type { ModuleView } from '../parts/module-view.ts';
import { Modules } from '../parts/modules.tsx';
import { siteJsonLd } from '../parts/site-json-ld.ts';
import type { Route } from './+types/home-page';

/** A new site has nothing yet but the form with which readers subscribe. */
const saysSomething = ({ code }: ModuleView): boolean => code !== 'subscribe';

/** A page that lacks a part of it is nobody's but this reader's. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const view = await loadHome(context, request);
  return data(view, view.modules.some(isIncomplete) ? unkept : {});
}

const isIncomplete = (module: ModuleView): boolean =>
  module.code === 'unloaded' || (module.code === 'numbers' && module.found === null);

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => {
  if (!loaderData) return [];
  const { name, isInner, place } = loaderData;
  const noIndex = { name: 'robots', content: 'noindex, follow' };
  if (name === 'composite') return pageTitle(matches, place?.title);
  if (name !== 'home') return [...pageTitle(matches, sayInHead(matches)('home.recommendation.title')), noIndex];
  const canonical = frameInHead(matches)?.home;
  return isInner && canonical ? [...pageTitle(matches, undefined, { canonical }), noIndex] : pageTitle(matches);
};

/** It can be read before any script has run; its banner begins to turn when it is touched. */
export const handle: DeferredHydrationHandle = { isDeferred: () => true };

/**
 * Pages that a site builds from modules: /homeNav of a journal's site, /scanHome of a portal, /innerHome for a partner's frame,
 * /newComposite of one column; and, built the same way, /innerRecommendation.
 */
export default function HomePage({ loaderData: view }: Route.ComponentProps) {
  const { site } = useFrame();
  const say = useSay();
  const { name, place, modules } = view;
  if (name === 'home')
    return (
      <>
        {modules.some(saysSomething) ? (
          <h1 data-visually-hidden="">{site.name}</h1>
        ) : (
          <div className={`${layout.page} ${layout.stack4}`}>
            <h1 className={text.h1}>{site.name}</h1>
            <p className={text.lead}>{say('site.home.empty')}</p>
          </div>
        )}
        {modules.length > 0 && <Modules modules={modules} />}
      </>
    );
  const title = place?.title ?? say('home.recommendation.title');
  const recommended = (module: ModuleView): ModuleView => ({ ...module, title: say('home.recommendation.list') });
  if (!place && modules.length > 0)
    return (
      <>
        <h1 data-visually-hidden="">{title}</h1>
        <Modules modules={modules.map(recommended)} />
      </>
    );
  return (
    <>
      <div className={`${layout.page} ${layout.stack4}`}>
        {place && <Breadcrumb path={[...place.path, { name: title, href: null }]} />}
        <h1 className={text.h1}>{title}</h1>
        {modules.length === 0 && <Nothing view={view} />}
      </div>
      <Modules modules={modules} />
    </>
  );
}

/** What is empty says so and leads on. */
function Nothing({ view: { name } }: { readonly view: Pick<HomeView, 'name'> }) {
  const say = useSay();
  const href = useHref();
  return name === 'composite' ? (
    <p data-part="sentence">
      {say('home.composite.empty')} <a href={href('/newPublish')}>{say('home.composite.newest')}</a>
    </p>
  ) : (
    <p data-part="sentence">
      {say('home.recommendation.empty')}{' '}
      <a href={href('/article?sort=publishDate%2Cdesc')}>{say('home.recommendation.newest')}</a>
    </p>
  );
}

type HomeName = 'home' | 'composite' | 'recommendation' | 'sample';

const names: Readonly<Record<string, HomeName>> = {
  '/newcomposite': 'composite',
  '/innerrecommendation': 'recommendation',
  '/innerrecommendationtest': 'sample',
};

/** What a page built from modules shows: those that the site stored for its home or for a column, or papers that are alike. */
async function loadHome(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const name = names[page.path.toLowerCase()] ?? 'home';
  const isInner = page.path.toLowerCase().startsWith('/inner');
  if (name === 'home') {
    const [modules, described] = await Promise.all([loadModules(context), isInner ? '' : describedSite(page)]);
    if (described) context.get(pageRequest).placeHtml(headSlot, described);
    return { name, isInner, place: null, modules };
  }
  if (name === 'composite') {
    const { columnId } = page.parameters;
    const place = await columnPlace(page);
    if (!columnId || !place) throw showScreen('notFound', page.language);
    return { name, isInner, place, modules: await loadModules(context, columnId) };
  }
  return { name, isInner, place: null, modules: await loadRecommendation(page, name === 'sample') };
}

/** The JSON-LD for search engines; undefined while its data is unavailable. */
async function describedSite(page: OpenPage): Promise<string> {
  const [header, seo, footer] = await Promise.all([
    page.call<typeof getConfigHeader>('GET /front/site/getConfigHeader', {}),
    page.call<typeof findSeoBySiteId>('GET /front/config-seo/findBySiteId', {}),
    page.call<typeof getFooterConfig>('GET /front/config-footer/getFooterConfig', {}),
  ]);
  if (!header.ok || !seo.ok || !footer.ok) return '';
  return jsonLdScript(siteJsonLd({ header: header.value, seo: seo.value, footer: footer.value }, page));
}

type HomeView = Awaited<ReturnType<typeof loadHome>>;
