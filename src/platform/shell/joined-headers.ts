import type { HeadersArgs } from 'react-router';

/** The headers of a route: those of its parents, with what its own loader sets. */
export function joinedHeaders({ parentHeaders, loaderHeaders }: HeadersArgs): Headers {
  const both = new Headers(parentHeaders);
  for (const [name, value] of loaderHeaders) both.set(name, value);
  return both;
}
