import type { Paper } from '../contract.ts';

export type PaperView = ReturnType<typeof paperView>;

/** Only what is printed of a paper travels to the browser. */
export function paperView(paper: Paper) {
  const { siteId, titles, summary, keyword, publicationId, referenceCount, commentCount, score, ...printed } = paper;
  return { ...printed, citations: referenceCount };
}
