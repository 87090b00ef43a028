import { join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import {
  createMemoryRouter,
  type MetaDescriptor,
  matchRoutes,
  Outlet,
  type RouteObject,
  RouterProvider,
} from 'react-router';
import { loadFrame } from '../../src/features/portal/frame/pages/load-frame.ts';
import { guardEntry } from '../../src/features/sites/site/pages/guard-entry.server.ts';
import type { RequestContext } from '../../src/platform/contract/request-context.ts';
import { provideIntl } from '../../src/platform/i18n/current-intl.ts';
import { serverIntl } from '../../src/platform/i18n/intl.server.ts';
import { isLanguage, type Language } from '../../src/platform/kernel/language.ts';
import { documentParts } from '../../src/platform/ui/page-context.ts';
import { spliceSlots } from '../../src/platform/ui/splice-body.server.ts';
import routes from '../../src/routes.ts';
import { pageContext } from './page-context.ts';
import type { TestApp } from './test-app.ts';

export interface OpenedPage {
  readonly status: number;
  /** Where the reader is sent instead. */
  readonly goes: string | null;
  /** The page with its shell, ampersands as a browser reads them. */
  readonly html: string;
  readonly meta: readonly MetaDescriptor[];
}

interface PageFile {
  loader?(given: object): Promise<unknown>;
  meta?(given: object): MetaDescriptor[];
  readonly default: ComponentType<Record<string, unknown>>;
}

/** What `data` makes of an answer that has more to say than its data. */
interface WithInit {
  readonly type: string;
  readonly data: unknown;
  readonly init: { readonly status?: number } | null;
}
const isWithInit = (value: unknown): value is WithInit =>
  (value as { type?: string } | null | undefined)?.type === 'DataWithResponseInit';

provideIntl(serverIntl);

const refused = { goes: null, html: '', meta: [] };

/** A page as a reader of this host gets it: past the door, loaded by the real app, drawn in its shell; in English unless the address says otherwise. */
export async function askPage(
  test: TestApp,
  host: string,
  address: string,
  given: Partial<RequestContext> = {},
): Promise<OpenedPage> {
  const language = new URL(`https://${host}${address}`).searchParams.get('lang') ?? '';
  const context = pageContext(test, host, { language: isLanguage(language) ? language : 'en', ...given });
  try {
    return await openedPage(context, new Request(`https://${host}${address}`), isLanguage(language) ? language : 'en');
  } catch (thrown) {
    if (thrown instanceof Response) return { ...refused, status: thrown.status, goes: thrown.headers.get('location') };
    if (isWithInit(thrown)) return { ...refused, status: thrown.init?.status ?? 200 };
    throw thrown;
  }
}

async function openedPage(
  context: ReturnType<typeof pageContext>,
  request: Request,
  language: Language,
): Promise<OpenedPage> {
  const url = new URL(request.url);
  await guardEntry({ request, context, url, pattern: url.pathname, params: {} }, async () => new Response());
  const root = await loadFrame(context, url);
  const loaded: Record<string, unknown> = { root };
  let meta: MetaDescriptor[] = [];
  let inner: RouteObject | undefined;
  for (const { route, params } of (matchRoutes(routes as RouteObject[], url.pathname) ?? []).toReversed()) {
    const id = route.id ?? 'layout';
    const page: PageFile = await import(
      /* @vite-ignore */ join(import.meta.dirname, '../../src', (route as unknown as { file: string }).file)
    );
    const answer = await page.loader?.({ request, context, params });
    const loaderData = isWithInit(answer) ? answer.data : answer;
    loaded[id] = loaderData;
    if (!inner) meta = page.meta?.({ matches: [{ id: 'root', loaderData: root }], loaderData, params }) ?? [];
    const element = createElement(page.default, { loaderData, params });
    inner = { id, loader: () => null, element, ...(inner ? { children: [inner] } : { path: '*' }) };
  }
  const element = (
    <RawIntlProvider value={serverIntl(language)}>
      <Outlet />
    </RawIntlProvider>
  );
  const router = createMemoryRouter([{ id: 'root', loader: () => null, element, children: inner ? [inner] : [] }], {
    initialEntries: [url.pathname + url.search],
    hydrationData: { loaderData: loaded },
  });
  const drawn = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&amp;', '&');
  const html = Buffer.concat(spliceSlots(drawn, context.get(documentParts).slots)).toString();
  return { status: 200, goes: null, html, meta };
}
