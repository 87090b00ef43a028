import {
  createRequestHandler,
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { documentHeaders } from './document-headers.ts';

export type PageBuild = ServerBuild | (() => Promise<ServerBuild>);
export type PageMode = 'production' | 'development';

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Answers a request by a route of the build. Documents are made here, on React Router's static handler: its own handler writes
 * loader data by a walk in script and prepares for each page what a process needs once (decision 0121). Data of pages that are
 * open already, and routes without a component, are left to it.
 */
export function createPageHandler(build: PageBuild, mode: PageMode): Handle {
  const answerData = createRequestHandler(build, mode);
  if (typeof build !== 'function') return handlerOf(build, mode, answerData);
  return async (request, context) => handlerOf(await build(), mode, answerData)(request, context);
}

function handlerOf(build: ServerBuild, mode: PageMode, answerData: Handle): Handle {
  const routerFor = createRouters(build);
  const makeEntry = entryMaker(build);
  const isBare = (id: string) => !build.routes[id]?.module.default && !build.routes[id]?.module.ErrorBoundary;
  const hasBareRoutes = Object.keys(build.routes).some(isBare);

  const makeDocument = async (request: Request, found: StaticHandlerContext, context: RouterContextProvider) => {
    const { errors } = found;
    for (const error of Object.values(errors ?? {})) if (isUnexpected(error)) console.error(error);
    if (mode === 'production' && errors) found.errors = withoutReasons(errors);
    const render = (result: StaticHandlerContext) =>
      build.entry.module.default(
        request,
        result.statusCode,
        documentHeaders(result, build.routes),
        makeEntry(result, request),
        context,
      );
    try {
      return await render(found);
    } catch (problem) {
      console.error(problem);
      const root = found.matches[0]?.route.id ?? 'root';
      return await render({ ...found, statusCode: 500, errors: withoutReasons({ [root]: problem }) });
    }
  };

  return async (request, context) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('.data')) return answerData(request, context);
    const { query, match } = routerFor(pathname);
    if (hasBareRoutes && isBare(match(pathname)?.at(-1)?.route.id ?? '')) return answerData(request, context);
    const answer = await query(request, {
      requestContext: context,
      generateMiddlewareResponse: async (load) => {
        const found = await load(request);
        return found instanceof Response ? found : makeDocument(request, found, context);
      },
    });
    // By `generateMiddlewareResponse` every context has become an answer.
    return answer as Response;
  };
}

/**
 * React Router tries one route after the other until one fits, and there are many. By the first word of its address a page has a
 * router of its own, with the few routes that can fit: those of this word and those that take any.
 */
function createRouters(build: ServerBuild): (pathname: string) => StaticHandler {
  const words = new Set(Object.values(build.routes).map((route) => firstWord(route?.path)));
  const made = new Map<string, StaticHandler>();
  return (pathname) => {
    const word = firstWord(pathname);
    const group = words.has(word) ? word : '';
    const known = made.get(group);
    if (known) return known;
    const fits = (path: string | undefined) => [group, ''].includes(firstWord(path)) || /^\/?[:*]/.test(path ?? '');
    const router = createStaticHandler(routesBelow(build, undefined, fits), { future: build.future });
    made.set(group, router);
    return router;
  };
}

/** Matching ignores case. */
const firstWord = (path = ''): string => {
  const [word = ''] = path.replace(/^\/+/, '').split('/', 1);
  return decodeWord(word).toLowerCase();
};

function decodeWord(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

const routesBelow = (
  build: ServerBuild,
  parent: string | undefined,
  fits: (path: string | undefined) => boolean,
): RouteObject[] =>
  Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parent && fits(route.path))
    .map(({ id, path, index, caseSensitive, module }) => ({
      id,
      path,
      middleware: module.middleware,
      loader: module.loader,
      handle: module.handle,
      // Where an error is shown; the component itself is React's.
      ErrorBoundary: parent === undefined || module.ErrorBoundary ? () => null : undefined,
      // What stands below an address begins with its first word.
      ...(index ? { index } : { caseSensitive, children: routesBelow(build, id, path ? () => true : fits) }),
    })) as RouteObject[];

/**
 * What React Router's components ask of a build. A page is given only the branch of routes that it shows: from all of them a tree
 * would be built at each render. The browser has them all by the manifest that it loads.
 */
function entryMaker(build: ServerBuild) {
  const { assets, routes, future, ssr, routeDiscovery, basename } = build;
  const routeModules = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route?.module]));
  const handoff = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false });
  const branches = new Map<string, EntryContext['manifest']>();
  const branchOf = ({ matches }: StaticHandlerContext) => {
    const leaf = matches.at(-1)?.route.id ?? '';
    const known = branches.get(leaf);
    if (known) return known;
    const routes = Object.fromEntries(matches.map(({ route: { id } }) => [id, assets.routes[id]]));
    const manifest = { ...assets, routes: routes };
    branches.set(leaf, manifest);
    return manifest;
  };
  return (found: StaticHandlerContext, request: Request): EntryContext => ({
    ...criticalStyles(build, request),
    manifest: branchOf(found),
    branches: [],
    routeModules: routeModules as EntryContext['routeModules'],
    staticHandlerContext: found,
    serverHandoffString: handoff,
    renderMeta: {},
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
  });
}

/** Of the development server, which has no style sheets yet. */
const criticalStyles = ({ unstable_getCriticalCss: stylesOf }: ServerBuild, request: Request) =>
  stylesOf && { criticalCss: stylesOf({ pathname: new URL(request.url).pathname }) as string };

/** A loader that refuses throws an answer; anything else is a mistake of ours. */
const isUnexpected = (error: unknown): boolean => !isRouteErrorResponse(error);

/** What went wrong is for the log, not for the page. */
const withoutReasons = (errors: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      error instanceof Error ? new Error('Unexpected Server Error') : error,
    ]),
  );
