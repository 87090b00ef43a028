import type { Paper } from '../contract.ts';

export type PaperView = ReturnType<typeof paperView> & {
  /** Its abstract, where a list unfolds it. */
  readonly summary?: string;
};

/** Only what is printed of a paper travels to the browser. */
export function paperView(paper: Paper) {
  const { siteId, titles, summary, keyword, publicationId, referenceCount, commentCount, score, ...printed } = paper;
  return { ...printed, citations: referenceCount };
}

/** The same with the abstract, cut where a list ends it. */
export const paperWithAbstract = (paper: Paper): PaperView => ({ ...paperView(paper), summary: paper.summary });
