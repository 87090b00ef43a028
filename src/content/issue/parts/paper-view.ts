import type { Paper } from '../contract.ts';

/** Only what is printed of a paper travels to the browser. */
export type PaperView = Omit<
  Paper,
  'siteId' | 'titles' | 'summary' | 'keyword' | 'publicationId' | 'referenceCount' | 'commentCount' | 'score'
> & { readonly citations: number };

export function paperView(paper: Paper): PaperView {
  const { siteId, titles, summary, keyword, publicationId, referenceCount, commentCount, score, ...printed } = paper;
  return { ...printed, citations: referenceCount };
}
