// First, because it names the order of the style layers.
import './platform/ui/styles/base.css';
// Fetched together with a page that is awake from the start, instead of after it.
import './hydrate.client.tsx';

import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import type { Route } from './+types/root';
import { feedAddress, feedFormats } from './features/discovery/feeds/domain/feed-name.ts';
import { guardSignOn } from './features/members/account/pages/take-sign-on.server.ts';
import { loadFrame } from './features/portal/frame/pages/load-frame.ts';
import { frameSources, isGrey } from './features/portal/frame/parts/frame-rules.ts';
import { PreviewBar } from './features/portal/frame/parts/preview-bar.tsx';
import { guardEntry } from './features/sites/site/pages/guard-entry.server.ts';
import { Screen } from './features/sites/site/parts/screen.tsx';
import { currentIntl } from './platform/i18n/current-intl.ts';
import { sayWith } from './platform/i18n/use-say.ts';
import { documentLanguage, textDirection } from './platform/kernel/language.ts';
import type { ScreenWords } from './platform/shell/error-screen.ts';
import { useMaybeFrame } from './platform/shell/frame.ts';
import { pageFactsName, writePageFacts } from './platform/ui/behaviour/page-facts.ts';
import { frameSourcesHeader } from './platform/ui/frame-sources-header.ts';
import { pageUrl } from './platform/ui/page-url.ts';
import { schemeScript } from './platform/ui/scheme-script.ts';

export const middleware: Route.MiddlewareFunction[] = [guardEntry, guardSignOn];

export async function loader({ context, request }: Route.LoaderArgs) {
  const frame = await loadFrame(context, pageUrl(request));
  return data(frame, { headers: { [frameSourcesHeader]: frame ? frameSources(frame) : '' } });
}

export const headers = ({ errorHeaders, loaderHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

/** The frame changes with a document, never in between. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const frame = useMaybeFrame();
  const { pathname } = useLocation();
  const error = useRouteError();
  // Where nothing went wrong, React Router has null here.
  const words = error ? wordsFor(error) : undefined;
  const intl = currentIntl(frame?.language ?? 'zh');
  const language = words?.language ?? documentLanguage(frame?.language ?? 'zh');
  const direction = words?.direction ?? textDirection(frame?.language ?? 'zh');
  return (
    <html
      lang={language}
      dir={direction}
      data-grey={frame && isGrey(frame, pathname) ? '' : undefined}
      data-grid={frame?.theme.homeGrid}
      data-covers={frame?.theme.covers}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {words && <title>{words.title}</title>}
        {words && <meta name="robots" content="noindex" />}
        {frame && <meta name={pageFactsName} content={writePageFacts(frame.site.id, frame.language, sayWith(intl))} />}
        <Meta />
        <Links />
        <link rel="stylesheet" href={frame?.stylesheet ?? '/theme/current.css'} />
        {frame && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title={frame.site.name}
            href="/opensearch.xml"
          />
        )}
        {frame &&
          feedFormats.map((format) => (
            <link
              key={format}
              rel="alternate"
              type={`application/${format}+xml`}
              title={frame.site.name}
              href={feedAddress({ of: 'site', id: null }, format)}
            />
          ))}
        <link rel="icon" href={frame?.site.icon ?? '/icon.svg'} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: schemeScript }} />
      </head>
      <body>
        <RawIntlProvider value={intl}>
          {frame && <PreviewBar />}
          {children}
        </RawIntlProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <Screen {...wordsFor(error)} {...(isRouteErrorResponse(error) && { status: error.status })} />;
}

function wordsFor(error: unknown): ScreenWords {
  const words = isRouteErrorResponse(error) ? (error.data as ScreenWords | null) : null;
  return words?.screen ? words : brokenScreen;
}

/** Shown when even the words could not be fetched. */
const brokenScreen: ScreenWords = {
  screen: 'broken',
  language: 'zh-CN',
  direction: 'ltr',
  title: '页面暂时无法显示',
  text: '系统发生错误，请稍后再试。',
  english: 'This page cannot be shown at the moment.',
  home: '返回首页',
};
