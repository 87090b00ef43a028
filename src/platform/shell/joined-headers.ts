import type { HeadersArgs } from 'react-router';

/** A page's own headers beside those of the frame around it. */
export function joinedHeaders({ parentHeaders, loaderHeaders }: HeadersArgs): Headers {
  const both = new Headers(parentHeaders);
  for (const [name, value] of loaderHeaders) both.set(name, value);
  return both;
}
