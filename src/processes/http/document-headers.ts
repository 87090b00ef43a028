import type { ServerBuild, StaticHandlerContext } from 'react-router';

/** What the routes of a page say by `headers`, the outer first; a route that says nothing hands on what it was given. Cookies add up. */
export function documentHeaders(
  { matches, errors, loaderData, loaderHeaders }: StaticHandlerContext,
  routes: ServerBuild['routes'],
): Headers {
  const boundary = errors ? matches.findIndex(({ route }) => route.id in errors) : -1;
  const rendered = boundary < 0 ? matches : matches.slice(0, boundary + 1);
  // Of the loader that refused, at or below the route that shows it.
  const refused = matches.slice(boundary).find(({ route }) => loaderHeaders[route.id] && !(route.id in loaderData));
  const errorHeaders = boundary < 0 || !refused ? undefined : loaderHeaders[refused.route.id];
  const actionHeaders = new Headers();
  let parentHeaders = new Headers();
  for (const { route } of rendered) {
    const given = loaderHeaders[route.id] ?? new Headers();
    const say = routes[route.id]?.module.headers;
    const isLast = route === rendered.at(-1)?.route;
    const said =
      typeof say === 'function'
        ? say({ loaderHeaders: given, parentHeaders, actionHeaders, errorHeaders: isLast ? errorHeaders : undefined })
        : (say ?? parentHeaders);
    const headers = new Headers(said);
    const cookies = new Set(headers.getSetCookie());
    for (const source of [parentHeaders, given, ...(isLast && errorHeaders ? [errorHeaders] : [])])
      for (const cookie of source.getSetCookie()) if (!cookies.has(cookie)) headers.append('set-cookie', cookie);
    parentHeaders = headers;
  }
  return parentHeaders;
}
