import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { getPublicizeInfo } from '../contract.ts';

export type CitationView = ReturnType<typeof citationView>;

/** What a page carries of a citation; the other styles are fetched when they are wanted. */
export function citationView(info: OutputOf<typeof getPublicizeInfo>) {
  const { styles, quoteHtml, transQuoteHtml, ...view } = info;
  return view;
}
