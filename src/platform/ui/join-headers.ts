import type { HeadersArgs } from 'react-router';

/** The headers of a route on top of those of the routes around it: `export { joinHeaders as headers }`. */
export function joinHeaders({ parentHeaders, loaderHeaders }: HeadersArgs) {
  const joined = new Headers(parentHeaders);
  for (const [name, value] of loaderHeaders) joined.set(name, value);
  return joined;
}
