import type { HeadersArgs } from 'react-router';

/** What the shell says of the document, and what the page does. */
export function joinedHeaders({ parentHeaders, loaderHeaders }: HeadersArgs): Headers {
  const both = new Headers(parentHeaders);
  for (const [name, value] of loaderHeaders) both.set(name, value);
  return both;
}
